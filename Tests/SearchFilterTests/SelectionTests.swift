import Catalog
import CatalogTestSupport
import SearchFilter
import Testing

@Suite("What is selected")
struct SelectionTests {
  let filter: SearchFilterViewModel

  init() throws { filter = try openedFilter() }

  @Test("Selections of the three categories stand side by side")
  func categoriesDoNotOverwriteOneAnother() {
    filter.series.toggle(id("Cedar"))
    filter.brands.toggle(id("Hermès"))
    filter.keywords.toggle(id("Fresh"))

    #expect(filter.selectedKeywords.map(\.name) == ["Cedar", "Hermès", "Fresh"])
    #expect(filter.tabs.map(\.selectedCount) == [1, 1, 1])
    #expect(filter.selectedCount == 3)
    #expect(filter.result?.perfumes.map(\.id) == [1])
  }

  @Test("Chips stand in the order chosen, over all categories")
  func chipsKeepTheOrderChosen() {
    filter.keywords.toggle(id("Fresh"))
    filter.series.toggle(id("Cedar"))
    filter.keywords.toggle(id("Clean"))
    filter.keywords.toggle(id("Fresh"))
    filter.keywords.toggle(id("Fresh"))

    #expect(filter.chips.map(\.title) == ["Cedar", "Clean", "Fresh"])
    #expect(filter.search.keywords.map(\.name) == ["Clean", "Fresh"])
  }

  @Test("A sixth selection is refused in every category, and the notice names category and limit")
  func sixthSelectionIsRefused() throws {
    for category in Category.allCases {
      let filter = try openedFilter(of: SampleTables.contents())
      let six = ids(in: category, of: filter).prefix(6)
      for id in six.dropLast() { toggle(id, category, in: filter) }
      let before = filter.search
      let sixth = try #require(six.last)
      toggle(sixth, category, in: filter)

      #expect(filter.search == before)
      #expect(filter.notice == .refused(.limitReached(category, limit: 5)))
      let message = try #require(filter.notice).message(in: .english)
      #expect(message.contains("5 \(category.optionName(in: .english))"))
      #expect(message.contains("remove one"))
    }
  }

  @Test("At the limit a selected option can be deselected, and another takes its place")
  func deselectingWorksAtTheLimit() {
    for name in ["Hermès", "딥티크", "D&G", "Prada", "4711"] { filter.brands.toggle(id(name)) }
    filter.brands.toggle(id("Lancôme"))
    #expect(filter.notice != nil)

    filter.brands.toggle(id("Prada"))
    #expect(filter.notice == nil)
    filter.brands.toggle(id("Lancôme"))
    #expect(filter.notice == nil)
    #expect(filter.search.brands.map(\.name) == ["Hermès", "딥티크", "D&G", "4711", "Lancôme"])
  }

  @Test("The limit holds for each category alone")
  func limitIsPerCategory() {
    for name in ["Hermès", "딥티크", "D&G", "Prada", "4711"] { filter.brands.toggle(id(name)) }
    filter.keywords.toggle(id("Fresh"))
    #expect(filter.notice == nil)
    #expect(filter.selectedCount == 6)
  }

  @Test("Six options proposed at once are refused whole")
  func sixAtOnceAreRefusedWhole() {
    filter.brands.toggle(id("Hermès"))
    let before = filter.search
    filter.brands.select(["딥티크", "D&G", "Prada", "4711", "Lancôme"].map { id($0) })
    #expect(filter.search == before)
    #expect(filter.notice == .refused(.limitReached(.brand, limit: 5)))
  }

  @Test("An option named twice is selected once")
  func repeatedOptionIsSelectedOnce() {
    filter.series.select([id("Iris"), id("Iris")])
    #expect(filter.chips.map(\.title) == ["Iris"])
    filter.series.select([id("Iris")])
    #expect(filter.selectedCount == 1)
    #expect(filter.result?.perfumes.map(\.id).sorted() == [11, 12])
  }

  @Test("An id that the catalogue does not have is refused and changes nothing")
  func unknownIdIsRefused() {
    filter.brands.select([id("Hermès"), 999])
    #expect(filter.selectedCount == 0)
    #expect(filter.brands.notice == .refused(.noSuchOption(.brand, id: 999)))
    filter.brands.toggle(id("Hermès"))
    #expect(filter.brands.notice == nil)
  }

  @Test("One chip is removed, one category cleared, and everything cleared")
  func removingAndClearing() {
    filter.series.select([id("Iris"), id("Rose")])
    filter.keywords.toggle(id("Clean"))
    filter.text = "eau"
    filter.match.keywords = .all

    filter.remove(filter.selectedKeywords[0])
    #expect(filter.chips.map(\.title) == ["Rose", "Clean"])
    filter.clear(.series)
    #expect(filter.chips.map(\.title) == ["Clean"])
    filter.clear()
    #expect(filter.search == PerfumeSearch())
    #expect(filter.series.rows.allSatisfy { $0.ingredients.allSatisfy { !$0.isSelected } })
    filter.clear()
    #expect(filter.search == PerfumeSearch())
  }

  @Test("After clear all, nothing of the folded series is left behind")
  func clearReachesFoldedSeries() throws {
    filter.series.toggle(id("Iris"))
    let floral = try #require(filter.series.rows.first { $0.title == "Floral" })
    filter.series.toggleExpanded(floral.id)
    filter.series.toggleExpanded(floral.id)
    filter.clear()
    #expect(filter.tabs.map(\.selectedCount) == [0, 0, 0])
    filter.series.toggle(id("Rose"))
    #expect(filter.result?.perfumes.map(\.id).sorted() == [4, 9])
  }

  @Test("A row is selected if and only if the filter has accepted it")
  func rowsAgreeWithTheFilter() throws {
    var numbers = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let category = try #require(Category.allCases.randomElement(using: &numbers))
      let option = try #require(ids(in: category, of: filter).randomElement(using: &numbers))
      toggle(option, category, in: filter)
      for category in Category.allCases {
        let shown = Set(rows(of: category, in: filter).filter(\.isSelected).map(\.id))
        #expect(shown == Set(filter.search[category].map(\.id)))
        #expect(shown.count <= 5)
      }
    }
  }
}
