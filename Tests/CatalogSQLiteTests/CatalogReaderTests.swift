import Catalog
import CatalogTestSupport
import Testing

@testable import CatalogSQLite

@Suite("Reading a whole catalogue")
struct CatalogReaderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("Every perfume comes once, in the order of the ids", arguments: [UInt64](1...20))
  func perfumes(seed: UInt64) throws {
    let contents = RandomCatalog(seed: seed).contents
    let reader = try CatalogReader(path: folder.catalog(contents))
    let stream = try reader.perfumes()
    var read: [Perfume] = []
    while let perfume = try stream.next() { read.append(perfume) }
    let memory = MemoryCatalogRepository(contents)
    #expect(read == (try memory.perfumes(ids: contents.perfumes.map(\.id).sorted())))
    #expect(try stream.next() == nil)
    #expect(try reader.brands().map(\.id) == memory.brands().map(\.id))
    #expect(try reader.series().map(\.id) == contents.series.map(\.id))
    #expect(try Set(reader.keywords().map(\.id)) == Set(contents.keywords.map(\.id)))
  }

  @Test("What a catalogue makes known of its perfumes finds each by brand and name")
  func knownPerfumes() throws {
    let contents = try OracleCatalog.contents()
    var known = try CatalogReader(path: folder.catalog(contents)).knownPerfumes()
    #expect(known.count == 12 && known.left == Array(1...12))
    for perfume in contents.perfumes {
      let match = try #require(
        known.match(
          brand: perfume.brand.id,
          nameKey: SearchKey(perfume.name).text,
          facts: PerfumeFacts(
            year: perfume.year,
            gender: perfume.gender,
            concentration: perfume.concentration
          )
        )
      )
      #expect(match.difference.isNone)
      #expect(known.take(match) == perfume.id)
    }
    #expect(known.left.isEmpty)
  }

  @Test("A catalogue that is replaced meanwhile is read to its end")
  func replacedMeanwhile() throws {
    let path = try folder.catalog(OracleCatalog.contents())
    let reader = try CatalogReader(path: path)
    let stream = try reader.perfumes()
    #expect(try stream.next()?.id == 1)
    _ = try folder.catalog(.named(["Rose"]))
    var count = 1
    while try stream.next() != nil { count += 1 }
    #expect(count == 12)
    #expect(try reader.knownPerfumes().count == 12)
    #expect(try CatalogReader(path: path).knownPerfumes().count == 1)
  }

  @Test("Where nothing is, an import replaces nothing; what is no catalogue stays an error")
  func targets() throws {
    #expect(try CatalogReader.ofTarget(path: folder.path("none")) == nil)
    let missing = #expect(throws: CatalogError.self) {
      try CatalogReader(path: folder.path("none"))
    }
    #expect(missing?.code == .missing)
    let foreign = try folder.write("Dear diary", to: "diary")
    let other = #expect(throws: CatalogError.self) { try CatalogReader.ofTarget(path: foreign) }
    #expect(other?.code == .notACatalog)
  }
}
