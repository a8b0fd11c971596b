internal import Catalog
internal import CatalogImport
internal import ImportFiles

extension ImportJob {
  /// Says what the file was taken for.
  mutating func describe(_ source: ImportSource, _ reader: DraftReader) {
    let place = report.files.count - 1
    var file = report.files[place]
    file.format = source.format[language]
    file.encoding = source.text?.assumption?.description[language]
    if let omission = source.text?.omission {
      file.encoding = [file.encoding, omission.description[language]].compactMap(\.self)
        .joined(separator: "; ")
    }
    file.columns = Field.allCases.flatMap { field in
      (reader.map.columns[field] ?? []).map {
        ImportReport.Column(column: reader.columns[$0], field: field.name)
      }
    }
    let codes = Set(reader.map.codes)
    let brandIDs = Set(reader.lacksBrands ? reader.map.brandIDs : [])
    for (column, name) in reader.columns.enumerated() where reader.map.field(of: column) == nil {
      if codes.contains(column) {
        file.columnsOfCodes.append(name)
      } else if brandIDs.contains(column) {
        file.columnsOfBrandIDs.append(name)
      } else {
        file.columnsLeftOut.append(name)
      }
    }
    file.headerLine = source.header?.line
    file.rowsAboveHeader = source.header?.rowsAbove ?? []
    file.totalRows = reader.totalRows
    file.columnsWithTags = reader.columnsWithTags
    file.bestRating = reader.bestRating
    file.continuedRows = reader.continuedRows
    file.notices = reader.notices.map {
      ImportReport.Notice(
        column: $0.column,
        reason: $0.reason[language],
        count: $0.count,
        line: $0.line,
        example: $0.example
      )
    }
    report.files[place] = file
  }

  /// Tells of the first wrong rows, and how many more there are.
  func tellProblems() {
    progress.end()
    // A program reads them in the report.
    if settings.isJSON { return }
    var room = ImportReport.Problem.listed
    var untold = 0
    for file in report.files where file.badRows > 0 {
      for problem in file.problems.prefix(room) {
        StandardError.write(
          line: "\(Program.description.name): \(problem.message(file: file.file, in: language))"
        )
      }
      let told = min(room, file.problems.count)
      room -= told
      untold += max(0, file.badRows - told)
    }
    guard untold > 0 else { return }
    let more =
      language == .korean
      ? "그 밖에 잘못된 행 \(untold.grouped)개"
      : "and \(untold.counted("more wrong row", "more wrong rows"))"
    StandardError.write(line: "\(Program.description.name): \(more)")
  }

  func refusal(badRows: Int) -> CommandFailure {
    let message =
      switch language {
      case .english:
        "\(badRows.counted("row is", "rows are")) wrong, so nothing was imported; "
          + "mend \(badRows == 1 ? "it" : "them"), or import the others with --skip-bad-rows"
      case .korean:
        "잘못된 행이 \(badRows.grouped)개라서 가져오지 않았습니다. 고치거나 --skip-bad-rows로 나머지를 가져오세요"
      }
    let first = report.files.lazy.compactMap { file in
      file.problems.first.map { $0.message(file: file.file, in: language) }
    }.first
    return CommandFailure(
      code: "badRows",
      message: settings.isJSON
        ? [message, first].compactMap(\.self).joined(separator: "; ") : message,
      exitStatus: 65
    )
  }

  func nothingFound() -> CommandFailure {
    let message =
      switch language {
      case .english: "there is no perfume in what was read, so nothing was imported"
      case .korean: "읽은 내용에 향수가 없어서 가져오지 않았습니다"
      }
    return CommandFailure(code: "noPerfumes", message: message, exitStatus: 65)
  }
}

extension ImportReport.Problem {
  /// The problem in one line.
  func message(file: String, in language: Language) -> String {
    var failure = ImportFailure(reason: Text(reason), endsReading: false)
    failure.file = file
    failure.line = line
    failure.column = column
    failure.columnName = columnName
    return failure.message(in: language)
  }
}
