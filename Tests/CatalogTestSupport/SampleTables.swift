package import Catalog
import CatalogImport

/// The catalogue that the program carries, as its files hold it.
package enum SampleTables {
  /// Reads the tables in Fixtures/Sample.
  package static func contents() throws -> CatalogContents {
    try CatalogTables { try OracleCatalog.fixture("Sample/" + $0) }.contents()
  }
}
