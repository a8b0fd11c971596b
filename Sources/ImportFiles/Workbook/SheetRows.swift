import CatalogImport

/// Gives the rows of a sheet that are not empty.
struct SheetRows: RowSource {
  /// How much of the sheet has been read, from 0 to 1.
  var fraction: Double { min(1, Double(xml.part.count) / Double(max(1, xml.part.size))) }
  /// Columns from this one on are not kept.
  var columnLimit: Int {
    get { handler.columnLimit }
    nonmutating set { handler.columnLimit = newValue }
  }

  /// Formulas without a value that have been met, by column.
  var unstored: [Int: (count: Int, row: Int)] { handler.unstored }

  private let handler: SheetHandler
  private let xml: XMLReader
  private var merged: MergedCells
  private var hasEnded = false

  init(_ part: ZipPart, values: CellValues, merged: MergedCells) throws(ImportFailure) {
    handler = SheetHandler(values, part: part.name)
    xml = try XMLReader(part, handler: handler)
    self.merged = merged
  }

  mutating func next() throws(ImportFailure) -> SheetRow? {
    guard !hasEnded else { return nil }
    do throws(ImportFailure) {
      if try xml.run(), var row = handler.row {
        merged.fill(&row, limit: columnLimit)
        return row
      }
      hasEnded = true
      return nil
    } catch {
      hasEnded = true
      throw error
    }
  }
}
