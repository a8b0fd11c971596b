import Catalog
import CatalogTestSupport
import SearchFilter
import Testing

@Suite("Children and their delegate")
struct DelegateTests {
  @Test("A child reports the list it wants; nothing is selected until the delegate says so")
  func childProposes() throws {
    let spy = SpyDelegate()
    let child = try loadedBrands(reportingTo: spy)
    child.toggle(id("Hermès"))
    #expect(spy.proposals == [["Hermès"]])
    #expect(child.rows.flatMap(\.brands).allSatisfy { !$0.isSelected })

    child.show(selected: [id("Hermès")], counts: nil)
    child.toggle(id("Prada"))
    child.toggle(id("Hermès"))
    #expect(spy.proposals == [["Hermès"], ["Hermès", "Prada"], []])
  }

  @Test("A child says why its delegate refused, and the rows stay")
  func refusalIsTheChildsNotice() throws {
    let spy = SpyDelegate()
    spy.refusal = .limitReached(.brand, limit: 5)
    let child = try loadedBrands(reportingTo: spy)
    child.toggle(id("Hermès"))
    #expect(child.notice == .refused(.limitReached(.brand, limit: 5)))
    spy.refusal = nil
    child.toggle(id("Hermès"))
    #expect(child.notice == nil)
  }

  @Test("Without a delegate a tap changes nothing")
  func noDelegate() throws {
    let child = try loadedBrands(reportingTo: SpyDelegate())
    #expect(child.delegate == nil)
    child.toggle(id("Hermès"))
    #expect(child.rows.flatMap(\.brands).allSatisfy { !$0.isSelected })
  }

  @Test("A delegate may act again from inside an update")
  func delegateThatActsAgain() throws {
    let filter = try openedFilter()
    let eager = EagerDelegate(filter)
    filter.brands.delegate = eager
    filter.brands.toggle(id("Hermès"))

    #expect(filter.chips.map(\.title) == ["Hermès", "Prada", "Fresh"])
    #expect(filter.tabs.map(\.selectedCount) == [0, 2, 1])
    let selected = filter.brands.rows.flatMap(\.brands).filter(\.isSelected).map(\.title)
    #expect(selected == ["Hermès", "Prada"])
    #expect(filter.result?.perfumes.map(\.id).sorted() == [1, 2])
  }

  @Test("Every kind of option is reported through its own message")
  func messagesPerKind() throws {
    let spy = SpyDelegate()
    let repository = MemoryCatalogRepository(try OracleCatalog.contents())
    let series = SearchFilterSeriesViewModel(repository: repository)
    let keywords = SearchFilterKeywordViewModel(repository: repository)
    series.delegate = spy
    keywords.delegate = spy
    series.load()
    keywords.load()
    series.select([id("Cedar"), id("Iris")])
    keywords.toggle(id("Warm"))
    #expect(spy.proposals == [["Cedar", "Iris"], ["Warm"]])
  }

  private func loadedBrands(
    reportingTo delegate: SpyDelegate
  ) throws -> SearchFilterBrandViewModel {
    let child = SearchFilterBrandViewModel(
      repository: MemoryCatalogRepository(try OracleCatalog.contents())
    )
    child.delegate = delegate
    child.load()
    return child
  }
}

@Suite("Lifetime")
struct LifetimeTests {
  @Test("No part of a filter keeps another alive, a thousand times over")
  func noRetainCycle() throws {
    let repository = MemoryCatalogRepository(try OracleCatalog.contents())
    for _ in 0..<1_000 {
      weak var parent: SearchFilterViewModel?
      weak var series: SearchFilterSeriesViewModel?
      weak var brands: SearchFilterBrandViewModel?
      weak var keywords: SearchFilterKeywordViewModel?
      do {
        let filter = SearchFilterViewModel(repository: repository, parts: [.perfumes])
        filter.open()
        filter.brands.toggle(1)
        parent = filter
        series = filter.series
        brands = filter.brands
        keywords = filter.keywords
        #expect(filter.selectedCount == 1)
      }
      #expect(parent == nil)
      #expect(series == nil)
      #expect(brands == nil)
      #expect(keywords == nil)
    }
  }

  @Test("A child that outlives its filter changes nothing and does not crash")
  func childOutlivesTheFilter() throws {
    var filter: SearchFilterViewModel? = try openedFilter()
    let brands = try #require(filter?.brands)
    filter = nil
    #expect(brands.delegate == nil)
    brands.toggle(1)
    #expect(brands.rows.flatMap(\.brands).allSatisfy { !$0.isSelected })
  }
}

/// Notes what is proposed, and accepts or refuses as told.
private final class SpyDelegate: FilterDelegate {
  var proposals: [[String]] = []
  var refusal: FilterRefusal?

  func updateIngredients(_ ingredients: [Ingredient]) throws(FilterRefusal) {
    try take(ingredients.map(\.name))
  }

  func updateBrands(_ brands: [Brand]) throws(FilterRefusal) { try take(brands.map(\.name)) }

  func updateKeywords(_ keywords: [Keyword]) throws(FilterRefusal) {
    try take(keywords.map(\.name))
  }

  private func take(_ names: [String]) throws(FilterRefusal) {
    proposals.append(names)
    if let refusal { throw refusal }
  }
}

/// Passes everything on, and makes two more taps from inside the first update.
private final class EagerDelegate: FilterDelegate {
  private let filter: SearchFilterViewModel
  private var hasActed = false

  init(_ filter: SearchFilterViewModel) { self.filter = filter }

  func updateIngredients(_ ingredients: [Ingredient]) throws(FilterRefusal) {
    try filter.updateIngredients(ingredients)
  }

  func updateBrands(_ brands: [Brand]) throws(FilterRefusal) {
    try filter.updateBrands(brands)
    guard !hasActed else { return }
    hasActed = true
    filter.brands.toggle(id("Prada"))
    filter.keywords.toggle(id("Fresh"))
  }

  func updateKeywords(_ keywords: [Keyword]) throws(FilterRefusal) {
    try filter.updateKeywords(keywords)
  }
}
