import Catalog
import CatalogTestSupport
import Testing

@testable import CatalogSQLite

@Suite("40,000 perfumes")
struct LargeCatalogTests {
  @Test(
    "All match, all are counted, all pages add up, and all are fetched by id in proportional time"
  )
  func everything() throws {
    let contents = CatalogContents.regular(perfumes: 40_000)
    let folder = try TemporaryFolder()
    let repository = try SQLiteCatalogRepository(path: folder.catalog(contents))
    // Every perfume has one of the brands, so the clause matches all and is not left out.
    let all = PerfumeSearch(brands: contents.brands.map(SearchKeyword.init))
    for search in [PerfumeSearch(), all] {
      let result = try repository.search(search, including: .counts)
      #expect(result.total == 40_000)
      #expect(result.counts?.brands.nonzero.values.reduce(0, +) == 40_000)
      let links = contents.perfumes.map(\.ingredients.count).reduce(0, +)
      #expect(result.counts?.ingredients.nonzero.values.reduce(0, +) == links)
    }
    let clock = ContinuousClock()
    var perfumes: [Perfume] = []
    let few = try clock.measure { perfumes = try repository.perfumes(ids: Array(1...4_000)) }
    #expect(perfumes.count == 4_000)
    let many = try clock.measure { perfumes = try repository.perfumes(ids: Array(1...40_000)) }
    #expect(perfumes == contents.perfumes)
    // Ten times as many; a hundred times would be growth by the square.
    #expect(many < few * 40, "\(few), \(many)")
  }

  @Test("Deep pages join up")
  func pages() throws {
    let repository = try SQLiteCatalogRepository(contents: .regular(perfumes: 2_000))
    let keyword = SearchKeyword(id: 1, name: "", category: .keyword)
    for sort in PerfumeSearch.Sort.allCases {
      for search in [PerfumeSearch(sort: sort), PerfumeSearch(keywords: [keyword], sort: sort)] {
        let ids = try repository.ids(search)
        #expect(Set(ids).count == ids.count)
        #expect(try repository.ids(search, pages: 93) == ids)
      }
    }
  }
}
