import CSQLite
import Catalog

extension Connection {
  /// Puts a copy of the bytes of a database file in the place of the empty database in memory.
  func load(_ image: [UInt8]) throws(CatalogError) {
    let size = Int64(image.count)
    guard let copy = unsafe sqlite3_malloc64(UInt64(image.count)) else { throw outOfMemory }
    unsafe UnsafeMutableRawBufferPointer(start: copy, count: image.count).copyBytes(from: image)
    // SQLite frees the copy, also when this fails.
    let code = unsafe SQLiteCode(
      rawValue: sqlite3_deserialize(
        database,
        "main",
        copy.assumingMemoryBound(to: UInt8.self),
        size,
        size,
        UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY)
      )
    )
    guard code == .ok else {
      throw unsafe CatalogError(code, database: database, path: location.path)
    }
  }

  /// The bytes that a file with the same database would hold.
  func image() throws(CatalogError) -> [UInt8] {
    var size: Int64 = 0
    guard let bytes = unsafe sqlite3_serialize(database, "main", &size, 0) else {
      throw outOfMemory
    }
    defer { unsafe sqlite3_free(bytes) }
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
  }

  private var outOfMemory: CatalogError {
    CatalogError(.inputOutput, path: location.path, detail: "out of memory")
  }
}
