import Catalog
import CatalogImport

/// An XLSX workbook and the sheet of it that is read.
package final class Workbook {
  init(
    _ archive: ZipArchive,
    name: String,
    progress: InputProgress,
    sheet: String?
  ) throws(ImportFailure) {}
}
