import Catalog
import CatalogTestSupport
import Testing

@testable import SearchIndex

@Suite("Pieces that are kept")
struct PiecesTests {
  @Test("A piece is read twice, and kept from the second time on")
  func keptFromSecondTime() throws {
    let pieces = Pieces<Int>(count: 2)
    var reads = 0
    for _ in 0..<4 {
      _ = try pieces(1) { () throws(CatalogError) in
        reads += 1
        return reads
      }
    }
    #expect(reads == 2)
    #expect(try pieces(1) { () throws(CatalogError) in 0 } == 2)
    #expect(try pieces(0) { () throws(CatalogError) in 7 } == 7)
  }

  @Test("A piece that could not be read is read again")
  func readAgainAfterFailure() throws {
    let pieces = Pieces<Int>(count: 1)
    for _ in 0..<3 {
      #expect(throws: CatalogError.self) {
        try pieces(0) { () throws(CatalogError) in throw CatalogError(.damaged) }
      }
    }
    #expect(try pieces(0) { () throws(CatalogError) in 1 } == 1)
  }

  @Test("Searches that are made on account of one look for its text once")
  func textOnce() throws {
    let index = MemoryIndex()
    let catalog = SkewedCatalog(perfumes: 300, seed: 21)
    try IndexBuilder(MemoryTables(contents: catalog.contents), to: index).build()
    let reader = IndexReader(try #require(try SearchIndex(index)), index)
    let brand = SearchKeyword(catalog.contents.brands[0])
    let alone = try reader.answer(PerfumeSearch(text: "a"), including: [])
    let both = try reader.answer(PerfumeSearch(text: "a", brands: [brand]), including: [])
    #expect(both.total <= alone.total)
    #expect(index.reads["keys 0"] == 1)
  }
}
