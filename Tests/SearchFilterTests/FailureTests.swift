import Catalog
import CatalogTestSupport
import SearchFilter
import Testing

@Suite("A repository that fails")
struct FailureTests {
  private let repository: CatalogRepositoryDouble
  private let filter: SearchFilterViewModel
  private let damaged = CatalogError(.damaged, path: "a.db")

  init() throws {
    repository = CatalogRepositoryDouble(MemoryCatalogRepository(try OracleCatalog.contents()))
    filter = SearchFilterViewModel(repository: repository)
  }

  @Test("A child that cannot fetch says so, the others work, and a retry mends it")
  func failedFetch() {
    repository.fail(.brands, with: damaged)
    filter.open()
    #expect(filter.brands.errorMessage != nil)
    #expect(filter.brands.rows.isEmpty)
    #expect(filter.keywords.errorMessage == nil)
    filter.keywords.toggle(id("Fresh"))
    #expect(filter.result?.total == 4)

    repository.mend()
    filter.retry()
    #expect(filter.brands.errorMessage == nil)
    #expect(filter.brands.rows.flatMap(\.brands).count == 10)
    #expect(filter.brands.rows.flatMap(\.brands).first { $0.title == "Hermès" }?.count == 2)
  }

  @Test("What was selected of a child that cannot fetch is kept")
  func selectionSurvivesAFailedFetch() {
    repository.fail(.brands, with: damaged)
    filter.open(PerfumeSearch(brands: [option("Hermès")]))
    #expect(filter.chips.map(\.title) == ["Hermès"])
    #expect(filter.notice == nil)
  }

  @Test("While a child cannot fetch, a tap in it is refused and what is selected stays")
  func tapWithoutOptions() {
    repository.fail(.brands, with: damaged)
    filter.open(PerfumeSearch(brands: [option("Hermès"), option("Prada")]))
    filter.brands.deselect([id("Hermès")])
    #expect(filter.brands.notice == .refused(.optionsUnavailable(.brand)))
    #expect(filter.chips.map(\.title) == ["Hermès", "Prada"])
  }

  @Test("What a retry finds gone is left out and named")
  func retryFindsOptionsGone() {
    let gone = SearchKeyword(id: 77, name: "Gone House", category: .brand)
    repository.fail(.brands, with: damaged)
    filter.open(PerfumeSearch(brands: [gone, option("Hermès")]))
    repository.mend()
    filter.retry()
    #expect(filter.chips.map(\.title) == ["Hermès"])
    #expect(filter.notice == .optionsGone([gone]))
    #expect(filter.result?.total == 2)
  }

  @Test("A failed search leaves no old answer standing, and a retry mends it")
  func failedSearch() {
    filter.open()
    repository.fail(.search, with: damaged)
    filter.keywords.toggle(id("Fresh"))
    #expect(filter.errorMessage != nil)
    #expect(filter.result == nil)
    #expect(filter.chips.map(\.title) == ["Fresh"])
    #expect(filter.keywords.rows.allSatisfy { $0.count == nil })

    repository.mend()
    filter.retry()
    #expect(filter.errorMessage == nil)
    #expect(filter.result?.total == 4)
  }

  @Test("A fetch that fails later leaves the rows as they were")
  func laterFailureKeepsTheRows() {
    filter.open()
    repository.fail(.series, with: damaged)
    repository.fail(.keywords, with: damaged)
    filter.series.load()
    filter.keywords.load()
    #expect(filter.series.errorMessage != nil)
    #expect(filter.series.rows.count == 5)
    #expect(filter.keywords.rows.count == 5)
    filter.keywords.toggle(id("Fresh"))
    #expect(filter.chips.map(\.title) == ["Fresh"])
  }
}

@Suite("Answers that come later")
struct DeliveryTests {
  private let repository: MemoryCatalogRepository
  private let filter: SearchFilterViewModel

  init() throws {
    repository = MemoryCatalogRepository(try OracleCatalog.contents())
    filter = SearchFilterViewModel(repository: repository, timing: .whenDelivered)
    filter.open()
  }

  @Test("A late answer to an old text never replaces the answer to the newer one")
  func lateAnswerIsDropped() throws {
    filter.text = "e"
    let old = try #require(filter.request)
    filter.text = "eau rose"
    let new = try #require(filter.request)
    #expect(filter.isLoading)

    filter.deliver(new.answer(from: repository), for: new)
    #expect(filter.result?.perfumes.map(\.id) == [4])
    #expect(!filter.isLoading)
    filter.deliver(old.answer(from: repository), for: old)
    #expect(filter.result?.perfumes.map(\.id) == [4])
    #expect(!filter.isLoading)
  }

  @Test("Going back to a search that is already answered waits for nothing")
  func goingBackWaitsForNothing() throws {
    let first = try #require(filter.request)
    filter.deliver(first.answer(from: repository), for: first)
    filter.text = "rose"
    let abandoned = try #require(filter.request)
    filter.text = ""
    #expect(!filter.isLoading)
    filter.deliver(abandoned.answer(from: repository), for: abandoned)
    #expect(filter.result?.total == 12)
  }

  @Test("A failed answer is shown, and asking again makes a new request")
  func failedAnswer() throws {
    let request = try #require(filter.request)
    filter.deliver(.failure(CatalogError(.damaged, path: "a.db")), for: request)
    #expect(filter.errorMessage?.contains("a.db") == true)
    filter.retry()
    let again = try #require(filter.request)
    filter.deliver(again.answer(from: repository), for: again)
    #expect(filter.errorMessage == nil)
    #expect(filter.result?.total == 12)
  }

  @Test("The tap shows at once, the counts when the answer is there")
  func tapShowsAtOnce() throws {
    let first = try #require(filter.request)
    filter.deliver(first.answer(from: repository), for: first)
    filter.keywords.toggle(id("Fresh"))
    #expect(filter.keywords.rows.first { $0.title == "Fresh" }?.isSelected == true)
    #expect(filter.keywords.rows.first { $0.title == "Clean" }?.count == 5)
    filter.brands.toggle(id("Prada"))
    let request = try #require(filter.request)
    filter.deliver(request.answer(from: repository), for: request)
    #expect(filter.keywords.rows.first { $0.title == "Clean" }?.count == 1)
  }
}
