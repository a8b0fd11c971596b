import Catalog

/// A benchmark catalogue: the tables brands, series, ingredients, keywords, perfumes,
/// perfume_ingredients and perfume_keywords.
struct SourceCatalog {
  let series: [Series]
  let brands: [Brand]
  let keywords: [Keyword]
  private let database: SourceDatabase

  /// Reads the options of the file at `path`.
  init(path: String) throws {
    database = try SourceDatabase(path: path)
    let ingredients = try database.all(
      "SELECT id, series_id, name FROM ingredients ORDER BY name"
    ) { row in
      Ingredient(id: row.integer(0), seriesID: row.integer(1), name: row.text(2))
    }
    let ofSeries = Dictionary(grouping: ingredients, by: \.seriesID)
    series = try database.all("SELECT id, name FROM series ORDER BY id") { row in
      let id = row.integer(0)
      return Series(id: id, name: row.text(1), ingredients: ofSeries[id] ?? [])
    }
    brands = try database.all("SELECT id, name FROM brands ORDER BY id") { row in
      Brand(id: row.integer(0), name: row.text(1))
    }
    keywords = try database.all("SELECT id, name FROM keywords ORDER BY id") { row in
      Keyword(id: row.integer(0), name: row.text(1))
    }
  }

  /// Gives every perfume to `body` in the order of the ids, holding no more than one.
  func forEachPerfume(_ body: (Perfume) throws -> Void) throws {
    let brands = Dictionary(uniqueKeysWithValues: brands.map { ($0.id, $0) })
    let keywords = Dictionary(uniqueKeysWithValues: keywords.map { ($0.id, $0) })
    let ingredients = listedIngredients
    let rows = try database.rows(
      "SELECT id, brand_id, name, year, rating, rating_count FROM perfumes ORDER BY id"
    )
    let ingredientLinks = try links("ingredient")
    let keywordLinks = try links("keyword")
    while rows.hasRow {
      let id = rows.integer(0)
      guard let brand = brands[rows.integer(1)] else {
        throw BenchFailure("perfume \(id) has a brand that is not there")
      }
      try body(
        Perfume(
          id: id,
          brand: brand,
          name: rows.text(2),
          year: rows.optionalInteger(3),
          rating: rows.optionalReal(4),
          ratingCount: rows.integer(5),
          ingredients: try Self.options(of: id, ingredientLinks, ingredients),
          keywords: try Self.options(of: id, keywordLinks, keywords)
        )
      )
      try rows.advance()
    }
  }

  /// The ingredients as perfumes list them, by id.
  var listedIngredients: [Int: PerfumeIngredient] {
    var listed: [Int: PerfumeIngredient] = [:]
    for series in series {
      for ingredient in series.ingredients {
        listed[ingredient.id] = PerfumeIngredient(
          id: ingredient.id,
          name: ingredient.name,
          series: series.name
        )
      }
    }
    return listed
  }

  private func links(_ option: String) throws -> SourceRows {
    try database.rows(
      "SELECT perfume_id, \(option)_id FROM perfume_\(option)s ORDER BY perfume_id, \(option)_id"
    )
  }

  /// Reads the links of one perfume, which stand next in `links`.
  private static func options<Option>(
    of perfume: Int,
    _ links: SourceRows,
    _ options: [Int: Option]
  ) throws -> [Option] {
    var found: [Option] = []
    while links.hasRow, links.integer(0) == perfume {
      guard let option = options[links.integer(1)] else {
        throw BenchFailure("perfume \(perfume) has an option that is not there")
      }
      found.append(option)
      try links.advance()
    }
    return found
  }
}
