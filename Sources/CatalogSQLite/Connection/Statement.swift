import CSQLite
import Catalog

/// A prepared statement: bound, then stepped row by row.
@safe final class Statement {
  let pointer: OpaquePointer
  private let sql: String
  private let path: String?

  /// Compiles `sql`, which must be one statement.
  init(_ sql: String, database: OpaquePointer, path: String?) throws(CatalogError) {
    var prepared: OpaquePointer?
    let code = unsafe SQLiteCode(rawValue: sqlite3_prepare_v2(database, sql, -1, &prepared, nil))
    guard code == .ok, let pointer = unsafe prepared else {
      throw unsafe CatalogError(code, database: database, path: path, sql: sql)
    }
    unsafe self.pointer = unsafe pointer
    self.sql = sql
    self.path = path
  }

  deinit { unsafe sqlite3_finalize(pointer) }

  /// Goes back to the start with new values, one for each question mark.
  func start(binding values: [SQLValue]) throws(CatalogError) {
    reset()
    for (index, value) in zip(Int32(1)..., values) {
      switch value {
      case .integer(let integer): try bind(integer, at: index)
      case .real(let real): try bind(real, at: index)
      case .text(let text): try bind(text, at: index)
      case .null: try bind(nil as Int?, at: index)
      }
    }
  }

  /// Goes to the next row; false at the end.
  func step() throws(CatalogError) -> Bool {
    let code = unsafe SQLiteCode(rawValue: sqlite3_step(pointer))
    if code == .row { return true }
    defer { reset() }
    try check(code, is: .done)
    return false
  }

  /// Runs to the end with other values.
  func run(_ values: [SQLValue]) throws(CatalogError) {
    try start(binding: values)
    while try step() {}
  }

  /// Lets go of what a statement holds between its first row and its last.
  func reset() { unsafe sqlite3_reset(pointer) }

  /// Throws what SQLite says of the last call unless `code` is the expected one.
  func check(_ code: SQLiteCode, is expected: SQLiteCode) throws(CatalogError) {
    guard code != expected else { return }
    let database = unsafe sqlite3_db_handle(pointer)
    throw unsafe CatalogError(code, database: database, path: path, sql: sql)
  }
}

extension Statement {
  /// A column of the row, where the schema allows no NULL.
  func integer(_ column: Int32) -> Int { unsafe Int(sqlite3_column_int64(pointer, column)) }

  /// A column of the row.
  func optionalInteger(_ column: Int32) -> Int? { isNull(column) ? nil : integer(column) }

  /// A column of the row.
  func optionalReal(_ column: Int32) -> Double? {
    isNull(column) ? nil : unsafe sqlite3_column_double(pointer, column)
  }

  /// A column of the row, where the schema allows no NULL.
  func text(_ column: Int32) throws(CatalogError) -> String {
    guard let text = optionalText(column) else { throw damaged(column) }
    return text
  }

  /// A column of the row.
  func optionalText(_ column: Int32) -> String? {
    guard let start = unsafe sqlite3_column_text(pointer, column) else { return nil }
    let count = unsafe Int(sqlite3_column_bytes(pointer, column))
    return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// A column that lists ids with commas between; none of them for NULL.
  func ids(_ column: Int32) throws(CatalogError) -> [Int] {
    var ids: [Int] = []
    try appendIDs(column, to: &ids)
    return ids
  }

  /// Adds the ids that a column lists to others.
  func appendIDs(_ column: Int32, to ids: inout [Int]) throws(CatalogError) {
    guard let start = unsafe sqlite3_column_text(pointer, column) else { return }
    let count = unsafe Int(sqlite3_column_bytes(pointer, column))
    let text = unsafe UnsafeBufferPointer(start: start, count: count)
    guard unsafe IDList.append(text, to: &ids) else { throw damaged(column) }
  }

  /// The numbers whose bytes a column holds, the lowest first; none when they do not come out even.
  func numbers<Number: FixedWidthInteger & BitwiseCopyable>(
    _ column: Int32,
    as type: Number.Type
  ) -> [Number]? {
    let start = unsafe sqlite3_column_blob(pointer, column)
    let size = unsafe Int(sqlite3_column_bytes(pointer, column))
    let width = MemoryLayout<Number>.stride
    guard size % width == 0 else { return nil }
    guard let start = unsafe start else { return [] }
    let numbers = unsafe [Number](unsafeUninitializedCapacity: size / width) { numbers, count in
      unsafe UnsafeMutableRawBufferPointer(numbers).copyMemory(
        from: UnsafeRawBufferPointer(start: start, count: size)
      )
      count = size / width
    }
    return Number(littleEndian: 1) == 1 ? numbers : numbers.map(Number.init(littleEndian:))
  }

  /// How many columns a row has.
  var columnCount: Int32 { unsafe sqlite3_column_count(pointer) }

  /// What to throw when a column holds what the schema does not allow.
  func damaged(_ column: Int32) -> CatalogError {
    CatalogError(.damaged, path: path, detail: "impossible value in column \(column) of: \(sql)")
  }

  private func isNull(_ column: Int32) -> Bool {
    unsafe sqlite3_column_type(pointer, column) == SQLITE_NULL
  }
}
