import Catalog
import CatalogTestSupport
import SearchIndex
import Testing

@Suite("Parts of an index that are not as they were written")
struct DamagedPartTests {
  private let index = MemoryIndex()
  private var catalog = SkewedCatalog(perfumes: 300, seed: 21)

  init() throws {
    let builder = try IndexBuilder(MemoryTables(contents: catalog.contents), to: index)
    try builder.build()
    try builder.buildTogether(reading: index)
  }

  /// Searches that ask for everything.
  private func searches() -> [PerfumeSearch] {
    var catalog = catalog
    return (0..<40).map { _ in catalog.nextSearch() }
      + PerfumeSearch.Sort.allCases.map { PerfumeSearch(text: "rose", sort: $0) }
  }

  private func answers() throws(CatalogError) -> [[Int]] {
    guard let searchIndex = try SearchIndex(index) else { return [] }
    var answers: [[Int]] = []
    for search in searches() {
      let answer = try IndexReader(searchIndex, index).answer(search, including: .all)
      answers.append([answer.total] + answer.perfumes)
    }
    return answers
  }

  @Test("An index in memory gives what a look at every perfume gives")
  func agrees() throws {
    let plain = MemoryCatalogRepository(catalog.contents)
    let searchIndex = try #require(try SearchIndex(index))
    for search in searches() {
      let expected = try plain.search(search, including: .all)
      let answer = try IndexReader(searchIndex, index).answer(search, including: .all)
      #expect(answer.total == expected.total, "\(search)")
      #expect(answer.perfumes == expected.perfumes.map(\.id), "\(search)")
      #expect(answer.counts == expected.counts, "\(search)")
    }
  }

  @Test("A part that is lost or of another length gives an error or the right answers")
  func lengths() throws {
    let intact = try answers()
    changingEachPart([{ _ in nil }, { $0.dropLast() }, { $0 + [0] }]) { name in
      if let found = try? answers() { #expect(found == intact, "\(name)") }
    }
    #expect(try answers() == intact)
  }

  @Test("A part with other numbers in it never makes a search trap")
  func numbers() throws {
    let changes: [([UInt64]) -> [UInt64]?] = [
      { $0.map { _ in 0xFFFF_FFFF } }, { $0.map { $0 &+ 77_777 } }, { $0.reversed() },
    ]
    changingEachPart(changes) { _ in _ = try? answers() }
  }

  private func changingEachPart(
    _ changes: [([UInt64]) -> [UInt64]?],
    _ body: (String) throws -> Void
  ) rethrows {
    // Of the many parts of one kind a few.
    let kinds = Dictionary(grouping: index.names) { $0.prefix { !$0.isNumber } }
    for name in kinds.values.flatMap({ $0.prefix(4) }) where name != "layout 0" {
      let before = index[name]
      defer { index[name] = before }
      for change in changes {
        index[name] = before.flatMap(change)
        try body(name)
      }
    }
  }

  @Test("An index of another version is none")
  func version() throws {
    index["layout 0"] = index["layout 0"].map { [$0[0] + 1] + $0.dropFirst() }
    #expect(try SearchIndex(index) == nil)
  }
}
