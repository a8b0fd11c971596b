import Catalog
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogSQLite

@Suite("Writing a catalogue")
struct CatalogWriterTests {
  private let folder: TemporaryFolder
  private let oracle: CatalogContents

  init() throws {
    folder = try TemporaryFolder()
    oracle = try OracleCatalog.contents()
  }

  @Test("A file holds what was added, in whichever order, and nothing is left beside it")
  func roundTrip() throws {
    let writer = try CatalogWriter(path: folder.path("new"))
    for perfume in oracle.perfumes.reversed() { try writer.add(perfume: perfume) }
    for keyword in oracle.keywords { try writer.add(keyword: keyword) }
    for brand in oracle.brands { try writer.add(brand: brand) }
    for series in oracle.series { try writer.add(series: series) }
    // Until it is complete, there is nothing at the path.
    #expect(!FileManager.default.fileExists(atPath: folder.path("new")))
    try writer.finish()
    #expect(try folder.names() == ["new"])
    let repository = try SQLiteCatalogRepository(path: folder.path("new"))
    #expect(try repository.perfumes(ids: Array(1...12)) == oracle.perfumes)
    #expect(try repository.series().map(\.name) == oracle.series.map(\.name))
    let search = PerfumeSearch(text: "eau")
    let expected = try MemoryCatalogRepository(oracle).search(search, including: .all)
    #expect(try repository.search(search, including: .all) == expected)
  }

  @Test("A writer that is let go of leaves the old catalogue and nothing else")
  func abandoned() throws {
    let path = try folder.catalog(oracle)
    let bytes = try folder.read("catalog.perfume")
    do {
      let writer = try CatalogWriter(path: path)
      try writer.add(brand: Brand(id: 1, name: "New"))
      #expect(try folder.names().count == 2)
    }
    #expect(try folder.names() == ["catalog.perfume"])
    #expect(try folder.read("catalog.perfume") == bytes)
  }

  static let unusable: [(reason: String, perfume: Perfume)] = {
    let brand = Brand(id: 1, name: "Hermès")
    let rose = PerfumeIngredient(id: 4_000, name: "Rose", series: "Floral")
    let gone = Keyword(id: 4_000, name: "Gone")
    return [
      ("an empty name", Perfume(id: 99, brand: brand, name: "")),
      ("an empty english name", Perfume(id: 99, brand: brand, name: "A", englishName: "")),
      ("an id that is taken", Perfume(id: 1, brand: brand, name: "A")),
      ("a brand that is not there", Perfume(id: 99, brand: Brand(id: 77, name: "B"), name: "A")),
      ("an unknown ingredient", Perfume(id: 99, brand: brand, name: "A", ingredients: [rose])),
      ("an unknown keyword", Perfume(id: 99, brand: brand, name: "A", keywords: [gone])),
      ("a year of two digits", Perfume(id: 99, brand: brand, name: "A", year: 98)),
      ("a rating above five", Perfume(id: 99, brand: brand, name: "A", rating: 5.1)),
      ("a rating below none", Perfume(id: 99, brand: brand, name: "A", rating: -0.1)),
      ("a negative rating count", Perfume(id: 99, brand: brand, name: "A", ratingCount: -1)),
      (
        "a negative price",
        Perfume(id: 99, brand: brand, name: "A", price: Price(amount: -1, currency: "KRW"))
      ),
      (
        "a currency of two letters",
        Perfume(id: 99, brand: brand, name: "A", price: Price(amount: 1, currency: "KR"))
      ),
      (
        "a currency in small letters",
        Perfume(id: 99, brand: brand, name: "A", price: Price(amount: 1, currency: "krw"))
      ),
      ("an empty image address", Perfume(id: 99, brand: brand, name: "A", imageURL: "")),
    ]
  }()

