package import Catalog
import CatalogImport
private import Foundation

/// The catalogue of twelve perfumes of which every count is known by hand.
package enum OracleCatalog {
  /// Reads the tables in Fixtures/Oracle.
  package static func contents() throws -> CatalogContents {
    try CatalogTables(reading: file).contents()
  }

  /// What a file in Fixtures/Oracle holds.
  package static func file(_ name: String) throws -> [UInt8] {
    try fixture("Oracle/" + name)
  }

  /// What a file in Fixtures holds.
  package static func fixture(_ path: String) throws -> [UInt8] {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: package.appending(path: "Fixtures/" + path)))
  }
}
