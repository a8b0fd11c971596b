import CatalogImport

/// A row of a sheet that has something in it.
struct SheetRow {
  /// From 1.
  let number: Int
  /// By column; what is behind the last that is asked for is left out.
  var cells: [RawValue]
  /// What is wrong in the first cell of the row with something wrong in it.
  var failure: ImportFailure?
  /// The first column with something in it behind those that are asked for.
  var columnBeyond: Int?

  /// How many of the cells hold something.
  var filled: Int { cells.count { $0 != .absent } }

  /// Leaves out what stands behind so many columns.
  mutating func limit(to columns: Int) {
    columnBeyond = cells.indices.dropFirst(columns).first { cells[$0] != .absent }
    cells = Array(cells.prefix(columns))
  }
}
