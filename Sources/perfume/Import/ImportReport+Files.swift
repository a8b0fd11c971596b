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
    let (problems, untold) = firstProblems
    let lines = problems.map(\.problem.message)
    guard untold > 0 else { return lines }
    let more =
      language == .korean
      ? "그 밖에 잘못된 행 \(untold.grouped)개"
      : "and \(untold.counted("more wrong row", "more wrong rows"))"
    return lines + [more]
  }

  /// The same for programs; none when no row is wrong.
  var wrongRows: WrongRows? {
    let (problems, untold) = firstProblems
    guard !problems.isEmpty else { return nil }
    let listed = problems.map { file, problem in
      WrongRows.Problem(
        file: file,
        line: problem.line,
        column: problem.column,
        columnName: problem.columnName,
        reason: problem.reason
      )
    }
    return WrongRows(listed: listed, more: untold)
  }

  /// What is listed of the wrong rows of all files, and how many rows are not among that.
  private var firstProblems: (problems: [(file: String, problem: Problem)], untold: Int) {
    var problems: [(file: String, problem: Problem)] = []
    var untold = 0
    for file in files {
      let told = file.problems.prefix(Problem.listed - problems.count)
      problems += told.map { (file.file, $0) }
      // Several things may be wrong with one row.
      untold += max(0, file.badRows - Set(told.map(\.line)).count)
    }
    return (problems, untold)
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
    let names = Self.labels(of: reader.columns, in: language)
    columns = Field.allCases.flatMap { field in
      (reader.map.columns[field] ?? []).map {
        ImportReport.Column(column: names[$0], field: field.name)
      }
    }
    let codes = Set(reader.map.codes)
    let brandIDs = Set(reader.lacksBrands ? reader.map.brandIDs : [])
    for (column, name) in names.enumerated() where reader.map.field(of: column) == nil {
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
    notices += Self.unstoredFormulas(source, reader, names, in: language)
  }

  /// Cells of a workbook that are only empty because their formulas were never reckoned.
  private static func unstoredFormulas(
    _ source: ImportSource,
    _ reader: DraftReader,
    _ names: [String],
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
          column: names[$0.column],
          reason: reason[language],
          count: $0.count,
          line: $0.row,
          example: $0.cell
        )
      }
  }

  /// The names of columns; where several have one, each with its number.
  private static func labels(of columns: [String], in language: Language) -> [String] {
    let counts = Dictionary(columns.map { ($0, 1) }, uniquingKeysWith: +)
    return columns.enumerated().map { column, name in
      guard counts[name, default: 1] > 1 else { return name }
      let number = column + 1
      return language == .korean ? "\(name) (\(number)번째 열)" : "\(name) (column \(number))"
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
