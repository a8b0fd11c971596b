import Catalog

/// Reads delimited text as RFC 4180 describes it, and as programs write it in its stead.
///
/// The first row names the columns; a title above it is passed over. Lines that are blank, and rows of empty cells, are passed over.
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
struct DelimitedReader: RecordReader {
  private(set) var columns: [String] = []
  private var rows: DelimitedRows
  /// What was read ahead of a row that is short, or to tell a title from the header.
  private var ahead: [Result<DelimitedRow?, ImportFailure>] = []
  /// How many cells the row before has; none when that was refused for something else.
  private var previousCount: Int?

  /// Reads the header; a text without any has neither columns nor records.
  init(_ rows: DelimitedRows) throws(ImportFailure) {
    self.rows = rows
    do throws(ImportFailure) {
      guard let header = try readHeader() else { return }
      guard header.cellCount == header.cells.count else { throw .tooManyColumns(header) }
      columns = header.cells
      self.rows.columns = columns
    } catch {
      var failure = error
      failure.endsReading = true
      throw failure
    }
  }

  mutating func next() throws(ImportFailure) -> Record? {
    let previous = previousCount
    previousCount = nil
    guard let row = try nextRow() else { return nil }
    previousCount = row.cellCount
    if row.cellCount != columns.count, try !isAccepted(row, behind: previous) {
      throw .raggedRow(row, columns: columns)
    }
    return Record(line: row.line, values: row.cells.prefix(columns.count).map(RawValue.text))
  }

  private mutating func nextRow() throws(ImportFailure) -> DelimitedRow? {
    ahead.isEmpty ? try rows.next() : try ahead.removeFirst().get()
  }

  private mutating func readHeader() throws(ImportFailure) -> DelimitedRow? {
    guard let first = try rows.next() else { return nil }
    var read = [first]
    while first.cellCount > 2, TitleRows.mayContinue(read.map(\.filled)) {
      ahead.append(readRow())
      guard case .success(let row?)? = ahead.last, row.cellCount == first.cellCount else { break }
      read.append(row)
    }
    guard TitleRows.endInHeader(read.map(\.filled)) else { return first }
    ahead = []
    return read.last
  }

  private mutating func readRow() -> Result<DelimitedRow?, ImportFailure> {
    do throws(ImportFailure) {
      return .success(try rows.next())
    } catch {
      return .failure(error)
    }
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
    let next = readAhead()
    return !makeOneRow(row.cellCount, next)
  }

  /// The number of cells of the next row, which is kept.
  private mutating func readAhead() -> Int? {
    if ahead.isEmpty { ahead.append(readRow()) }
    guard case .success(let row)? = ahead.first else { return nil }
    return row?.cellCount
  }

  private func makeOneRow(_ cells: Int, _ others: Int?) -> Bool {
    guard let others else { return false }
    return others == 1 || cells + others == columns.count + 1
  }
}
