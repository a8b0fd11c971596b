import CSQLite
import Catalog

extension CatalogError {
  /// What to throw for a failed call, in SQLite's own words; bound values are not in them.
  init(_ code: SQLiteCode, database: OpaquePointer?, path: String?, sql: String? = nil) {
    let words = unsafe sqlite3_errmsg(database).map { unsafe String(cString: $0) } ?? ""
    let number = "SQLite \(code.rawValue): \(words)"
    let line = sql.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    self.init(
      code.catalogCode,
      path: path,
      detail: line.map { "\(number), in: \($0)" } ?? number
    )
  }
}
