import Catalog
import CatalogTestSupport
import Testing

@Suite("The twelve perfumes")
struct OracleTests {
  @Test("Every total and count is the one worked out by hand", arguments: Backend.allCases)
  func counts(backend: Backend) throws {
    let repository = try backend.oracle()
    let ingredients = try repository.series().flatMap(\.ingredients)
    let entries = try OracleCounts.all()
    try #require(entries.count >= 12)
    for entry in entries {
      let search = try entry.search(in: repository)
      let result = try repository.search(search, including: .all)
      let counts = try #require(result.counts)
      #expect(result.perfumes.map(\.id).sorted() == (try entry.hits()), "\(entry.title)")
      #expect(result.total == (try entry.hits().count), "\(entry.title)")
      try expect(entry, "brand counts", named(counts.brands.nonzero, try repository.brands()))
      try expect(entry, "ingredient counts", named(counts.ingredients.nonzero, ingredients))
      try expect(entry, "keyword counts", named(counts.keywords.nonzero, try repository.keywords()))
      if result.total == 0 {
        let worthDropping = result.relaxations.map { "\($0.drop.name) \($0.total)" }
        let expected = try entry.counts("worth dropping").map { "\($0.name) \($0.count)" }
        #expect(worthDropping == expected, "\(entry.title)")
      } else {
        #expect(result.relaxations.isEmpty, "\(entry.title)")
      }
    }
  }

  private func expect(_ entry: OracleCounts, _ field: String, _ counts: [String: Int]) throws {
    let expected = Dictionary(
      uniqueKeysWithValues: try entry.counts(field).map { ($0.name, $0.count) }
    )
    #expect(counts == expected, "\(entry.title), \(field)")
  }

  private func named<Option: CatalogOption>(
    _ counts: [Int: Int],
    _ options: [Option]
  ) -> [String: Int] {
    var named: [String: Int] = [:]
    for option in options where counts[option.id] ?? 0 > 0 {
      named[option.name] = counts[option.id]
    }
    return named
  }

  @Test("Options come by id, series in the order of the catalogue", arguments: Backend.allCases)
  func optionOrder(backend: Backend) throws {
    let repository = try backend.oracle()
    let series = try repository.series()
    #expect(series.map(\.name) == ["Citrus", "Floral", "Woody", "Amber", "Powdery"])
    let lists = [
      series[2].ingredients.map(\.id), try repository.brands().map(\.id),
      try repository.keywords().map(\.id),
    ]
    #expect(lists.map(\.count) == [4, 10, 5])
    #expect(lists == lists.map { $0.sorted() })
  }

  @Test("Each order ends in the id, and what is not known comes last", arguments: Backend.allCases)
  func sortOrders(backend: Backend) throws {
    let repository = try backend.oracle()
    let expected: [PerfumeSearch.Sort: [Int]] = [
      .popular: [12, 5, 9, 1, 3, 11, 8, 2, 7, 4, 10, 6],
      .rating: [1, 3, 11, 8, 7, 5, 9, 2, 4, 12, 10, 6],
      .newest: [2, 4, 12, 7, 9, 11, 1, 5, 8, 3, 6, 10],
      .name: [9, 4, 11, 2, 12, 5, 6, 10, 3, 1, 7, 8],
    ]
    for sort in PerfumeSearch.Sort.allCases {
      #expect(try repository.ids(PerfumeSearch(sort: sort)) == expected[sort], "\(sort)")
      for limit in [1, 5, 12] {
        let paged = try repository.ids(PerfumeSearch(sort: sort), pages: limit)
        #expect(paged == expected[sort], "\(sort), pages of \(limit)")
      }
    }
  }

  @Test(
    "A perfume comes back as it was put in, each layer in the order listed",
    arguments: Backend.allCases
  )
  func wholePerfumes(backend: Backend) throws {
    let contents = try OracleCatalog.contents()
    let repository = try backend.repository(contents)
    #expect(try repository.perfumes(ids: Array(1...12)) == contents.perfumes)
    let layered = try #require(try repository.perfumes(ids: [8]).first)
    #expect(layered.ingredients.map(\.name) == ["Bergamot", "Cedar", "Cedar"])
    #expect(layered.ingredients.map(\.layer) == [.top, .middle, .base])
    let flat = try #require(try repository.perfumes(ids: [1]).first)
    #expect(flat.ingredients.map(\.name) == ["Bergamot", "Vetiver", "Cedar"])
    #expect(flat.price == Price(amount: 13_400, currency: "EUR"))
  }

  @Test(
    "Perfumes come in the order of the ids asked for, without those that are not there",
    arguments: Backend.allCases
  )
  func someIDs(backend: Backend) throws {
    let repository = try backend.oracle()
    #expect(try repository.perfumes(ids: [5, 99, 2, 5, -1, .max]).map(\.id) == [5, 2, 5])
    #expect(try repository.perfumes(ids: []).isEmpty)
  }

  @Test("Only what is asked for is in the answer", arguments: Backend.allCases)
  func parts(backend: Backend) throws {
    let repository = try backend.oracle()
    let search = try PerfumeSearch.naming(keywords: ["Fresh"], in: repository)
    let total = try repository.search(search, including: [])
    #expect(total == SearchResult(total: 4))
    #expect(try repository.search(search, including: .perfumes).counts == nil)
    let counts = try repository.search(search, including: .counts)
    #expect(counts.perfumes.isEmpty)
    #expect(counts.counts?.keywords.nonzero.count == 5)
  }
}
