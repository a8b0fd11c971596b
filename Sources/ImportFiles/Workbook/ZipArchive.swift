import Catalog
import CatalogImport

/// The parts of a ZIP archive.
final class ZipArchive {
  init(_ descriptor: Int32, size: Int, owner: AnyObject) throws(ImportFailure) {
    throw ImportFailure(reason: Text("XLSX is not read yet"), endsReading: true)
  }
}
