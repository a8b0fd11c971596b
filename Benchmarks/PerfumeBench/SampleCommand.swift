import CatalogImport
import CatalogSQLite

/// Writes the catalogue that the program carries to a file.
struct SampleCommand {
  let target: String

  func run() throws {
    let tables = CatalogTables(
      series: EmbeddedFile.sampleSeries.bytes,
      ingredients: EmbeddedFile.sampleIngredients.bytes,
      brands: EmbeddedFile.sampleBrands.bytes,
      keywords: EmbeddedFile.sampleKeywords.bytes,
      perfumes: EmbeddedFile.samplePerfumes.bytes
    )
    let writer = try CatalogWriter(path: target)
    try writer.add(try tables.contents())
    try writer.finish()
  }
}
