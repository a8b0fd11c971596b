package import Catalog
import CatalogImport
package import Foundation

/// The fixture catalogues, read from the `Fixtures` folder.
package enum Fixtures {
  /// The folder at the root of the package.
  package static let folder: URL = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// A dozen perfumes of which every count is known.
  package static func oracle() throws -> CatalogContents { try contents("Oracle") }

  /// The catalogue that the program carries.
  package static func sample() throws -> CatalogContents { try contents("Sample") }

  private static func contents(_ name: String) throws -> CatalogContents {
    func bytes(_ table: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: folder.appending(path: "\(name)/\(table).csv")))
    }
    return try CatalogTables(
      series: try bytes("series"),
      ingredients: try bytes("ingredients"),
      brands: try bytes("brands"),
      keywords: try bytes("keywords"),
      perfumes: try bytes("perfumes")
    ).contents()
  }
}
