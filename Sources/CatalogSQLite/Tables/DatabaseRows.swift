import CSQLite
import Catalog

/// Gives the rows of a table one by one.
package final class DatabaseRows {
  private let statement: Statement
  private let columnCount: Int
  private var row = 0
  private var hasEnded = false

  init(_ statement: Statement, columnCount: Int) {
    self.statement = statement
    self.columnCount = columnCount
  }

  /// The values of the next row, as many as there are columns; none at the end.
  ///
  /// A blob is a failure, and so is text that is not UTF-8; the row behind it can be asked for.
  package func next() throws(DatabaseFailure) -> [DatabaseValue]? {
    guard !hasEnded else { return nil }
    row += 1
    do throws(CatalogError) {
      hasEnded = try !statement.step()
    } catch {
      hasEnded = true
      throw DatabaseFailure(error, row: row)
    }
    if hasEnded { return nil }
    var values: [DatabaseValue] = []
    values.reserveCapacity(columnCount)
    for column in 0..<columnCount { values.append(try value(column)) }
    return values
  }

  private func value(_ column: Int) throws(DatabaseFailure) -> DatabaseValue {
    let index = Int32(column)
    switch statement.type(index) {
    case SQLITE_NULL: return .null
    case SQLITE_INTEGER: return .number(String(statement.integer(index)))
    case SQLITE_FLOAT: return .number(Self.shortest(statement.optionalReal(index) ?? 0))
    case SQLITE_TEXT:
      if let text = statement.validText(index) { return .text(text) }
      throw bad(
        column,
        Text(english: "its text is not UTF-8", korean: "텍스트가 UTF-8이 아닙니다")
      )
    default:
      throw bad(
        column,
        Text(
          english: "it holds bytes (a BLOB), which are no text or number",
          korean: "텍스트나 숫자가 아닌 바이트(BLOB)가 들어 있습니다"
        )
      )
    }
  }

  private func bad(_ column: Int, _ reason: Text) -> DatabaseFailure {
    DatabaseFailure(.badInput, row: row, column: column + 1, reason: reason, endsReading: false)
  }

  /// 2015.0 is "2015".
  private static func shortest(_ real: Double) -> String {
    let text = "\(real)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Statement {
  /// The names of the columns, before any row is asked for.
  var columnNames: [String] {
    let count = unsafe sqlite3_column_count(pointer)
    return (0..<count).map { column in
      unsafe sqlite3_column_name(pointer, column).map { unsafe String(cString: $0) } ?? ""
    }
  }

  /// What a column of the row holds: SQLITE_INTEGER and the like.
  func type(_ column: Int32) -> Int32 { unsafe sqlite3_column_type(pointer, column) }

  /// A column of the row, which holds text; nil when that is not valid UTF-8.
  func validText(_ column: Int32) -> String? {
    guard let start = unsafe sqlite3_column_text(pointer, column) else { return nil }
    let count = unsafe Int(sqlite3_column_bytes(pointer, column))
    return unsafe String(validating: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
