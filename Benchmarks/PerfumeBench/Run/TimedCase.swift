import Catalog
import CatalogSQLite

/// A row of the table: questions that are timed one by one.
struct TimedCase {
  let name: String
  let questions: [() throws -> Void]

  init(_ name: String, _ questions: [() throws -> Void]) {
    self.name = name
    self.questions = questions
  }

  init(
    _ name: String,
    _ searches: [PerfumeSearch],
    _ parts: SearchParts,
    _ repository: SQLiteCatalogRepository
  ) {
    self.init(
      name,
      searches.map { search in { _ = try repository.search(search, including: parts) } }
    )
  }
}

extension TimedCase {
  /// What everybody asks: the page, the counts, or both.
  static func selections(
    _ searches: [PerfumeSearch],
    _ repository: SQLiteCatalogRepository
  ) -> [TimedCase] {
    Operation.allCases.map { TimedCase($0.rawValue, searches, $0.parts, repository) }
  }

  /// The perfumes of every first page by their ids, whole.
  static func perfumes(
    _ searches: [PerfumeSearch],
    _ repository: SQLiteCatalogRepository
  ) throws -> TimedCase {
    let pages = try searches.map {
      try repository.search($0, including: .perfumes).perfumes.map(\.id)
    }
    return TimedCase(
      "20 perfumes whole",
      pages.filter { $0.count == 20 }.map { ids in { _ = try repository.perfumes(ids: ids) } }
    )
  }

  /// In every order the first page, and one in the middle, of selections with many perfumes.
  static func pages(
    _ searches: [PerfumeSearch],
    _ repository: SQLiteCatalogRepository
  ) throws -> [TimedCase] {
    let wide = try searches.compactMap { search -> (PerfumeSearch, Int)? in
      let total = try repository.search(search, including: []).total
      return total > 1_000 ? (search, total) : nil
    }
    return PerfumeSearch.Sort.allCases.flatMap { sort in
      ["first", "middle"].map { place in
        let searches = wide.map { search, total in
          var search = search
          search.sort = sort
          if place == "middle" { search.page = .init(limit: 20, offset: total / 2) ?? search.page }
          return search
        }
        return TimedCase("\(place) page by \(sort.rawValue)", searches, .perfumes, repository)
      }
    }
  }

  /// Texts out of the names of perfumes, one kind a row.
  static func texts(
    _ searches: [PerfumeSearch],
    _ repository: SQLiteCatalogRepository
  ) throws -> [TimedCase] {
    var ids: Set<Perfume.ID> = []
    let perfumes = try searches.flatMap {
      try repository.search($0, including: .perfumes).perfumes.prefix(2)
    }.filter { ids.insert($0.id).inserted }
    return TextKind.allCases.map { kind in
      let texts = Set(perfumes.compactMap(kind.text)).sorted()
      return TimedCase(
        "text, \(kind.rawValue)",
        texts.map { PerfumeSearch(text: $0) },
        .perfumes,
        repository
      )
    }
  }
}
