import Catalog
import CatalogSQLite
import SampleCatalog

/// Writes the catalogue that the program carries to a file.
struct SampleCommand {
  let target: String

  func run() throws {
    let sample = try SQLiteCatalogRepository(image: SampleCatalog.image)
    let writer = try CatalogWriter(path: target)
    for series in try sample.series() { try writer.add(series: series) }
    for brand in try sample.brands() { try writer.add(brand: brand) }
    for keyword in try sample.keywords() { try writer.add(keyword: keyword) }
    var page: PerfumeSearch.Page? = PerfumeSearch().page
    while let current = page {
      let found = try sample.search(PerfumeSearch(page: current), including: .perfumes)
      for perfume in found.perfumes { try writer.add(perfume: perfume) }
      page = current.next(of: found.total)
    }
    try writer.finish()
  }
}