  @Test(
    "What no catalogue may hold is refused, and the old one stays",
    arguments: 0..<unusable.count
  )
  func refused(index: Int) throws {
    let (reason, perfume) = Self.unusable[index]
    let path = try folder.catalog(oracle)
    let bytes = try folder.read("catalog.perfume")
    do {
      let writer = try CatalogWriter(path: path)
      try writer.add(oracle)
      let error = #expect(throws: CatalogError.self, "\(reason)") {
        try writer.add(perfume: perfume)
        try writer.finish()
      }
      #expect(error?.code == .badInput, "\(reason)")
      #expect(error?.path == path)
      // After a failure the file may hold half a perfume, so it can no longer be completed.
      #expect(throws: CatalogError.self) { try writer.finish() }
    }
    #expect(try folder.names() == ["catalog.perfume"])
    #expect(try folder.read("catalog.perfume") == bytes)
    let wrong = CatalogContents(
      series: oracle.series,
      brands: oracle.brands,
      keywords: oracle.keywords,
      perfumes: oracle.perfumes + [perfume]
    )
    let error = #expect(throws: CatalogError.self) { try SQLiteCatalogRepository(contents: wrong) }
    #expect(error?.code == .badInput, "\(reason)")
  }

  @Test("A missing reference is named")
  func missingReference() throws {
    let writer = try CatalogWriter(path: folder.path("new"))
    try writer.add(perfume: Perfume(id: 1, brand: Brand(id: 7, name: "Gone"), name: "Rose"))
    let error = #expect(throws: CatalogError.self) { try writer.finish() }
    #expect(error?.detail == "a row of perfumes refers to a row of brands that is not there")
  }

  @Test("Nothing can be added to a complete catalogue")
  func afterTheEnd() throws {
    let writer = try CatalogWriter(path: folder.path("new"))
    try writer.finish()
    #expect(throws: CatalogError.self) { try writer.add(brand: Brand(id: 1, name: "Late")) }
    #expect(throws: CatalogError.self) { try writer.finish() }
    #expect(try SQLiteCatalogRepository(path: folder.path("new")).brands().isEmpty)
  }

  @Test("A folder that is not there, and a path that is a folder, cannot be written")
  func noPlace() throws {
    for path in [folder.path("none/new"), folder.path, folder.path + "/"] {
      let error = #expect(throws: CatalogError.self, "\(path)") { try CatalogWriter(path: path) }
      #expect(error?.code == .cannotCreate, "\(path)")
      #expect(error?.path == path)
    }
    #expect(try folder.names().isEmpty)
  }

  @Test(
    "What this program did not make is never replaced",
    arguments: ["", "Dear diary", "SQLite format 3\0"]
  )
  func foreignFile(content: String) throws {
    var bytes = Array(content.utf8)
    // Long enough for a header, with no application id in it.
    if content.hasPrefix("SQLite") { bytes += Array(repeating: 0, count: 200) }
    let path = try folder.write(bytes, to: "diary")
    let error = #expect(throws: CatalogError.self) { try CatalogWriter(path: path) }
    #expect(error?.code == .notACatalog)
    #expect(try folder.read("diary") == bytes)
    #expect(try folder.names() == ["diary"])
  }

  @Test("A damaged catalogue may be replaced: that is the cure")
  func damagedFile() throws {
    let path = try folder.catalog(oracle)
    _ = try folder.write(
      Array(try folder.read("catalog.perfume").prefix(5_000)),
      to: "catalog.perfume"
    )
    _ = try folder.catalog(.named(["Rose"]))
    #expect(try SQLiteCatalogRepository(path: path).brands().map(\.name) == ["House"])
  }

  @Test("The new file takes the place that a link leads to, and the rights of the old one")
  func linkAndRights() throws {
    let path = try folder.catalog(oracle)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"),
      withDestinationPath: path
    )
    _ = try folder.catalog(.named(["Rose"]), as: "link")
    #expect(try SQLiteCatalogRepository(path: path).brands().map(\.name) == ["House"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == path)
    let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(rights == 0o640)
  }

  @Test("Names are stored composed, otherwise as given")
  func composedNames() throws {
    let brand = Brand(
      id: 1,
      name: "\u{1103}\u{1175}\u{11B8}\u{1110}\u{1175}\u{110F}\u{1173}",
      englishName: "Dipty\u{301}que "
    )
    let perfume = Perfume(id: 1, brand: brand, name: "Eau  d’E\u{301}te\u{301}")
    let repository = try SQLiteCatalogRepository(
      contents: CatalogContents(brands: [brand], perfumes: [perfume])
    )
    let stored = try #require(try repository.perfumes(ids: [1]).first)
    // Swift takes both forms for equal; the bytes tell them apart.
    #expect(Array(stored.brand.name.unicodeScalars) == Array("딥티크".unicodeScalars))
    #expect(Array(stored.brand.englishName?.utf8 ?? "".utf8) == Array("Dipt\u{FD}que ".utf8))
    #expect(Array(stored.name.utf8) == Array("Eau  d’Été".utf8))
  }

  @Test("What is listed twice in one place is kept once")
  func repeatedLinks() throws {
    let brand = Brand(id: 1, name: "House")
    let (rose, musk) = (
      Ingredient(id: 1, seriesID: 1, name: "Rose"), Ingredient(id: 2, seriesID: 1, name: "Musk")
    )
    let keyword = Keyword(id: 1, name: "Warm")
    let listed = [(rose, NoteLayer.base), (musk, .top), (rose, .top), (musk, .top), (musk, .base)]
      .map {
        PerfumeIngredient(id: $0.id, name: $0.name, series: "All", layer: $1)
      }
    let contents = CatalogContents(
      series: [Series(id: 1, name: "All", ingredients: [rose, musk])],
      brands: [brand],
      keywords: [keyword],
      perfumes: [
        Perfume(id: 1, brand: brand, name: "A", ingredients: listed, keywords: [keyword, keyword])
      ]
    )
    let repository = try SQLiteCatalogRepository(contents: contents)
    let stored = try #require(try repository.perfumes(ids: [1]).first)
    #expect(stored.keywords == [keyword])
    #expect(stored.ingredients.map(\.name) == ["Musk", "Rose", "Rose", "Musk"])
    #expect(stored.ingredients.map(\.layer) == [.top, .top, .base, .base])
    #expect(
      try repository.search(PerfumeSearch(), including: .counts).counts?.ingredients == [
        1: 1, 2: 1,
      ]
    )
  }
}
