import CatalogImport

/// A row of a sheet that has something in it.
struct SheetRow: HeadingRow {
  /// From 1.
  let line: Int
  /// By column; what is behind the last that is asked for is left out.
  var cells: [RawValue]
  /// What is wrong in the first cell of the row with something wrong in it.
  var failure: ImportFailure?
  /// The first column with something in it behind those that are asked for.
  var columnBeyond: Int?

  var headings: [String] {
    cells.map { cell in
      switch cell {
      case .text(let text): text
      case .number(let number): number
      case .flag(let flag): flag ? "TRUE" : "FALSE"
      case .absent, .list, .object: ""
      }
    }
  }

  /// Whether the row has a word for a sum and numbers at most beside it.
  var isTotal: Bool {
    let texts = headings.filter { $0.contains(where: \.isLetter) }
    return texts.count == 1 && texts.allSatisfy(TotalsText.isTotal)
  }

  /// Leaves out the columns from `limit` on.
  mutating func cut(at limit: Int) {
    guard cells.count > limit else { return }
    columnBeyond = cells[limit...].firstIndex { $0 != .absent } ?? columnBeyond
    cells.removeSubrange(limit...)
  }
}
