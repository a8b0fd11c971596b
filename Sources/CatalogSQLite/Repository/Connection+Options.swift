import Catalog

extension Connection {
  /// The series in the catalogue's order, each with its ingredients, by id.
  func series() throws(CatalogError) -> [Series] {
    let ingredients = try all(
      SQL("SELECT id, series_id, name, english_name, korean_name FROM ingredients ORDER BY id")
    ) { row throws(CatalogError) in
      Ingredient(
        id: row.integer(0),
        seriesID: row.integer(1),
        name: try row.text(2),
        englishName: row.optionalText(3),
        koreanName: row.optionalText(4)
      )
    }
    let ofSeries = Dictionary(grouping: ingredients, by: \.seriesID)
    return try all(
      SQL("SELECT id, name, english_name, korean_name FROM series ORDER BY position")
    ) { row throws(CatalogError) in
      Series(
        id: row.integer(0),
        name: try row.text(1),
        englishName: row.optionalText(2),
        ingredients: ofSeries[row.integer(0)] ?? [],
        koreanName: row.optionalText(3)
      )
    }
  }

  /// All brands, by id.
  func brands() throws(CatalogError) -> [Brand] {
    try all(SQL("SELECT \(Brand.columns) FROM brands ORDER BY id"), Brand.init)
  }

  /// All keywords, by id.
  func keywords() throws(CatalogError) -> [Keyword] {
    try all(SQL("SELECT \(Keyword.columns) FROM keywords ORDER BY id"), Keyword.init)
  }

  /// The series of each ingredient that the catalogue has.
  func series(of ingredients: [Ingredient.ID]) throws(CatalogError) -> [Ingredient.ID: Series.ID] {
    guard !ingredients.isEmpty else { return [:] }
    return try pairs(
      SQL("SELECT id, series_id FROM ingredients WHERE id IN") + .list(ingredients)
    )
  }

  /// For each clause how many perfumes satisfy it, at most: one that has two options counts twice.
  func sizes(of clauses: [OptionClause]) throws(CatalogError) -> [OptionClause: Int] {
    var sizes: [OptionClause: Int] = [:]
    for clause in clauses {
      let table =
        switch clause.category {
        case .brand: "brands"
        case .series: "ingredients"
        case .keyword: "keywords"
        }
      sizes[clause] = try number(
        SQL("SELECT sum(perfume_count) FROM \(table) WHERE id IN") + .list(clause.ids)
      )
    }
    return sizes
  }
}
