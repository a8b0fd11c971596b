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
/// - when it and the row before or behind it, or two of which the middle one is a single cell, have the cells
///   of one row, so that a line break without quotation marks may have cut it, and what is behind the line
///   break cannot be told to be a perfume by itself;
/// - when it is the last, and no end of line ends it.
///
/// The sum of other rows may have as few cells as it likes.
struct DelimitedReader: RecordReader {
  private(set) var columns: [String] = []
  /// Where the header is, unless it is the first row.
  private(set) var header: HeaderPlace?
  private var rows: RowsAhead<DelimitedRows>
  /// The row before and the one before that; none of those that were refused for something else.
  private var previous: (DelimitedRow?, DelimitedRow?)
  private var contents = RowContents()

  /// Reads the header, with `search` also from below a title; a text without any has neither columns nor
  /// records.
  init(_ rows: DelimitedRows, search: HeaderSearch? = nil) throws(ImportFailure) {
    self.rows = RowsAhead(rows)
    do throws(ImportFailure) {
      guard let (header, above) = try self.rows.header(search) else { return }
      guard header.cellCount == header.cells.count else { throw .tooManyColumns(header) }
      columns = header.cells
      contents = RowContents(columns: columns)
      self.header = above
      self.rows.source.columns = columns
    } catch {
      var failure = error
      failure.endsReading = true
      throw failure
    }
  }

  mutating func next() throws(ImportFailure) -> Record? {
    let (before, beforeThat) = previous
    previous = (nil, before)
    guard let row = try rows.next() else { return nil }
    if !row.isTotal || row.cellCount > columns.count {
      previous.0 = row
      if row.cellCount != columns.count,
        let reason = reason(against: row, behind: before, beforeThat)
      {
        throw .raggedRow(row, columns: columns, reason)
      }
    }
    return Record(line: row.line, values: row.cells.prefix(columns.count).map(RawValue.text))
  }

  /// Why a row with more or fewer cells than the header is none; nothing where it has them by leaving out, or
  /// adding, empty ones.
  private mutating func reason(
    against row: DelimitedRow,
    behind before: DelimitedRow?,
    _ beforeThat: DelimitedRow?
  ) -> DelimitedReason? {
    let counts = (row.cellCount, columns.count)
    if row.cellCount > columns.count {
      let isPadded =
        row.cellCount == row.cells.count
        && row.cells.dropFirst(columns.count).allSatisfy(\.isEmpty)
      return isPadded ? nil : .cellCount(counts.0, header: counts.1)
    }
    let next = peek(0)
    let isPart =
      areOneRow(before, row) || areOneRow(row, next) || areOneRow(beforeThat, before, row)
      || areOneRow(row, next, peek(1))
    if isPart { return .cutRow(counts.0, header: counts.1) }
    if row.cellCount == 1 { return .cellCount(1, header: counts.1) }
    return row.isEnded ? nil : .cutFile(counts.0, header: counts.1)
  }

  /// One of the next rows, unless that is a sum, which may have any number of cells.
  private mutating func peek(_ place: Int) -> DelimitedRow? {
    guard case .success(let row?) = rows.peek(place), !row.isTotal else { return nil }
    return row
  }

  private func areOneRow(_ first: DelimitedRow?, _ second: DelimitedRow?) -> Bool {
    guard let first, let second else { return false }
    return first.cellCount + second.cellCount == columns.count + 1
      && max(first.cellCount, second.cellCount) < columns.count
      && !contents.areWhole(second.cells, behind: first.cells)
  }

  /// The same of three, of which a single cell is the middle one.
  private func areOneRow(
    _ first: DelimitedRow?,
    _ second: DelimitedRow?,
    _ third: DelimitedRow?
  ) -> Bool {
    guard let first, let second, let third, second.cellCount == 1 else { return false }
    return first.cellCount + third.cellCount == columns.count + 1
  }
}
