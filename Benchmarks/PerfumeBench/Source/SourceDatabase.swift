import CSQLite

/// A SQLite file that is no catalogue of ours, opened read-only.
@safe final class SourceDatabase {
  private let database: OpaquePointer

  init(path: String) throws {
    var opened: OpaquePointer?
    let code = unsafe sqlite3_open_v2(path, &opened, SQLITE_OPEN_READONLY, nil)
    guard let database = unsafe opened else { throw BenchFailure("out of memory") }
    unsafe self.database = unsafe database
    guard code == SQLITE_OK else { throw failure }
  }

  deinit { unsafe sqlite3_close_v2(database) }

  /// The rows of one statement, from its first.
  func rows(_ sql: String) throws -> SourceRows {
    var prepared: OpaquePointer?
    unsafe sqlite3_prepare_v2(database, sql, -1, &prepared, nil)
    guard let statement = unsafe prepared else { throw failure }
    let rows = unsafe SourceRows(statement)
    try rows.advance()
    return rows
  }

  /// One value of every row of a statement.
  func all<Value>(
    _ sql: String,
    _ value: (SourceRows) throws -> Value
  ) throws -> [Value] {
    let rows = try rows(sql)
    var values: [Value] = []
    while rows.hasRow {
      values.append(try value(rows))
      try rows.advance()
    }
    return values
  }

  private var failure: BenchFailure {
    BenchFailure(unsafe String(cString: sqlite3_errmsg(database)))
  }
}
