import Catalog
import CatalogTestSupport
import Testing

@testable import CatalogSQLite

@Suite("Ids from one catalogue to the next")
struct KeptIDsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func ids(_ next: NextIDs) -> [Int] { CatalogKind.allCases.map { next[$0] } }

  @Test("A new catalogue gives ids from one, and each above those that were added")
  func fresh() throws {
    let writer = try CatalogWriter(path: folder.path("new"))
    #expect(writer.nextIDs == NextIDs())
    let rose = Ingredient(id: 40, seriesID: 3, name: "Rose")
    try writer.add(series: Series(id: 3, name: "Floral", ingredients: [rose]))
    try writer.add(brand: Brand(id: 500, name: "House"))
    try writer.add(keyword: Keyword(id: 6, name: "Warm"))
    try writer.add(perfume: Perfume(id: 70, brand: Brand(id: 500, name: "House"), name: "A"))
    try writer.add(perfume: Perfume(id: 7, brand: Brand(id: 500, name: "House"), name: "B"))
    #expect(ids(writer.nextIDs) == [4, 41, 501, 7, 71])
    try writer.finish()
    #expect(ids(writer.nextIDs) == [4, 41, 501, 7, 71])
    #expect(ids(try CatalogReader(path: folder.path("new")).nextIDs()) == [4, 41, 501, 7, 71])
  }

  @Test("An id that was given once does not come back when what had it is gone")
  func neverAgain() throws {
    let path = try folder.catalog(.named(["A", "B", "C"]))
    for _ in 1...2 {
      let writer = try CatalogWriter(path: path)
      #expect(ids(writer.nextIDs) == [1, 1, 2, 1, 4])
      try writer.finish()
    }
    let emptied = try CatalogReader(path: path)
    #expect(try emptied.knownPerfumes().count == 0)
    #expect(ids(try emptied.nextIDs()) == [1, 1, 2, 1, 4])
  }

  @Test("A damaged catalogue, which may be replaced, no longer says which ids it gave")
  func damaged() throws {
    let path = try folder.catalog(.named(["A"]))
    _ = try folder.write(
      Array(try folder.read("catalog.perfume").prefix(5_000)),
      to: "catalog.perfume"
    )
    let error = #expect(throws: CatalogError.self) { try CatalogReader.ofTarget(path: path) }
    #expect(error?.code == .damaged)
    #expect(try CatalogWriter(path: path).nextIDs == NextIDs())
  }

  @Test(
    "What cannot be the next id is damage",
    arguments: [
      "DELETE FROM next_ids WHERE kind = 'brand'",
      "PRAGMA ignore_check_constraints = ON; UPDATE next_ids SET id = 0",
      "PRAGMA ignore_check_constraints = ON; UPDATE next_ids SET id = \(Int.max)",
      "PRAGMA ignore_check_constraints = ON; UPDATE next_ids SET kind = 'x' WHERE kind = 'brand'",
    ]
  )
  func impossible(change: String) throws {
    let path = try folder.catalog(.named(["A"]))
    try Connection(.file(path: path), access: .readWrite, patience: 0).runScript(change)
    let error = #expect(throws: CatalogError.self) { try CatalogReader(path: path).nextIDs() }
    #expect(error?.code == .damaged)
  }

  @Test("An id that no catalogue may hold is refused", arguments: [0, -1, NextIDs.limit, Int.max])
  func impossibleID(id: Int) {
    for contents in [
      CatalogContents(brands: [Brand(id: id, name: "A")]),
      CatalogContents(keywords: [Keyword(id: id, name: "A")]),
      CatalogContents(series: [Series(id: id, name: "A")]),
    ] {
      let error = #expect(throws: CatalogError.self) { try CatalogImage(contents) }
      #expect(error?.code == .badInput)
    }
  }
}
