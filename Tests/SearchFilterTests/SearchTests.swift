import Catalog
import CatalogTestSupport
import SearchFilter
import Testing

@Suite("What the filter searches for and shows")
struct SearchTests {
  let filter: SearchFilterViewModel

  init() throws { filter = try openedFilter() }

  @Test("Without a selection every option carries its unfiltered count")
  func unfilteredCounts() {
    #expect(filter.result?.total == 12)
    #expect(
      counts(.keyword, in: filter)
        == ["Clean": 5, "Warm": 5, "Fresh": 4, "Unisex": 4, "Powdery": 3]
    )
    #expect(counts(.brand, in: filter)["Hermès"] == 2)
    #expect(counts(.series, in: filter)["Cedar"] == 5)
    #expect(rows(of: .series, in: filter).contains { $0.name == "Yuzu" && $0.count == 0 })
  }

  @Test("When nothing matches the options stay, with what each would leave, and the way out")
  func nothingMatches() {
    filter.brands.toggle(id("Prada"))
    filter.keywords.toggle(id("Fresh"))

    #expect(filter.result?.total == 0)
    #expect(counts(.keyword, in: filter) == ["Clean": 1, "Powdery": 1])
    #expect(rows(of: .keyword, in: filter).count == 5)
    #expect(counts(.brand, in: filter) == ["Hermès": 2, "D&G": 1, "4711": 1])
    #expect(rows(of: .brand, in: filter).count == 10)
    #expect(
      filter.result?.relaxations == [
        Relaxation(drop: option("Prada"), total: 4), Relaxation(drop: option("Fresh"), total: 1),
      ]
    )
    let unisex = filter.keywords.rows.first { $0.title == "Unisex" }
    #expect(unisex?.isDeadEnd == true)
    let fresh = filter.keywords.rows.first { $0.title == "Fresh" }
    #expect(fresh?.isDeadEnd == false)
  }

  @Test("Any of a series' ingredients is enough, and with all every one is wanted")
  func anyAndAll() {
    filter.series.select([id("Cedar"), id("Vetiver")])
    #expect(filter.result?.perfumes.map(\.id).sorted() == [1, 3, 5, 7, 8, 11])
    filter.match.ingredients = .all
    #expect(filter.result?.perfumes.map(\.id).sorted() == [1, 7])
  }

  @Test("Text and selection both stay active until removed")
  func textAndSelectionAreBothActive() {
    filter.text = "eau"
    filter.keywords.toggle(id("Clean"))
    #expect(filter.search.text == "eau")
    #expect(filter.chips.map(\.title) == ["Clean"])
    #expect(filter.result?.perfumes.map(\.id) == [4])
    filter.text = ""
    #expect(filter.result?.perfumes.map(\.id).sorted() == [2, 4, 5, 10, 11])
  }

  @Test("White space at the ends of a text is kept for the text field and left out of the search")
  func textKeepsItsWhiteSpace() {
    filter.text = "eau "
    #expect(filter.text == "eau ")
    #expect(filter.search.text == "eau")
    filter.text = "  "
    #expect(filter.search.text == nil)
  }

  @Test(
    "A text over the limit leaves the old one and says why; the next valid one clears the notice"
  )
  func textOverTheLimitIsRefused() {
    filter.text = "eau"
    filter.text = String(repeating: "a", count: 201)
    #expect(filter.text == "eau")
    #expect(filter.notice == .refused(.textTooLong(limit: 200)))
    filter.text = String(repeating: "가", count: 200)
    #expect(filter.notice == nil)
    #expect(filter.text.count == 200)
  }

  @Test(
    "Whatever changes the filter puts the page back to the start",
    arguments: [
      { filter in filter.keywords.toggle(id("Powdery")) },
      { filter in filter.text = "e" },
      { filter in filter.sort = .name },
      { filter in filter.match = PerfumeSearch.Match(ingredients: .all) },
      { filter in filter.remove(filter.selectedKeywords[0]) },
      { filter in filter.clear(.brand) },
      { filter in filter.clear() },
    ] as [@Sendable (SearchFilterViewModel) -> Void]
  )
  func changesResetThePage(change: @Sendable (SearchFilterViewModel) -> Void) throws {
    let filter = try openedFilter(PerfumeSearch(brands: [option("Hermès"), option("딥티크")]))
    filter.page = try #require(PerfumeSearch.Page(limit: 2, offset: 2))
    #expect(filter.result?.perfumes.count == 2)
    change(filter)
    #expect(filter.page == PerfumeSearch.Page(limit: 2))
  }

  @Test("A page past the end is empty and still knows the total")
  func pagePastTheEnd() throws {
    filter.keywords.toggle(id("Powdery"))
    filter.page = try #require(PerfumeSearch.Page(limit: 2, offset: 198))
    #expect(filter.result?.perfumes.isEmpty == true)
    #expect(filter.result?.total == 3)
  }

  @Test("A view that draws no counts asks for none")
  func partsThatAreNotDrawnAreNotAskedFor() throws {
    let repository = MemoryCatalogRepository(try OracleCatalog.contents())
    let filter = SearchFilterViewModel(repository: repository, parts: [])
    filter.open()
    #expect(filter.result == SearchResult(total: 12))
    #expect(filter.keywords.rows.allSatisfy { $0.count == nil && $0.detail == "-" })
  }
}
