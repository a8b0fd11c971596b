package import Catalog
import CatalogImport

/// The catalogue that the program carries, as its files hold it.
package enum SampleTables {
  /// Reads the tables in Fixtures/Sample.
  package static func contents() throws -> CatalogContents {
    func table(_ name: String) throws -> [UInt8] { try OracleCatalog.fixture("Sample/" + name) }
    return try CatalogTables(
      series: table("series.csv"),
      ingredients: table("ingredients.csv"),
      brands: table("brands.csv"),
      keywords: table("keywords.csv"),
      perfumes: table("perfumes.csv")
    ).contents()
  }
}
