internal import Catalog
internal import CatalogImport
internal import CatalogSQLite
internal import ImportFiles

/// A file to import, opened: what it turned out to be, and where its perfumes come from.
struct ImportSource {
  /// What gives the perfumes.
  enum Contents {
    case records(any RecordReader)
    /// A catalogue of this program, which needs no guessing.
    case catalogue(CatalogReader)
  }

  let contents: Contents
  /// What kind of file it is, for people.
  let format: Text
  /// The text that the records are read from, where it is one.
  let text: TextSource?
  /// The workbook that the records are read from, where it is one.
  let workbook: Workbook?
  /// The options that say how such a file is read.
  let options: Set<FileOption>
  /// How far the file has been read, where that can be said.
  let progress: InputProgress?
  /// Holds on to a database that lies in a temporary file.
  private let database: DatabaseFile?

  /// Where the header of a table is, unless it is the first row.
  let header: HeaderPlace?

  /// Finds out what the file at `path` is, and reads its beginning; with `search` the header of a table may
  /// stand below other rows.
  init(
    path: String,
    settings: ImportSettings,
    search: HeaderSearch? = nil
  ) throws(ImportFailure) {
    let options = InputOptions(
      encoding: settings.encoding,
      sheet: settings.sheet,
      header: search
    )
    switch try InputFile.open(path: path, options: options) {
    case .text(let source):
      let options = TextOptions(delimiter: settings.delimiter, header: search)
      let records = try TextRecords.reader(for: source, options: options)
      self.init(
        .records(records),
        records.format.name,
        options: [.delimiter, .encoding],
        text: source,
        progress: source.progress,
        header: records.header
      )
    case .workbook(let workbook):
      let format = Text(
        english: "XLSX workbook, sheet '\(workbook.sheetName)'",
        korean: "XLSX 통합 문서, 시트 '\(workbook.sheetName)'"
      )
      self.init(
        .records(workbook),
        format,
        options: [.sheet],
        workbook: workbook,
        progress: workbook.progress,
        header: workbook.header
      )
    case .database(let file):
      try self.init(file, named: path, table: settings.table)
    }
  }

  private init(
    _ contents: Contents,
    _ format: Text,
    options: Set<FileOption>,
    text: TextSource? = nil,
    workbook: Workbook? = nil,
    progress: InputProgress? = nil,
    header: HeaderPlace? = nil,
    database: DatabaseFile? = nil
  ) {
    self.contents = contents
    self.format = format
    self.options = options
    self.text = text
    self.workbook = workbook
    self.progress = progress
    self.header = header
    self.database = database
  }

  private init(_ file: DatabaseFile, named path: String, table: String?) throws(ImportFailure) {
    let tables: DatabaseTables
    do throws(DatabaseFailure) {
      tables = try DatabaseTables(path: file.path)
    } catch {
      throw ImportFailure(error)
    }
    guard !tables.isCatalog else {
      do throws(CatalogError) {
        let format = Text(english: "catalogue of this program", korean: "이 프로그램의 카탈로그")
        let reader = try CatalogReader(path: file.path)
        self.init(.catalogue(reader), format, options: [], database: file)
      } catch {
        throw ImportFailure(error)
      }
      return
    }
    let records = try DatabaseRecords(tables, table: table)
    let format = Text(
      english: "SQLite database, table '\(records.table.name)'",
      korean: "SQLite 데이터베이스, 표 '\(records.table.name)'"
    )
    self.init(.records(records), format, options: [.table], database: file)
  }

  /// The records; a catalogue has none.
  func records() throws(ImportFailure) -> any RecordReader {
    if case .records(let reader) = contents { return reader }
    throw ImportFailure(
      reason: Text(
        english: "this is a catalogue, where a table is expected",
        korean: "표가 있어야 하는데 카탈로그입니다"
      ),
      endsReading: true
    )
  }
}
