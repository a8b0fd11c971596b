import Catalog
import CatalogSQLite
import Foundation

/// Reads of a catalogue what an import that replaces it reads, then every perfume.
struct PreviousCommand {
  let catalogue: String

  /// Says how long that took.
  func run() throws -> String {
    let clock = ContinuousClock()
    let reader = try CatalogReader(path: catalogue)
    var options = 0
    var known = KnownPerfumes()
    let reading = try clock.measure {
      options = try reader.series().count + reader.brands().count + reader.keywords().count
      known = try reader.knownPerfumes()
    }
    var perfumes = 0
    let streaming = try clock.measure {
      let stream = try reader.perfumes()
      while try stream.next() != nil { perfumes += 1 }
    }
    return """
      read \(options) options and the names of \(known.count) perfumes in \(reading / .seconds(1)) s, \
      \(perfumes) perfumes in \(streaming / .seconds(1)) s
      """
  }
}
