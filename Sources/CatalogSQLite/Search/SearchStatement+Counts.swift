import Catalog

extension SearchStatement {
  /// Options that are counted in one pass.
  enum Counted: Hashable, Sendable {
    case brands
    case ingredients
    case ingredientsOf(Series.ID)
    case keywords
  }

  /// From which side the perfumes that have an option are counted; the counts are the same.
  enum CountSource: CaseIterable, Sendable {
    /// All perfumes, as counted by the import.
    case everything
    /// The options of each perfume in `matches`: when those are few.
    case fewMatches
    /// The perfumes of each option, those that are in `matches`: when they are many.
    case manyMatches
  }

  /// Each option that some perfume of `source` has, and how many have it.
  static func counts(_ counted: Counted, of source: CountSource) -> SQL {
    switch source {
    case .everything: everything(counted)
    case .fewMatches: fewMatches(counted)
    case .manyMatches: manyMatches(counted)
    }
  }

  private static func everything(_ counted: Counted) -> SQL {
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

  private static func fewMatches(_ counted: Counted) -> SQL {
    switch counted {
    case .brands:
      SQL(
        """
        SELECT brand_id, count(*) FROM temp.matches CROSS JOIN perfumes USING (id)
        GROUP BY brand_id
        """
      )
    case .ingredients:
      SQL(
        """
        SELECT ingredient_id, count(*)
        FROM temp.matches CROSS JOIN perfume_ingredients ON perfume_id = matches.id
        GROUP BY ingredient_id
        """
      )
    case .ingredientsOf(let series):
      SQL(
        """
        SELECT ingredient_id, count(*)
        FROM temp.matches CROSS JOIN perfume_ingredients ON perfume_id = matches.id
        WHERE ingredient_id IN (SELECT id FROM ingredients WHERE series_id = ?)
        GROUP BY ingredient_id
        """,
        [.integer(series)]
      )
    case .keywords:
      SQL(
        """
        SELECT keyword_id, count(*)
        FROM temp.matches CROSS JOIN perfume_keywords ON perfume_id = matches.id
        GROUP BY keyword_id
        """
      )
    }
  }

  private static func manyMatches(_ counted: Counted) -> SQL {
    switch counted {
    case .brands:
      SQL(
        """
        SELECT brand_id, count(*) FROM perfumes CROSS JOIN temp.matches USING (id)
        GROUP BY brand_id
        """
      )
    case .ingredients:
      SQL(
        """
        SELECT ingredient_id, count(*)
        FROM perfume_ingredients CROSS JOIN temp.matches ON matches.id = perfume_id
        GROUP BY ingredient_id
        """
      )
    case .ingredientsOf(let series):
      SQL(
        """
        SELECT ingredient_id, count(*)
        FROM perfume_ingredients CROSS JOIN temp.matches ON matches.id = perfume_id
        WHERE ingredient_id IN (SELECT id FROM ingredients WHERE series_id = ?)
        GROUP BY ingredient_id
        """,
        [.integer(series)]
      )
    case .keywords:
      SQL(
        """
        SELECT keyword_id, count(*)
        FROM perfume_keywords CROSS JOIN temp.matches ON matches.id = perfume_id
        GROUP BY keyword_id
        """
      )
    }
  }
}
