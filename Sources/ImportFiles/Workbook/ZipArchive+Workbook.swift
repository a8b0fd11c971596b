import Catalog
import CatalogImport

extension ZipArchive {
  /// Throws for archives that are something else, and says what to do with them.
  func checkIsWorkbook() throws(ImportFailure) {
    if contains("xl/workbook.xml") || contains("_rels/.rels") && contains("[Content_Types].xml") {
      if contains("xl/workbook.bin") { throw .otherArchive(.binaryWorkbook) }
      if contains("word/document.xml") { throw .otherArchive(.wordDocument) }
      if contains("ppt/presentation.xml") { throw .otherArchive(.presentation) }
      return
    }
    if contains("META-INF/manifest.xml"), contains("content.xml") {
      throw .otherArchive(try isOpenText() ? .openText : .openDocument)
    }
    if contains("Index/Document.iwa") || contains("Index.zip") { throw .otherArchive(.numbers) }
    throw .otherArchive(.files)
  }

  /// Whether an OpenDocument file says that it is no spreadsheet.
  private func isOpenText() throws(ImportFailure) -> Bool {
    guard let part = try part("mimetype", limit: 256) else { return false }
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 256, alignment: 1)
    defer { unsafe room.deallocate() }
    let count = unsafe try part.read(into: room)
    let kind = unsafe String(decoding: room.prefix(count), as: UTF8.self)
    return !kind.isEmpty && !kind.contains("spreadsheet")
  }
}

/// What a ZIP archive holds that is no workbook.
private enum OtherArchive {
  case binaryWorkbook
  case wordDocument
  case presentation
  case openDocument
  case openText
  case numbers
  case files

  var reason: Text {
    switch self {
    case .binaryWorkbook:
      Text(
        english: "it is a binary Excel workbook (.xlsb); save it as .xlsx or CSV",
        korean: "바이너리 엑셀 파일(.xlsb)입니다. .xlsx나 CSV로 저장하세요"
      )
    case .wordDocument:
      Text(
        english: "it is a Word document; save its table as .xlsx or CSV",
        korean: "Word 문서입니다. 그 안의 표를 .xlsx나 CSV로 저장하세요"
      )
    case .presentation:
      Text(
        english: "it is a PowerPoint presentation; save its table as .xlsx or CSV",
        korean: "PowerPoint 문서입니다. 그 안의 표를 .xlsx나 CSV로 저장하세요"
      )
    case .openDocument:
      Text(
        english: "it is an OpenDocument spreadsheet (.ods); save it as .xlsx or CSV",
        korean: "OpenDocument 스프레드시트(.ods)입니다. .xlsx나 CSV로 저장하세요"
      )
    case .openText:
      Text(
        english: "it is an OpenDocument file (.odt or the like); save its table as .xlsx or CSV",
        korean: "OpenDocument 문서(.odt 등)입니다. 그 안의 표를 .xlsx나 CSV로 저장하세요"
      )
    case .numbers:
      Text(
        english: "it is a Numbers document; export it to Excel or CSV",
        korean: "Numbers 문서입니다. Excel이나 CSV로 내보내세요"
      )
    case .files:
      Text(
        english: "it is a ZIP archive and no workbook; unpack it and name the file in it",
        korean: "통합 문서가 아닌 ZIP 압축 파일입니다. 압축을 풀고 그 안의 파일을 지정하세요"
      )
    }
  }
}

extension ImportFailure {
  fileprivate static func otherArchive(_ archive: OtherArchive) -> ImportFailure {
    ImportFailure(reason: archive.reason, endsReading: true)
  }

  static var noSheet: ImportFailure {
    ImportFailure(
      reason: Text(english: "it has no sheet with cells", korean: "셀이 있는 시트가 없습니다"),
      endsReading: true
    )
  }
}
