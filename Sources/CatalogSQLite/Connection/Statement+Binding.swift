import CSQLite
import Catalog

/// Values bound one by one, for statements that run often enough that a list of them would cost.
extension Statement {
  /// Binds a number, or NULL.
  func bind(_ integer: Int?, at index: Int32) throws(CatalogError) {
    guard let integer else { return try bindNull(at: index) }
    try check(unsafe sqlite3_bind_int64(pointer, index, Int64(integer)))
  }

  /// Binds a number, or NULL.
  func bind(_ real: Double?, at index: Int32) throws(CatalogError) {
    guard let real else { return try bindNull(at: index) }
    try check(unsafe sqlite3_bind_double(pointer, index, real))
  }

  /// Binds a text, or NULL.
  func bind(_ text: String?, at index: Int32) throws(CatalogError) {
    guard var text else { return try bindNull(at: index) }
    // By bytes and length, so that a NUL is a character like any other.
    try check(text.withUTF8 { bytes in unsafe bind(bytes, index) })
  }

  /// Binds a text given as UTF-8.
  func bind(utf8 text: [UInt8], at index: Int32) throws(CatalogError) {
    try unsafe check(text.withUnsafeBufferPointer { bytes in unsafe bind(bytes, index) })
  }

  /// Binds the bytes of numbers, the lowest first.
  func bind<Number: FixedWidthInteger & BitwiseCopyable>(
    bytesOf numbers: [Number],
    at index: Int32
  ) throws(CatalogError) {
    let numbers = Number(littleEndian: 1) == 1 ? numbers : numbers.map(\.littleEndian)
    let code = unsafe numbers.withUnsafeBytes { bytes in
      unsafe perfume_bind_bytes(pointer, index, bytes.baseAddress, Int64(bytes.count))
    }
    try check(code)
  }

  /// Binds the numbers from the first question mark on, and runs to the end.
  func run(numbers: [Int]) throws(CatalogError) {
    reset()
    for (index, number) in numbers.enumerated() {
      try check(unsafe sqlite3_bind_int64(pointer, Int32(index + 1), Int64(number)))
    }
    while try step() {}
  }

  private func bind(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int32) -> Int32 {
    unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
      // SQLite takes a null pointer for NULL, and an empty buffer may have one.
      guard let start = characters.baseAddress else {
        return unsafe perfume_bind_text(pointer, index, "", 0)
      }
      return unsafe perfume_bind_text(pointer, index, start, Int64(characters.count))
    }
  }

  private func bindNull(at index: Int32) throws(CatalogError) {
    try check(unsafe sqlite3_bind_null(pointer, index))
  }

  private func check(_ code: Int32) throws(CatalogError) {
    if code != SQLITE_OK { try check(SQLiteCode(rawValue: code), is: .ok) }
  }
}
