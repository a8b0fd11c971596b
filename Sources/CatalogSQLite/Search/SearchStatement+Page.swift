import Catalog

extension SearchStatement {
  /// From which side a page is read; the perfumes are the same.
  enum PageSource: CaseIterable, Sendable {
    /// All perfumes, in the order of an index.
    case everything
    /// Those in `matches`, looked up one by one and then sorted: when they are few.
    case fewMatches
    /// All perfumes in the order of an index, until enough of them are in `matches`: when those are
    /// many and the page is near the start.
    case manyMatches
  }

  /// The ids of one page.
  static func page(
    _ page: PerfumeSearch.Page,
    by sort: PerfumeSearch.Sort,
    of source: PageSource
  ) -> SQL {
    let tables =
      switch source {
      case .everything: "perfumes"
      // A cross join keeps the tables in the order written.
      case .fewMatches: "temp.matches CROSS JOIN perfumes USING (id)"
      case .manyMatches: "perfumes CROSS JOIN temp.matches USING (id)"
      }
    return SQL(
      "SELECT perfumes.id FROM \(tables) ORDER BY \(order(sort)) LIMIT ? OFFSET ?",
      [.integer(page.limit), .integer(page.offset)]
    )
  }

  /// The ids of all perfumes in an order.
  static func everything(by sort: PerfumeSearch.Sort) -> SQL {
    SQL("SELECT id FROM perfumes ORDER BY \(order(sort))")
  }

  /// Every order ends in the id; NULL, the least of all values, comes last where it descends.
  private static func order(_ sort: PerfumeSearch.Sort) -> String {
    switch sort {
    case .popular: "rating_count DESC, perfumes.id"
    case .rating: "rating DESC, rating_count DESC, perfumes.id"
    case .newest: "year DESC, perfumes.id"
    case .name: "name_key, perfumes.id"
    }
  }
}
