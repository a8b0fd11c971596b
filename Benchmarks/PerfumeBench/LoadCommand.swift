import Catalog
import CatalogSQLite
import Foundation

/// Makes a catalogue of a benchmark catalogue, perfume by perfume; ids are kept.
struct LoadCommand {
  let source: String
  let target: String

  /// Says how many rows it wrote, and how fast.
  func run() throws -> String {
    let clock = ContinuousClock()
    let start = clock.now
    let catalog = try SourceCatalog(path: source)
    let writer = try CatalogWriter(path: target)
    var rows = catalog.series.count + catalog.brands.count + catalog.keywords.count
    for series in catalog.series {
      try writer.add(series: series)
      rows += series.ingredients.count
    }
    for brand in catalog.brands { try writer.add(brand: brand) }
    for keyword in catalog.keywords { try writer.add(keyword: keyword) }
    var perfumes = 0
    try catalog.forEachPerfume { perfume in
      try writer.add(perfume: perfume)
      perfumes += 1
      rows += 1 + perfume.ingredients.count + perfume.keywords.count
    }
    try writer.finish()
    let seconds = (clock.now - start) / .seconds(1)
    return """
      wrote \(perfumes) perfumes in \(String(format: "%.1f", seconds)) s: \
      \(Int(Double(perfumes) / seconds)) perfumes/s, \(Int(Double(rows) / seconds)) rows/s
      """
  }
}
