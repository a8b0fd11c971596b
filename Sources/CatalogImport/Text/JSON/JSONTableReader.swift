import Catalog

/// Reads rows that are lists of cells, of which the first names the columns, or one below a title.
///
/// A list within an object may have the names of its columns elsewhere. A row may be shorter than the
/// header, but only longer by cells that are null or empty.
struct JSONTableReader: RecordReader {
  private(set) var columns: [String] = []
  /// Where the header is, unless it is the first row.
  private(set) var header: HeaderPlace?
  private var rows: RowsAhead<JSONRows>

  /// Begins at the first byte of the list, or of the first row, and reads the header.
  init(_ input: JSONInput, isLineByLine: Bool, search: HeaderSearch?) throws(ImportFailure) {
    rows = RowsAhead(try JSONRows(input, isLineByLine: isLineByLine))
    try readHeader(search)
  }

  /// Begins at the first byte of an object that holds the rows.
  init(
    _ input: JSONInput,
    _ rows: JSONOutline.Rows,
    search: HeaderSearch?
  ) throws(ImportFailure) {
    self.rows = RowsAhead(try JSONRows(input, path: rows.path))
    if let columns = rows.columns { self.columns = columns } else { try readHeader(search) }
  }

  private mutating func readHeader(_ search: HeaderSearch?) throws(ImportFailure) {
    do throws(ImportFailure) {
      guard let (row, above) = try rows.header(search) else { return }
      for value in row.values {
        guard let name = value.columnName else { throw .noColumnNames(line: row.line) }
        columns.append(name)
      }
      header = above
    } catch {
      var failure = error
      failure.endsReading = true
      throw failure
    }
  }

  mutating func next() throws(ImportFailure) -> Record? {
    guard let row = try rows.next() else { return nil }
    if row.values.dropFirst(columns.count).contains(where: { !$0.isEmpty }) {
      throw ImportFailure(
        line: row.line,
        reason: .cellCount(row.values.count, header: columns.count),
        endsReading: false
      )
    }
    return Record(line: row.line, values: Array(row.values.prefix(columns.count)))
  }
}

extension ImportFailure {
  fileprivate static func noColumnNames(line: Int) -> ImportFailure {
    ImportFailure(
      line: line,
      reason: Text(
        english: "the first of the lists must hold the names of the columns",
        korean: "첫 번째 배열에는 열 이름이 있어야 합니다"
      ),
      endsReading: true
    )
  }
}
