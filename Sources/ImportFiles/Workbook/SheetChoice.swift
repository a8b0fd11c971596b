import Catalog
import CatalogImport

/// Which sheet of a workbook is meant.
struct SheetChoice {
  private let archive: ZipArchive
  private let sheets: [WorkbookParts.Sheet]
  private let values: CellValues
  private let search: HeaderSearch?

  init(
    _ archive: ZipArchive,
    _ sheets: [WorkbookParts.Sheet],
    _ values: CellValues,
    _ search: HeaderSearch?
  ) {
    self.archive = archive
    self.sheets = sheets
    self.values = values
    self.search = search
  }

  /// The sheet with a name, or else a number from 1; the only one that can be meant when none is given.
  func sheet(named name: String?) throws(ImportFailure) -> WorkbookParts.Sheet {
    guard let name else { return try onlySheet() }
    let called =
      sheets.first { $0.name == name }
      ?? sheets.first { $0.name.lowercased() == name.lowercased() }
    if let called { return called }
    if let number = Int(name), sheets.indices.contains(number - 1) { return sheets[number - 1] }
    throw .unknownSheet(name, names)
  }

  /// A reader that stands behind the header.
  func reader(of sheet: WorkbookParts.Sheet) throws(ImportFailure) -> SheetReader {
    try reader(of: sheet, merged: MergedCells(archive, sheet: sheet.part))
  }

  private func reader(
    of sheet: WorkbookParts.Sheet,
    merged: MergedCells
  ) throws(ImportFailure) -> SheetReader {
    guard let part = try archive.part(sheet.part) else { throw .missingPart(sheet.part) }
    let rows = try SheetRows(part, values: values, merged: merged)
    return try SheetReader(rows, merged: merged, search: search)
  }

  private func onlySheet() throws(ImportFailure) -> WorkbookParts.Sheet {
    // What the user does not see is not what the user means.
    let visible = sheets.filter { !$0.isHidden }
    let candidates = visible.isEmpty ? sheets : visible
    if candidates.count == 1 { return candidates[0] }
    var filled: [WorkbookParts.Sheet] = []
    for sheet in candidates where try hasRecord(sheet) { filled.append(sheet) }
    guard filled.count == 1 else { throw .severalSheets(names) }
    return filled[0]
  }

  /// Whether there is more in a sheet than a header.
  private func hasRecord(_ sheet: WorkbookParts.Sheet) throws(ImportFailure) -> Bool {
    let reader = try reader(of: sheet, merged: .none)
    do throws(ImportFailure) {
      return try reader.next() != nil
    } catch {
      // A record that is wrong is one, too.
      if error.endsReading { throw error }
      return true
    }
  }

  private var names: String { sheets.map { "'\($0.name)'" }.joined(separator: ", ") }
}

extension ImportFailure {
  fileprivate static func unknownSheet(_ name: String, _ names: String) -> ImportFailure {
    ImportFailure(
      reason: Text(
        english: "it has no sheet '\(name)'; its sheets are \(names)",
        korean: "'\(name)' 시트가 없습니다. 시트: \(names)"
      ),
      endsReading: true
    )
  }

  static func emptySheet(_ name: String) -> ImportFailure {
    ImportFailure(
      reason: Text(english: "its sheet '\(name)' is empty", korean: "'\(name)' 시트가 비어 있습니다"),
      endsReading: true
    )
  }

  fileprivate static func severalSheets(_ names: String) -> ImportFailure {
    ImportFailure(
      reason: Text(
        english: "it has several sheets; choose one with --sheet: \(names)",
        korean: "시트가 여러 개입니다. --sheet로 하나를 고르세요: \(names)"
      ),
      endsReading: true
    )
  }
}
