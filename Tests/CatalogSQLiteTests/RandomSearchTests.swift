import Catalog
import CatalogSQLite
import CatalogTestSupport
import Testing

@Suite("SQLite against a plain loop")
struct RandomSearchTests {
  static let seeds: [UInt64] = Array(1...8)

  @Test(
    "A search of a made-up catalogue gives what a look at every perfume gives",
    arguments: seeds
  )
  func sameAsMemory(batch: UInt64) throws {
    for seed in (batch * 1_000)..<(batch * 1_000 + 40) {
      var random = RandomCatalog(seed: seed)
      let memory = MemoryCatalogRepository(random.contents)
      let sqlite = try SQLiteCatalogRepository(contents: random.contents)
      #expect(try sqlite.series() == memory.series(), "seed \(seed)")
      #expect(try sqlite.brands() == memory.brands(), "seed \(seed)")
      #expect(try sqlite.keywords() == memory.keywords(), "seed \(seed)")
      let ids = Array(0...90) + [3, 3, -1, .max]
      #expect(try sqlite.perfumes(ids: ids) == memory.perfumes(ids: ids), "seed \(seed)")
      for number in 1...25 {
        let search = random.nextSearch()
        let expected = try memory.search(search, including: .all)
        let answer = try sqlite.search(search, including: .all)
        #expect(answer == expected, "seed \(seed), search \(number): \(search)")
      }
    }
  }
}
