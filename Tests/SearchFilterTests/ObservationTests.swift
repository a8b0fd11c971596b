import Catalog
import CatalogTestSupport
import Observation
import SearchFilter
import Testing

@Suite("What an observer of the filter hears")
@MainActor
struct ObservationTests {
  let filter: SearchFilterViewModel

  init() throws { filter = try openedFilter() }

  @Test("The current value first, then one update for everything that changed together")
  func oneUpdatePerChange() async {
    let filter = filter
    let log = UpdateLog {
      Observations {
        "\(filter.selectedCount) \(filter.tabs.map(\.selectedCount)) \(filter.result?.total ?? -1)"
          + " \(filter.brands.rows.flatMap(\.brands).count { $0.isSelected })"
      }
    }
    await log.waitForUpdates(1)
    filter.brands.toggle(id("Hermès"))
    await log.waitForUpdates(2)
    filter.keywords.toggle(id("Fresh"))
    await log.waitForUpdates(3)
    await log.settle()
    #expect(log.values == ["0 [0, 0, 0] 12 0", "1 [0, 1, 0] 2 1", "2 [0, 1, 1] 2 1"])
  }

  @Test("Several changes made without a pause are one update")
  func changesWithoutPauseAreOneUpdate() async {
    let filter = filter
    let log = UpdateLog { Observations { filter.selectedCount } }
    await log.waitForUpdates(1)
    filter.series.toggle(id("Cedar"))
    filter.brands.toggle(id("Hermès"))
    filter.keywords.toggle(id("Fresh"))
    await log.waitForUpdates(2)
    await log.settle()
    #expect(log.values == [0, 3])
  }

  @Test("Nothing is heard of what did not change")
  func noUpdateWhenNothingChanged() async {
    let filter = filter
    let tabs = UpdateLog { Observations { filter.tabs.map(\.selectedCount) } }
    let brands = UpdateLog { Observations { filter.brands.rows } }
    let text = UpdateLog { Observations { filter.text } }
    await tabs.waitForUpdates(1)
    await brands.waitForUpdates(1)
    await text.waitForUpdates(1)

    filter.sort = .name
    filter.sort = .name
    filter.selectedTab = .series
    filter.clear()
    filter.clear(.brand)
    filter.brands.deselect([id("Hermès")])
    filter.brands.find = ""
    filter.retry()
    for log in [tabs.settle, brands.settle, text.settle] { await log() }

    #expect(tabs.values.count == 1)
    #expect(brands.values.count == 1)
    #expect(text.values == [""])
  }

  @Test("A refused tap is heard as a notice alone")
  func refusalChangesOnlyTheNotice() async {
    let filter = filter
    filter.brands.select(["Hermès", "딥티크", "D&G", "Prada", "4711"].map { id($0) })
    let rows = UpdateLog { Observations { (filter.brands.rows, filter.selectedKeywords).0 } }
    let notice = UpdateLog { Observations { filter.notice } }
    await rows.waitForUpdates(1)
    await notice.waitForUpdates(1)
    filter.brands.toggle(id("Lancôme"))
    await notice.waitForUpdates(2)
    await rows.settle()
    #expect(rows.values.count == 1)
    #expect(notice.values == [nil, .refused(.limitReached(.brand, limit: 5))])
  }

  @Test("Two observers of one model hear the same")
  func twoObserversHearTheSame() async {
    let filter = filter
    let first = UpdateLog { Observations { filter.chips.map(\.title) } }
    let second = UpdateLog { Observations { filter.chips.map(\.title) } }
    await first.waitForUpdates(1)
    await second.waitForUpdates(1)
    filter.keywords.toggle(id("Warm"))
    await first.waitForUpdates(2)
    await second.waitForUpdates(2)
    #expect(first.values == [[], ["Warm"]])
    #expect(second.values == first.values)
  }

  @Test("A child's own view state is heard of: find text, folding, open initial")
  func childrensOwnStateIsObserved() async throws {
    let filter = filter
    let log = UpdateLog {
      Observations {
        "\(filter.series.rows.count { $0.isExpanded }) \(filter.brands.openInitial?.letter ?? "")"
          + " \(filter.keywords.rows.count)"
      }
    }
    await log.waitForUpdates(1)
    filter.series.toggleExpanded(try #require(filter.series.rows.first).id)
    filter.brands.open(BrandInitial(of: "Prada"))
    filter.keywords.find = "fresh"
    await log.waitForUpdates(2)
    await log.settle()
    #expect(log.values == ["5 ㄱ 5", "4 P 1"])
  }

  @Test("An observer that acts while it is told finds the new state whole, and nothing is lost")
  func observerThatActsAgain() {
    let filter = filter
    let observer = ReentrantObserver(filter)
    observer.start()
    filter.brands.toggle(id("Hermès"))

    #expect(observer.seen == [SelectionAndTabs(selected: ["Hermès"], counts: [0, 1, 0])])
    #expect(filter.chips.map(\.title) == ["Hermès", "Fresh"])
    #expect(filter.keywords.rows.filter(\.isSelected).map(\.title) == ["Fresh"])
    #expect(filter.brands.rows.flatMap(\.brands).filter(\.isSelected).map(\.title) == ["Hermès"])
    #expect(filter.result?.total == 2)
  }
}

struct SelectionAndTabs: Equatable, Sendable {
  let selected: [String]
  let counts: [Int]
}

/// Selects a keyword as soon as it hears that a brand has been selected.
@MainActor
final class ReentrantObserver {
  private let filter: SearchFilterViewModel
  private(set) var seen: [SelectionAndTabs] = []

  init(_ filter: SearchFilterViewModel) { self.filter = filter }

  func start() {
    withObservationTracking {
      _ = filter.selectedKeywords
    } onChange: {
      MainActor.assumeIsolated { self.act() }
    }
  }

  private func act() {
    seen.append(
      SelectionAndTabs(
        selected: filter.chips.map(\.title),
        counts: filter.tabs.map(\.selectedCount)
      )
    )
    filter.keywords.toggle(id("Fresh"))
  }
}
