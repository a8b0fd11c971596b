import Catalog

/// An option that a row of its table says everything of.
protocol OptionRow {
  init(id: Int, name: String, englishName: String?, koreanName: String?)
}

extension Brand: OptionRow {}
extension Keyword: OptionRow {}

extension OptionRow {
  /// The columns that a row has to begin with.
  static var columns: String { "id, name, english_name, korean_name" }

  /// The option of the row that a statement is at.
  init(_ row: Statement) throws(CatalogError) {
    self.init(
      id: row.integer(0),
      name: try row.text(1),
      englishName: row.optionalText(2),
      koreanName: row.optionalText(3)
    )
  }
}
