import Catalog
import CatalogImport

/// Reads the rows of a sheet one by one; the first that is not empty is the header, or one below a title.
///
/// A header whose cells are merged with cells below goes as far as those; of two names for a column the lower
/// one counts.
final class SheetReader: RecordReader {
  /// What stands in the header; "" for a cell with nothing in it.
  private(set) var columns: [String] = []
  /// Where the header is, unless it is the first row.
  private(set) var header: HeaderPlace?
  /// How much of the sheet has been read, from 0 to 1.
  var fraction: Double { rows.source.fraction }

  /// Formulas without a value that have been met, by column.
  var unstored: [Int: (count: Int, row: Int)] { rows.source.unstored }

  private var rows: RowsAhead<SheetRows>

  /// Reads the header.
  init(_ rows: SheetRows, merged: MergedCells, search: HeaderSearch?) throws(ImportFailure) {
    self.rows = RowsAhead(rows)
    guard let (row, above) = try self.rows.header(search) else { return }
    if let failure = row.failure { throw failure.endingReading }
    header = above
    columns = row.headings
    try readLowerHeadings(to: merged.lastRow(ofHeader: columns, in: row.line))
    let limit = columns.count
    self.rows.source.columnLimit = limit
    self.rows.changeAhead { $0.cut(at: limit) }
  }

  private func readLowerHeadings(to last: Int) throws(ImportFailure) {
    while case .success(let row?) = rows.peek(), row.line <= last {
      _ = try rows.next()
      for (column, heading) in row.headings.enumerated() where !heading.isEmpty {
        while columns.count <= column { columns.append("") }
        columns[column] = heading
      }
    }
  }

  /// The next row that is not empty.
  func next() throws(ImportFailure) -> Record? {
    guard let row = try rows.next() else { return nil }
    if var failure = row.failure {
      if let column = failure.column, column <= columns.count {
        failure.columnName = columns[column - 1]
      }
      throw failure
    }
    if let column = row.columnBeyond { throw .noHeader(column: column, row: row.line) }
    return Record(line: row.line, values: row.cells)
  }
}

extension ImportFailure {
  fileprivate var endingReading: ImportFailure {
    var failure = self
    failure.endsReading = true
    return failure
  }

  fileprivate static func noHeader(column: Int, row: Int) -> ImportFailure {
    let name = CellReference.name(column: column, row: row)
    return ImportFailure(
      line: row,
      column: column + 1,
      reason: Text(
        english: "cell \(name) stands under no heading; give its column a name, or empty it",
        korean: "\(name) 셀 위에 열 이름이 없습니다. 열에 이름을 붙이거나 셀을 비우세요"
      ),
      endsReading: false
    )
  }
}
