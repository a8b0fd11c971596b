import Catalog

/// What the names of columns let one expect in the cells of a row.
struct RowContents {
  private let fields: [Field?]
  private let name: Int?
  private let brand: Int?

  init(columns: [String] = []) {
    fields = columns.map { ColumnMap.meanings(of: HeaderKey($0)).first?.field }
    name = fields.firstIndex(of: .name)
    brand = fields.firstIndex(of: .brand)
  }

  /// Whether a row can be told from the rest of the one before it, from which a line break may have cut it: it
  /// has a name, and a brand which is that of the row before or has a number where one belongs.
  func areWhole(_ cells: [String], behind before: [String]) -> Bool {
    guard let name, let brand, max(name, brand) < cells.count, !cells[name].isEmpty,
      cells[brand].contains(where: \.isLetter)
    else { return false }
    var isTold = brand < before.count && SearchKey(before[brand]) == SearchKey(cells[brand])
    for (field, cell) in zip(fields, cells) where !cell.isEmpty {
      switch field {
      case .year where YearText.year(cell) == nil: return false
      case .rating, .ratingCount, .price:
        guard cell.contains(where: \.isWholeNumber) else { return false }
        isTold = true
      case .year: isTold = true
      default: break
      }
    }
    return isTold
  }
}
