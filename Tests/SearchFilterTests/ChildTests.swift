import Catalog
import CatalogTestSupport
import SearchFilter
import Testing

@Suite("The children's own view state")
struct ChildTests {
  let filter: SearchFilterViewModel

  init() throws { filter = try openedFilter() }

  @Test("All series are expanded at first; a folded one still shows what is selected")
  func foldingASeries() throws {
    #expect(filter.series.rows.map(\.title) == ["Citrus", "Floral", "Woody", "Amber", "Powdery"])
    #expect(filter.series.rows.allSatisfy { $0.isExpanded })
    filter.series.toggle(id("Iris"))
    let floral = try #require(filter.series.rows.first { $0.title == "Floral" })
    filter.series.toggleExpanded(floral.id)

    let folded = try #require(filter.series.rows.first { $0.title == "Floral" })
    #expect(!folded.isExpanded)
    #expect(folded.shown.map(\.title) == ["Iris"])
    #expect(folded.hiddenCount == 2)
    #expect(folded.ingredients.count == 3)
    filter.series.toggleExpanded(floral.id)
    #expect(filter.series.rows.first { $0.title == "Floral" }?.hiddenCount == 0)
  }

  @Test("Brands stand under their initials; the first that has brands is open")
  func brandInitials() {
    let index = filter.brands.rows.map {
      "\($0.title): \($0.brands.map(\.title).joined(separator: ", "))"
    }
    #expect(
      index == [
        "ㄱ: 까르띠에", "ㄷ: 딥티크", "ㅂ: 빠코 라반", "C: Comme des Garçons", "D: D&G", "H: Hermès",
        "L: L'Artisan Parfumeur, Lancôme", "P: Prada", "#: 4711",
      ]
    )
    #expect(filter.brands.rows.filter(\.isOpen).map(\.title) == ["ㄱ"])
    filter.brands.open(BrandInitial(of: "Hermès"))
    #expect(filter.brands.openInitial?.letter == "H")
    filter.brands.open(BrandInitial(of: "Zara"))
    #expect(filter.brands.openInitial?.letter == "ㄱ")
  }

  @Test(
    "Find narrows the rows of its own tab and nothing else",
    arguments: [
      ("hermes", ["Hermès"]), ("ㄸㅌㅋ", []), ("ㄷㅌㅋ", ["딥티크"]), ("티크", ["딥티크"]),
      ("l artisan", ["L'Artisan Parfumeur"]), ("zzz", []),
    ]
  )
  func findingBrands(text: String, found: [String]) {
    filter.brands.find = text
    #expect(filter.brands.rows.flatMap(\.brands).map(\.title) == found)
    #expect(filter.series.rows.count == 5)
    #expect(filter.result?.total == 12)
    filter.brands.find = ""
    #expect(filter.brands.rows.flatMap(\.brands).count == 10)
  }

  @Test("Finding a series by its name shows its ingredients")
  func findingASeries() {
    filter.series.find = "citrus"
    #expect(filter.series.rows.map(\.title) == ["Citrus"])
    #expect(filter.series.rows.first?.ingredients.map(\.title) == ["Bergamot", "Lemon", "Yuzu"])
    filter.series.find = "ros"
    #expect(filter.series.rows.flatMap(\.ingredients).map(\.title) == ["Rose", "Rosewood"])
  }

  @Test("A find text over the limit leaves the old one and says why")
  func findTextOverTheLimit() {
    filter.keywords.find = "fresh"
    filter.keywords.find = String(repeating: "x", count: 201)
    #expect(filter.keywords.find == "fresh")
    #expect(filter.keywords.notice == .refused(.textTooLong(limit: 200)))
    filter.keywords.find = "warm"
    #expect(filter.keywords.notice == nil)
    #expect(filter.keywords.rows.map(\.title) == ["Warm"])
  }

  @Test("A selected option outside the found rows stays selected")
  func findDoesNotDeselect() {
    filter.keywords.toggle(id("Fresh"))
    filter.keywords.find = "warm"
    #expect(filter.chips.map(\.title) == ["Fresh"])
    filter.keywords.toggle(id("Warm"))
    #expect(filter.chips.map(\.title) == ["Fresh", "Warm"])
  }

  @Test("Titles follow the language, and the rows their titles")
  func titlesFollowTheLanguage() {
    let contents = CatalogContents(
      series: [],
      brands: [
        Brand(id: 1, name: "조 말론 런던", englishName: "Jo Malone London"),
        Brand(id: 2, name: "바이레도", englishName: "Byredo"), Brand(id: 3, name: "4711"),
      ],
      keywords: [],
      perfumes: []
    )
    let titles = Language.allCases.map { language in
      let child = SearchFilterBrandViewModel(
        repository: MemoryCatalogRepository(contents),
        language: language
      )
      child.load()
      return child.rows.map { "\($0.title) \($0.brands.map(\.title))" }
    }
    #expect(titles[0] == ["B [\"Byredo\"]", "J [\"Jo Malone London\"]", "# [\"4711\"]"])
    #expect(titles[1] == ["ㅂ [\"바이레도\"]", "ㅈ [\"조 말론 런던\"]", "# [\"4711\"]"])
  }
}
