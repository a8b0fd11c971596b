import CSQLite

/// The rows of a statement, one at a time.
@safe final class SourceRows {
  /// Whether there is a row to read; false after the last.
  private(set) var hasRow = false
  // Keeps its database open, however that is let go of.
  private let statement: OpaquePointer

  /// Takes over `statement`, before its first row.
  init(_ statement: OpaquePointer) { unsafe self.statement = unsafe statement }

  deinit { unsafe sqlite3_finalize(statement) }

  /// Goes to the next row.
  func advance() throws {
    let code = unsafe sqlite3_step(statement)
    hasRow = code == SQLITE_ROW
    guard code == SQLITE_ROW || code == SQLITE_DONE else {
      throw BenchFailure(unsafe String(cString: sqlite3_errstr(code)))
    }
  }

  func integer(_ column: Int32) -> Int { unsafe Int(sqlite3_column_int64(statement, column)) }

  func optionalInteger(_ column: Int32) -> Int? { isNull(column) ? nil : integer(column) }

  func optionalReal(_ column: Int32) -> Double? {
    isNull(column) ? nil : unsafe sqlite3_column_double(statement, column)
  }

  /// Empty where there is nothing.
  func text(_ column: Int32) -> String {
    unsafe sqlite3_column_text(statement, column).map { unsafe String(cString: $0) } ?? ""
  }

  private func isNull(_ column: Int32) -> Bool {
    unsafe sqlite3_column_type(statement, column) == SQLITE_NULL
  }
}
