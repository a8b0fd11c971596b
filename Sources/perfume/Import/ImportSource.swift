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
      let opened = try TextRecords.open(source, options: TextOptions(delimiter: settings.delimiter))
      reader = opened.reader
      format = opened.format.description
      text = source
      progress = source.progress
      file = nil
    case .workbook(let workbook):
      reader = workbook
      format = Text(english: "XLSX workbook", korean: "XLSX 통합 문서")
      text = nil
      progress = workbook.progress
      file = nil
    case .database(let database):
      let table = try DatabaseTable(path: database.path, table: settings.table, named: path)
      reader = table
      format = Text(
        english: "SQLite database, table '\(table.name)'",
        korean: "SQLite 데이터베이스, 표 '\(table.name)'"
      )
      text = nil
      progress = nil
      file = database
    }
  }
}
