internal import Catalog
internal import CatalogImport
internal import CatalogSQLite
internal import ImportFiles

/// A file to import, opened: where its records come from, and what it turned out to be.
struct ImportSource {
  /// Gives the records.
  let reader: any RecordReader
  /// What kind of file it is, for people.
  let format: Text
  /// The text that the records are read from, where it is one.
  let text: TextSource?
  /// How far the file has been read, where that can be said.
  let progress: InputProgress?
  /// Holds on to what the records are read from.
  private let file: AnyObject?

  /// Finds out what the file at `path` is, and reads its beginning.
  init(path: String, settings: ImportSettings) throws(ImportFailure) {
    let options = InputOptions(encoding: settings.encoding, sheet: settings.sheet)
    switch try InputFile.open(path: path, options: options) {
    case .text(let source):
      let records = try TextRecords.reader(
        for: source,
        options: TextOptions(delimiter: settings.delimiter)
      )
      reader = records
      format = records.format.name
      text = source
      progress = source.progress
      file = nil
    case .workbook, .database:
      throw ImportFailure(reason: Text("not yet"), endsReading: true)
    }
  }
}
