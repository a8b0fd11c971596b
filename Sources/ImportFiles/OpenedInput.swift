/// A file of which is known what it is, ready to be read.
package enum OpenedInput {
  /// CSV, JSON or anything else that is written in letters.
  case text(TextSource)
  /// An XLSX workbook, with the sheet to read already chosen.
  case workbook(Workbook)
  /// A SQLite database.
  case database(DatabaseFile)
}

/// Where a SQLite database lies that nobody has opened yet.
///
/// One that came through a pipe or compressed lies in a temporary file, which goes with the value; once
/// it is open, the value need not be kept.
package final class DatabaseFile: Sendable {
  /// A path that SQLite can open.
  package let path: String
  private let temporary: TemporaryFile?

  init(path: String) {
    self.path = path
    temporary = nil
  }

  init(_ temporary: TemporaryFile, path: String) {
    self.path = path
    self.temporary = temporary
  }
}
