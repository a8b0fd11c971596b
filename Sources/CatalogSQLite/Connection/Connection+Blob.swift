import CSQLite
import Catalog

extension Connection {
  /// The numbers whose bytes a blob holds, the lowest first; none when they do not come out even.
  ///
  /// For what is large: it is read where it is wanted, without a copy that SQLite has of it.
  func numbers<Number: FixedWidthInteger & BitwiseCopyable>(
    ofBlob column: String,
    in table: String,
    row: Int,
    as type: Number.Type
  ) throws(CatalogError) -> [Number]? {
    var opened: OpaquePointer?
    let code = unsafe sqlite3_blob_open(database, "main", table, column, Int64(row), 0, &opened)
    defer { unsafe sqlite3_blob_close(opened) }
    guard code == SQLITE_OK, let blob = unsafe opened else { throw failure(code) }
    let size = unsafe sqlite3_blob_bytes(blob)
    let width = MemoryLayout<Number>.stride
    guard Int(size) % width == 0 else { return nil }
    // An array that is given no room writes its count into the one empty array that all threads share.
    guard size > 0 else { return [] }
    var outcome = SQLITE_OK
    let numbers = unsafe [Number](unsafeUninitializedCapacity: Int(size) / width) { into, count in
      unsafe outcome = sqlite3_blob_read(blob, into.baseAddress, size, 0)
      if outcome == SQLITE_OK { count = Int(size) / width }
    }
    guard outcome == SQLITE_OK else { throw failure(outcome) }
    return Number(littleEndian: 1) == 1 ? numbers : numbers.map(Number.init(littleEndian:))
  }

  private func failure(_ code: Int32) -> CatalogError {
    unsafe CatalogError(SQLiteCode(rawValue: code), database: database, path: location.path)
  }
}
