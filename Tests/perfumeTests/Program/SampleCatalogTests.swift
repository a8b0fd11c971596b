import Catalog
import CatalogSQLite
import CatalogTestSupport
import SampleCatalog
import Testing

@Suite("The sample catalogue")
struct SampleCatalogTests {
  @Test("What is compiled in is what the tables say")
  func compiledInIsWhatTheTablesSay() throws {
    let contents = try SampleTables.contents()
    let compiled = try SQLiteCatalogRepository(image: SampleCatalog.image)
    let tables = MemoryCatalogRepository(contents)
    #expect(try compiled.series() == tables.series())
    #expect(try compiled.brands() == tables.brands())
    #expect(try compiled.keywords() == tables.keywords())
    let ids = contents.perfumes.map(\.id)
    #expect(try compiled.perfumes(ids: ids) == tables.perfumes(ids: ids))
  }

  @Test("It is large enough to be worth filtering")
  func size() throws {
    let contents = try SampleTables.contents()
    #expect(contents.perfumes.count >= 300)
    #expect(Set(contents.perfumes.map(\.brand.id)).count >= 60)
    #expect(contents.series.count >= 12)
    #expect(contents.series.flatMap(\.ingredients).count >= 150)
    #expect(contents.keywords.count >= 40)
  }

  @Test("Its brands cover the letters that make an index hard")
  func hardNames() throws {
    let contents = try SampleTables.contents()
    let names = contents.brands.flatMap { [$0.name, $0.englishName].compactMap(\.self) }
    for part in ["é", "'", "&", "4711", "까", "끌", "The ", "L'", "Le "] {
      #expect(names.contains { $0.contains(part) }, "no brand with \(part)")
    }
    #expect(Set(contents.brands.map { BrandInitial(of: $0.name).letter }).count > 14)
  }
}
