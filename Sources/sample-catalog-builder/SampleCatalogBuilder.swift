import Catalog
import CatalogImport
import CatalogSQLite
import Foundation

/// Turns the tables of a catalogue into Swift source that holds it whole, for the build to compile
/// in: `sample-catalog-builder FOLDER OUTPUT.swift`.
@main
struct SampleCatalogBuilder {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      throw Failure(message: "usage: sample-catalog-builder FOLDER OUTPUT.swift")
    }
    let folder = URL(filePath: arguments[1])
    let tables = try CatalogTables { name in
      [UInt8](try Data(contentsOf: folder.appending(path: name)))
    }
    do throws(CatalogError) {
      let image = try CatalogImage(try tables.contents())
      let literal = Data(image.bytes).base64EncodedString()
      let source = "let sampleCatalogBase64 = \"\(literal)\"\n"
      do {
        try source.write(toFile: arguments[2], atomically: true, encoding: .utf8)
      } catch {
        throw CatalogError(.cannotCreate, path: arguments[2], detail: "\(error)")
      }
    } catch {
      throw Failure(message: error.message(in: .english))
    }
  }

  private struct Failure: Error, CustomStringConvertible {
    let message: String
    var description: String { message }
  }
}
