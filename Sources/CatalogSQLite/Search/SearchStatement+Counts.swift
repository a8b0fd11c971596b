import Catalog

extension SearchStatement {
  /// Options that are counted in one pass.
  enum Counted: Hashable, Sendable {
    case brands
    case ingredients
    case ingredientsOf(Series.ID)
    case keywords
  }

  /// Each option that some perfume has, and how many have it, as counted by the import.
  static func countsOfEverything(_ counted: Counted) -> SQL {
    let counts = { (table: String) in
      SQL("SELECT id, perfume_count FROM \(table) WHERE perfume_count > 0")
    }
    return switch counted {
    case .brands: counts("brands")
    case .ingredients: counts("ingredients")
    case .ingredientsOf(let series):
      counts("ingredients") + SQL("AND series_id = ?", [.integer(series)])
    case .keywords: counts("keywords")
    }
  }

  /// The options of the perfumes in `matches`, a row for each: the id of its brand, or lists of ids.
  ///
  /// Left for the caller to count, since GROUP BY would sort the rows to do that, which takes three
  /// times as long as reading them. A cross join keeps the tables in the order written.
  static func optionsOfMatches(_ counted: Counted) -> SQL {
    let columns =
      switch counted {
      case .brands: "brand_id"
      case .ingredients, .ingredientsOf: "top, middle, base, unlayered"
      case .keywords: "keywords"
      }
    return SQL("SELECT \(columns) FROM temp.matches CROSS JOIN perfumes USING (id)")
  }

  /// The ingredients of a series.
  static func ingredients(of series: Series.ID) -> SQL {
    SQL("SELECT id FROM ingredients WHERE series_id = ?", [.integer(series)])
  }

  /// The ingredients of one series, each as often as a perfume in `matches` has it: each perfume that has
  /// one is looked for there.
  static func matchesOfIngredients(in series: Series.ID) -> SQL {
    SQL(
      """
      SELECT ingredient_id
      FROM ingredients CROSS JOIN ingredient_perfumes ON ingredient_id = ingredients.id
      CROSS JOIN temp.matches ON matches.id = perfume_id
      WHERE series_id = ?
      """,
      [.integer(series)]
    )
  }

  /// How many links from a perfume to an ingredient there are: of one series, and of all.
  static func linkNumbers(in series: Series.ID) -> SQL {
    SQL(
      """
      SELECT sum(perfume_count) FILTER (WHERE series_id = ?), sum(perfume_count) FROM ingredients
      """,
      [.integer(series)]
    )
  }
}
