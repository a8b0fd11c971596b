import Catalog
import Testing

@Suite("What a search means")
struct SearchClausesTests {
  // Ingredients 10 to 19 are of series 1, 20 to 29 of series 2; others are in no series.
  private func clauses(_ search: PerfumeSearch) -> SearchClauses {
    search.clauses(seriesOf: { (10..<30).contains($0) ? $0 / 10 : nil })
  }

  private func search(
    ingredients: [Int] = [],
    brands: [Int] = [],
    keywords: [Int] = [],
    match: PerfumeSearch.Match = .init()
  ) -> PerfumeSearch {
    func chosen(_ ids: [Int], _ category: Catalog.Category) -> [SearchKeyword] {
      ids.map { SearchKeyword(id: $0, name: "\($0)", category: category) }
    }
    return PerfumeSearch(
      ingredients: chosen(ingredients, .series),
      brands: chosen(brands, .brand),
      keywords: chosen(keywords, .keyword),
      match: match
    )
  }

  @Test("Nothing selected is no clause")
  func nothing() {
    #expect(clauses(PerfumeSearch()).options.isEmpty)
    #expect(clauses(PerfumeSearch()).text == nil)
    #expect(clauses(PerfumeSearch(text: " ")).text == nil)
    #expect(clauses(PerfumeSearch(text: "a")).text == SearchText("a"))
  }

  @Test("Any: one clause for the brands, each series and the keywords")
  func any() {
    let made = clauses(search(ingredients: [10, 20, 11], brands: [1, 2], keywords: [3, 4])).options
    #expect(made.map(\.ids) == [[1, 2], [10, 11], [20], [3, 4]])
    #expect(made.map(\.category) == [.brand, .series, .series, .keyword])
    #expect(made.map(\.group) == [.brands, .series(1), .series(2), .keywords])
  }

  @Test("All: one clause for each ingredient and keyword, which no other option would join")
  func all() {
    let match = PerfumeSearch.Match(ingredients: .all, keywords: .all)
    let made = clauses(
      search(ingredients: [10, 11], brands: [1, 2], keywords: [3, 4], match: match)
    )
    #expect(made.options.map(\.ids) == [[1, 2], [10], [11], [3], [4]])
    #expect(made.options.map(\.group) == [.brands, nil, nil, nil, nil])
    for group in [OptionGroup.series(1), .series(2), .keywords] {
      #expect(made.counting(group) == made)
    }
    #expect(made.counting(.brands).options.count == 4)
  }

  @Test("An ingredient that the catalogue does not have is a clause of its own")
  func unknownIngredient() {
    let made = clauses(search(ingredients: [10, 99, 11, 98])).options
    #expect(made.map(\.ids) == [[10, 11], [99], [98]])
    #expect(made.map(\.group) == [.series(1), nil, nil])
  }

  @Test("A group is counted under the clauses of the others, and the text")
  func counting() {
    var search = search(ingredients: [10, 20], brands: [1], keywords: [3])
    search.text = "a"
    let made = clauses(search)
    #expect(made.counting(.series(1)).options.map(\.ids) == [[1], [20], [3]])
    #expect(made.counting(.series(3)) == made)
    #expect(made.counting(.brands).options.map(\.ids) == [[10], [20], [3]])
    #expect(made.counting(.keywords).text == made.text)
  }

  @Test("Dropping takes one option out of its own category")
  func dropping() {
    let search = search(ingredients: [10, 11], brands: [10], keywords: [10])
    let dropped = search.dropping(search.brands[0])
    #expect(dropped.brands.isEmpty)
    #expect(dropped.ingredients == search.ingredients && dropped.keywords == search.keywords)
    #expect(search.selected.map(\.category) == [.series, .series, .brand, .keyword])
  }

  @Test("A page is within its limits or none")
  func pages() {
    typealias Page = PerfumeSearch.Page
    #expect(Page().limit == 20 && Page().offset == 0)
    #expect(Page(limit: 0) == nil && Page(limit: 101) == nil && Page(limit: -1) == nil)
    #expect(Page(limit: 1, offset: -1) == nil)
    #expect(Page(limit: 100, offset: .max)?.first == Page(limit: 100))
  }
}
