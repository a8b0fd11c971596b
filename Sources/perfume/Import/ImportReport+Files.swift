internal import Catalog
internal import CatalogImport
internal import ImportFiles

extension ImportReport {
  /// Changes what is said of the file that is being read, which is the last.
  mutating func changeFile(_ change: (inout ImportedFile) -> Void) {
    change(&files[files.count - 1])
  }

  /// How many rows of all files are wrong.
  var badRows: Int { files.reduce(0) { $0 + $1.badRows } }

  /// The first wrong rows, a line each, and how many more there are.
  func problemLines(in language: Language) -> [String] {
    var lines: [String] = []
    var untold = 0
    for file in files {
      let told = file.problems.prefix(Problem.listed - lines.count).map(\.message)
      lines += told
      untold += max(0, file.badRows - told.count)
    }
    guard untold > 0 else { return lines }
    let more =
      language == .korean
      ? "그 밖에 잘못된 행 \(untold.grouped)개"
      : "and \(untold.counted("more wrong row", "more wrong rows"))"
    return lines + [more]
  }
}

extension ImportReport.ImportedFile {
  /// Says what the file was taken for.
  mutating func describe(_ source: ImportSource, _ reader: DraftReader, in language: Language) {
    format = source.format[language]
    encoding = source.text?.assumption?.description[language]
    if let omission = source.text?.omission {
      encoding = [encoding, omission.description[language]].compactMap(\.self)
        .joined(separator: "; ")
    }
    columns = Field.allCases.flatMap { field in
      (reader.map.columns[field] ?? []).map {
        ImportReport.Column(column: reader.columns[$0], field: field.name)
      }
    }
    let codes = Set(reader.map.codes)
    let brandIDs = Set(reader.lacksBrands ? reader.map.brandIDs : [])
    for (column, name) in reader.columns.enumerated() where reader.map.field(of: column) == nil {
      if let unlike = reader.map.unlike.first(where: { $0.column == column }) {
        columnsUnlikeNames.append(
          .init(column: name, field: unlike.field.name, reason: unlike.reason[language])
        )
      } else if codes.contains(column) {
        columnsOfCodes.append(name)
      } else if brandIDs.contains(column) {
        columnsOfBrandIDs.append(name)
      } else {
        columnsLeftOut.append(name)
      }
    }
    headerLine = source.header?.line
    rowsAboveHeader = source.header?.rowsAbove ?? []
    totalRows = reader.totalRows
    columnsWithTags = reader.columnsWithTags
    bestRating = reader.bestRating
    continuedRows = reader.continuedRows
    notices = reader.notices.map {
      ImportReport.Notice(
        column: $0.column,
        reason: $0.reason[language],
        count: $0.count,
        line: $0.line,
        example: $0.example
      )
    }
    notices += Self.unstoredFormulas(source, reader, in: language)
  }

  /// Cells of a workbook that are only empty because their formulas were never reckoned.
  private static func unstoredFormulas(
    _ source: ImportSource,
    _ reader: DraftReader,
    in language: Language
  ) -> [ImportReport.Notice] {
    let reason = Text(
      english: "a formula whose value is not in the file; open it in a spreadsheet and save it",
      korean: "수식의 값이 파일에 없음. 스프레드시트에서 열어 다시 저장하세요"
    )
    return (source.workbook?.unstoredFormulas ?? [])
      .filter { reader.map.field(of: $0.column) != nil }
      .map {
        ImportReport.Notice(
          column: reader.columns[$0.column],
          reason: reason[language],
          count: $0.count,
          line: $0.row,
          example: $0.cell
        )
      }
  }

  /// Counts a wrong row, and lists what is wrong with it while there is room.
  mutating func addRow(with problems: [ImportFailure], in language: Language) {
    badRows += 1
    let room = max(0, ImportReport.Problem.listed - self.problems.count)
    self.problems += problems.prefix(room).map { .init($0, in: file, language) }
  }
}

extension ImportReport.Problem {
  fileprivate init(_ failure: ImportFailure, in file: String, _ language: Language) {
    var failure = failure
    failure.file = file
    self.init(
      line: failure.line,
      column: failure.column,
      columnName: failure.columnName,
      reason: failure.reason[language],
      message: failure.message(in: language)
    )
  }
}
