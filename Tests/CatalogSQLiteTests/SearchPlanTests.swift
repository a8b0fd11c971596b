import Catalog
import CatalogTestSupport
import Testing

@testable import CatalogSQLite

@Suite("How SQLite answers")
struct SearchPlanTests {
  private let folder: TemporaryFolder
  private let connection: Connection

  init() throws {
    folder = try TemporaryFolder()
    // Large enough for the statistics to say that an index is worth it.
    let path = try folder.catalog(.regular(perfumes: 3_000))
    connection = try Connection.toCatalog(at: .file(path: path), patience: 0)
    try connection.run(SearchStatement.workTable)
  }

  private func plan(_ sql: SQL) throws -> [String] {
    try connection.all(SQL("EXPLAIN QUERY PLAN " + sql.text, sql.values)) {
      row throws(CatalogError) in
      try row.text(3)
    }
  }

  private func conditions(
    _ category: Category,
    _ ids: [Int]...,
    text: String? = nil
  ) -> SearchConditions {
    var search = PerfumeSearch(text: text)
    let names = ids.joined().map { SearchKeyword(id: $0, name: "", category: category) }
    search[category] = names
    if ids.count > 1 { search.match = .init(ingredients: .all, keywords: .all) }
    return SearchConditions(search.clauses(seriesOf: { $0 % 5 + 1 }), rarestFirst: { $0.ids.count })
  }

  @Test(
    "The first page of everything comes from an index, without a sort",
    arguments: PerfumeSearch.Sort.allCases
  )
  func emptySelection(sort: PerfumeSearch.Sort) throws {
    let plan = try plan(SearchStatement.page(PerfumeSearch.Page(), by: sort, of: .everything))
    let index =
      switch sort {
      case .popular: "perfumes_by_popularity"
      case .rating: "perfumes_by_rating"
      case .newest: "perfumes_by_year"
      case .name: "perfumes_by_name"
      }
    #expect(plan == ["SCAN perfumes USING COVERING INDEX \(index)"])
  }

  @Test(
    "A page of few matches looks each up; one of many walks the index",
    arguments: PerfumeSearch.Sort.allCases
  )
  func selectedPage(sort: PerfumeSearch.Sort) throws {
    let few = try plan(SearchStatement.page(PerfumeSearch.Page(), by: sort, of: .fewMatches))
    #expect(few.contains("SEARCH perfumes USING INTEGER PRIMARY KEY (rowid=?)"))
    #expect(few.contains { $0.hasPrefix("SCAN") && $0.hasSuffix("matches") })
    let many = try plan(SearchStatement.page(PerfumeSearch.Page(), by: sort, of: .manyMatches))
    #expect(many.count == 2)
    #expect(many.contains { $0.hasPrefix("SCAN perfumes USING COVERING INDEX") })
    #expect(many.contains { $0.contains("matches USING INTEGER PRIMARY KEY") })
  }

  @Test("Every selection starts from an index and looks the rest up", arguments: Category.allCases)
  func selections(category: Category) throws {
    for conditions in [
      conditions(category, [1]), conditions(category, [1, 6, 11]),
      conditions(category, [1], [2], [3]),
      conditions(category, [2], text: "perfume 7"),
    ] {
      for sql in [SearchStatement.fill(conditions), SearchStatement.total(conditions)] {
        let plan = try plan(sql)
        let scans = plan.filter { $0.hasPrefix("SCAN") && !$0.contains("candidate") }
        #expect(scans.isEmpty, "\(sql.text): \(plan)")
      }
    }
  }

  @Test("A text alone scans the table of texts, and no other")
  func textAlone() throws {
    let text = conditions(.brand, [], text: "perfume ㅈ")
    #expect(try plan(SearchStatement.fill(text)) == ["SCAN perfume_text"])
  }

  @Test("Counts read the links of the matches, or one series', and nothing twice")
  func counts() throws {
    let fromMatches: [SearchStatement.Counted] = [
      .brands, .ingredients, .ingredientsOf(2), .keywords,
    ]
    for counted in fromMatches {
      let plan = try plan(SearchStatement.optionsOfMatches(counted))
      #expect(plan.first?.contains("SCAN") == true && plan.first?.contains("matches") == true)
      #expect(plan.dropFirst().allSatisfy { !$0.hasPrefix("SCAN") }, "\(plan)")
    }
    let fromSeries = try plan(SearchStatement.matchesOfIngredients(in: 2))
    #expect(
      fromSeries.count == 3 && fromSeries.allSatisfy { $0.hasPrefix("SEARCH") },
      "\(fromSeries)"
    )
    for counted in fromMatches {
      let plan = try plan(SearchStatement.countsOfEverything(counted))
      #expect(plan.count == 1 && !plan[0].contains("perfume_"), "\(plan)")
    }
  }

  @Test("The rarest clause comes first")
  func rarestFirst() {
    let search = PerfumeSearch(
      ingredients: [SearchKeyword(id: 1, name: "", category: .series)],
      brands: [SearchKeyword(id: 2, name: "", category: .brand)],
      keywords: [SearchKeyword(id: 3, name: "", category: .keyword)]
    )
    let sizes: [Category: Int] = [.series: 5, .brand: 70, .keyword: 6]
    let conditions = SearchConditions(
      search.clauses(seriesOf: { _ in 1 }),
      rarestFirst: { sizes[$0.category] ?? 0 }
    )
    #expect(conditions.options.map(\.category) == [.series, .keyword, .brand])
    let sql = SearchStatement.matching(conditions)
    #expect(sql.values == [.integer(1), .integer(3), .integer(2)])
    #expect(sql.text.filter { $0 == "?" }.count == 3)
  }

  @Test("Nothing that a person chose or typed stands in the text of a statement")
  func boundValues() {
    let search = PerfumeSearch(
      text: "needle 'x'",
      brands: (1...100).map { SearchKeyword(id: 90_000 + $0, name: "needle", category: .brand) }
    )
    let conditions = SearchConditions(
      search.clauses(seriesOf: { _ in nil }),
      rarestFirst: { _ in 0 }
    )
    let sql = SearchStatement.fill(conditions)
    #expect(!sql.text.contains("needle") && !sql.text.contains("9000"))
    #expect(sql.values.count == 3)
  }
}
