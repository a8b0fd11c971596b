import Catalog

/// Reads delimited text as RFC 4180 describes it, and as programs write it in its stead.
///
/// The first row names the columns. Lines that are blank, and rows of empty cells, are passed over.
/// Lines end in LF or CR LF, or in CR where the text ends none in LF; in quotation marks all three are
/// text, and count as a line each. A quotation mark within a cell is a sign like any other. White space
/// may follow a closing quotation mark, and stand before an opening one where a text keeps to that.
///
/// A row with more cells than the header is refused, unless those cells are empty. In a row with fewer,
/// the last cells are absent, since spreadsheets leave out empty cells at the end; it is refused where
/// it looks like part of a row:
/// - when it is a single cell;
/// - when it and the row before or behind it have the cells of one row, so that a line break without
///   quotation marks must have cut it, or that row is a single cell;
/// - when it is the last, and no end of line ends it.
///
/// The sum of other rows may have as few cells as it likes.
struct DelimitedReader: RecordReader {
  private(set) var columns: [String] = []
  /// Where the header is, unless it is the first row.
  private(set) var header: HeaderPlace?
  private var rows: RowsAhead<DelimitedRows>
  /// How many cells the row before has; none when that was refused for something else.
  private var previousCount: Int?

  /// Reads the header, with `search` also from below a title; a text without any has neither columns nor
  /// records.
  init(_ rows: DelimitedRows, search: HeaderSearch? = nil) throws(ImportFailure) {
    self.rows = RowsAhead(rows)
    do throws(ImportFailure) {
      guard let (header, above) = try self.rows.header(search) else { return }
      guard header.cellCount == header.cells.count else { throw .tooManyColumns(header) }
      columns = header.cells
      self.header = above
      self.rows.source.columns = columns
    } catch {
      var failure = error
      failure.endsReading = true
      throw failure
    }
  }

  mutating func next() throws(ImportFailure) -> Record? {
    let previous = previousCount
    previousCount = nil
    guard let row = try rows.next() else { return nil }
    if !row.isTotal || row.cellCount > columns.count {
      previousCount = row.cellCount
      if row.cellCount != columns.count, try !isAccepted(row, behind: previous) {
        throw .raggedRow(row, columns: columns)
      }
    }
    return Record(line: row.line, values: row.cells.prefix(columns.count).map(RawValue.text))
  }

  /// Whether a row with more or fewer cells than the header has them by leaving out, or adding, empty ones.
  private mutating func isAccepted(
    _ row: DelimitedRow,
    behind previous: Int?
  ) throws(ImportFailure) -> Bool {
    if row.cellCount > columns.count {
      return row.cellCount == row.cells.count
        && row.cells.dropFirst(columns.count).allSatisfy(\.isEmpty)
    }
    guard row.cellCount > 1, row.isEnded, !makeOneRow(row.cellCount, previous) else {
      return false
    }
    return !makeOneRow(row.cellCount, nextCount())
  }

  /// The number of cells of the next row, unless that is a sum, which may have any.
  private mutating func nextCount() -> Int? {
    guard case .success(let row?) = rows.peek(), !row.isTotal else { return nil }
    return row.cellCount
  }

  private func makeOneRow(_ cells: Int, _ others: Int?) -> Bool {
    guard let others else { return false }
    return others == 1 || cells + others == columns.count + 1
  }
}
