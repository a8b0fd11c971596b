internal import Catalog
internal import CatalogImport

/// An option that says how files of one kind are read, and means nothing for the others.
enum FileOption: String, CaseIterable {
  case delimiter, encoding, sheet, table

  /// The files that it is for.
  private var files: Text {
    switch self {
    case .delimiter, .encoding: Text(english: "a text", korean: "텍스트 파일")
    case .sheet: Text(english: "an XLSX workbook", korean: "XLSX 통합 문서")
    case .table:
      Text(english: "a SQLite database of another program", korean: "다른 프로그램의 SQLite 데이터베이스")
    }
  }

  /// What to throw when it is given and no file is one that it is for; `format` is what the last one is.
  func needless(for format: Text) -> ImportFailure {
    ImportFailure(
      .usage,
      reason: Text(
        english:
          "--\(rawValue) is for \(files.english), and this is \(format.english); leave it out",
        korean: "--\(rawValue) 옵션은 \(files.korean)에 씁니다. 이 파일은 \(format.korean)입니다. 옵션을 빼세요"
      ),
      endsReading: true
    )
  }
}

extension ImportSettings {
  /// The options of that kind that are given.
  var fileOptions: Set<FileOption> {
    let given: [FileOption: Bool] = [
      .delimiter: delimiter != nil, .encoding: encoding != nil, .sheet: sheet != nil,
      .table: table != nil,
    ]
    return Set(FileOption.allCases.filter { given[$0] == true })
  }
}
