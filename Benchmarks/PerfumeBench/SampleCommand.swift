import CatalogSQLite
import Foundation
import SampleCatalog

/// Writes the catalogue that the program carries to a file.
struct SampleCommand {
  let target: String

  func run() throws {
    try Data(SampleCatalog.image.bytes).write(to: URL(filePath: target), options: .atomic)
  }
}
