import Catalog
import CatalogTestSupport
import SearchFilter
import Testing

@Suite("Opening, restoring, done and close")
struct RestoringTests {
  @Test("A filter opened with a search shows it at once: rows, tabs, total")
  func restoredSelectionIsShown() throws {
    let filter = try openedFilter(
      PerfumeSearch(brands: [option("Hermès")], keywords: [option("Fresh")])
    )
    #expect(filter.tabs.map(\.selectedCount) == [0, 1, 1])
    #expect(filter.result?.total == 2)
    #expect(filter.brands.rows.flatMap(\.brands).filter(\.isSelected).map(\.title) == ["Hermès"])
    filter.brands.toggle(id("Hermès"))
    #expect(filter.chips.map(\.title) == ["Fresh"])
  }

  @Test("Text, match, order and page are restored as well")
  func everythingIsRestored() throws {
    let search = PerfumeSearch(
      text: "e",
      ingredients: [option("Cedar")],
      match: PerfumeSearch.Match(ingredients: .all, keywords: .all),
      sort: .newest,
      page: try #require(PerfumeSearch.Page(limit: 2, offset: 2))
    )
    let filter = try openedFilter(search)
    #expect(filter.search == search)
    #expect(filter.text == "e")
  }

  @Test("Options that no longer exist are left out and named in the notice")
  func vanishedOptionsAreNamed() throws {
    let gone = SearchKeyword(id: 77, name: "Gone House", category: .brand)
    let filter = try openedFilter(PerfumeSearch(brands: [gone, option("Prada")]))
    #expect(filter.chips.map(\.title) == ["Prada"])
    #expect(filter.notice == .optionsGone([gone]))
    #expect(try #require(filter.notice).message(in: .english).contains("Gone House"))
    #expect(try #require(filter.notice).message(in: .korean).contains("Gone House"))
  }

  @Test("An option of another catalogue is found by its name, whatever its id there")
  func optionsAreMatchedByName() throws {
    let elsewhere = SearchKeyword(id: id("Prada"), name: "HERMES", category: .brand)
    let filter = try openedFilter(PerfumeSearch(brands: [elsewhere]))
    #expect(filter.selectedKeywords == [option("Hermès")])
    #expect(filter.notice == nil)
  }

  @Test("Two saved forms of one option are one selection")
  func equivalentFormsAreOneSelection() throws {
    let byName = SearchKeyword(id: 999, name: "HERMES", category: .brand)
    let filter = try openedFilter(PerfumeSearch(brands: [option("Hermès"), byName]))
    #expect(filter.selectedKeywords == [option("Hermès")])
    filter.brands.toggle(id("Hermès"))
    #expect(filter.selectedCount == 0)
  }

  @Test("A search with six options of a category is refused whole", arguments: Category.allCases)
  func sixAreRefused(category: Category) throws {
    let filter = try openedFilter()
    var search = PerfumeSearch()
    search[category] = ids(in: category, of: filter).prefix(6).map {
      SearchKeyword(id: $0, name: "option \($0)", category: category)
    }
    if search[category].count < 6 {
      search[category].append(SearchKeyword(id: 500, name: "one more", category: category))
    }
    filter.open(search)
    #expect(filter.selectedCount == 0)
    #expect(filter.notice == .refused(.limitReached(category, limit: 5)))
    #expect(filter.result?.total == 12)
  }

  @Test("Done hands over the search; close goes back to what was selected when opened")
  func doneAndClose() throws {
    let filter = try openedFilter(PerfumeSearch(brands: [option("Hermès")]))
    filter.keywords.toggle(id("Fresh"))
    filter.text = "jour"
    filter.close()
    #expect(filter.search == PerfumeSearch(brands: [option("Hermès")]))
    #expect(filter.text == "")
    #expect(filter.result?.total == 2)

    filter.keywords.toggle(id("Clean"))
    let handedOver = filter.done()
    #expect(handedOver.keywords == [option("Clean")])
    filter.clear()
    filter.close()
    #expect(filter.search == handedOver)
  }

  @Test("The order chosen over all categories survives restoring, and closing")
  func orderOverAllCategories() throws {
    let filter = try openedFilter()
    filter.keywords.toggle(id("Fresh"))
    filter.brands.toggle(id("Hermès"))
    filter.series.toggle(id("Cedar"))
    let chips = filter.selectedKeywords
    #expect(chips.map(\.name) == ["Fresh", "Hermès", "Cedar"])

    filter.done()
    filter.brands.toggle(id("Prada"))
    filter.close()
    #expect(filter.selectedKeywords == chips)

    let another = try openedFilter()
    another.open(filter.search, inOrderOf: chips)
    #expect(another.selectedKeywords == chips)
  }

  @Test("Names that have changed since do not lose the page")
  func renamedOptionsKeepThePage() throws {
    let page = try #require(PerfumeSearch.Page(limit: 1, offset: 1))
    let saved = SearchKeyword(id: id("Hermès"), name: "HERMES", category: .brand)
    let filter = try openedFilter(PerfumeSearch(brands: [saved], page: page))
    #expect(filter.page == page)
    #expect(filter.result?.perfumes.count == 1)
  }
}
