import Catalog
package import CatalogImport

/// An XLSX workbook, and the records of one sheet of it.
///
/// The first row that is not empty is the header, or one below a title, and a record's line is the number of
/// its row. A cell that is merged with those below gives its value to each of their rows. Shared
/// texts are kept in memory when the sheet uses them; of the sheet itself there is one row at a time.
package final class Workbook: RecordReader {
  /// The names of all sheets with cells, in the order of the workbook.
  package let sheetNames: [String]
  /// The name of the sheet that is read.
  package let sheetName: String
  /// How far the sheet has been read, as a part of the file.
  package let progress: InputProgress

  private let reader: SheetReader
  private let name: String

  /// Chooses the sheet that is called `sheet`, or has this number; without one, the only sheet, or the only
  /// one with more than a header.
  init(
    _ archive: ZipArchive,
    name: String,
    progress: InputProgress,
    sheet: String?,
    header: HeaderSearch?
  ) throws(ImportFailure) {
    try archive.checkIsWorkbook()
    let parts = try WorkbookParts(archive)
    guard !parts.sheets.isEmpty else { throw .noSheet }
    let values = CellValues(archive, parts)
    let choice = SheetChoice(archive, parts.sheets, values, header)
    let chosen = try choice.sheet(named: sheet)
    reader = try choice.reader(of: chosen)
    if reader.columns.isEmpty { throw .emptySheet(chosen.name) }
    sheetNames = parts.sheets.map(\.name)
    sheetName = chosen.name
    self.name = name
    self.progress = progress
  }

  /// The names of the columns, as the header has them.
  package var columns: [String] { reader.columns }

  /// Where the header is, unless it is the first row that is not empty.
  package var header: HeaderPlace? { reader.header }

  /// Formulas of a column whose values the file does not have, so that their cells are empty.
  package struct UnstoredFormulas: Hashable, Sendable {
    /// The number of the column, from 0.
    package let column: Int
    package let count: Int
    /// The row of the first, from 1, and what its cell is called.
    package let row: Int
    package let cell: String
  }

  /// Those that have been met so far, by column.
  package var unstoredFormulas: [UnstoredFormulas] {
    reader.unstored.sorted { $0.key < $1.key }
      .map { column, met in
        UnstoredFormulas(
          column: column,
          count: met.count,
          row: met.row,
          cell: CellReference.name(column: column, row: met.row)
        )
      }
  }

  /// The next record; none at the end.
  package func next() throws(ImportFailure) -> Record? {
    defer { progress.update(Int(reader.fraction * Double(progress.size ?? 0))) }
    do throws(ImportFailure) {
      return try reader.next()
    } catch {
      throw error.naming(name)
    }
  }
}
