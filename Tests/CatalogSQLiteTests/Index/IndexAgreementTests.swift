import Catalog
import CatalogSQLite
import CatalogTestSupport
import SearchIndex
import Testing

@Suite("The search index against the tables")
struct IndexAgreementTests {
  @Test(
    "A search of the index gives what the tables give: total, page, counts and ways out",
    arguments: [(1, 60), (2, 700), (3, 5_000), (4, 20_000)]
  )
  func sameAsTables(seed: UInt64, perfumes: Int) throws {
    var catalog = SkewedCatalog(perfumes: perfumes, seed: seed)
    let repository = try SQLiteCatalogRepository(contents: catalog.contents)
    for number in 1...120 {
      let search = catalog.nextSearch()
      let expected = try repository.snapshot().searchTables(search, including: .all)
      #expect(
        try #require(try repository.snapshot().indexed(search, including: [])).total
          == expected.total
      )
      let answer = try repository.search(search, including: .all)
      #expect(answer == expected, "seed \(seed), search \(number): \(search)")
    }
  }

  @Test("Every selection of one option of a wide catalogue, and of none, counts as the tables do")
  func singleOptions() throws {
    let catalog = SkewedCatalog(perfumes: 20_000, seed: 9)
    let repository = try SQLiteCatalogRepository(contents: catalog.contents)
    let options =
      catalog.contents.brands.prefix(3).map(SearchKeyword.init)
      + catalog.contents.keywords.prefix(5).map(SearchKeyword.init)
      + catalog.contents.series.flatMap { $0.ingredients.prefix(2) }.map(SearchKeyword.init)
    for option in [nil] + options {
      var search = PerfumeSearch()
      if let option { search[option.category] = [option] }
      let expected = try repository.snapshot().searchTables(search, including: .all)
      #expect(try repository.search(search, including: .all) == expected, "\(search)")
      // Beside the widest of another category, whose counts are kept.
      search.keywords = catalog.contents.keywords.prefix(1).map(SearchKeyword.init)
      let both = try repository.snapshot().searchTables(search, including: .all)
      #expect(try repository.search(search, including: .all) == both, "\(search)")
    }
  }
}
