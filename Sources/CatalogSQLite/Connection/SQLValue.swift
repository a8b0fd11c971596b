/// A value that is bound to a statement.
enum SQLValue: Hashable, Sendable {
  case integer(Int)
  case real(Double)
  case text(String)
  case null

  init(_ integer: Int?) { self = integer.map(SQLValue.integer) ?? .null }
  init(_ real: Double?) { self = real.map(SQLValue.real) ?? .null }
  init(_ text: String?) { self = text.map(SQLValue.text) ?? .null }
}

/// SQL text and the values for its question marks, in order.
struct SQL: Hashable, Sendable {
  var text: String
  var values: [SQLValue]

  init(_ text: String, _ values: [SQLValue] = []) {
    self.text = text
    self.values = values
  }

  /// Puts parts together in the order in which they stand in the text.
  static func joined(_ parts: [SQL], separator: String) -> SQL {
    SQL(parts.map(\.text).joined(separator: separator), parts.flatMap(\.values))
  }

  /// A list of ids in parentheses, for IN.
  ///
  /// A short one is as many values, which SQLite plans best; a longer one a single JSON array, since
  /// the number of values is limited.
  static func list(_ ids: [Int]) -> SQL {
    if ids.count <= 16 {
      let marks = ids.map { _ in "?" }.joined(separator: ", ")
      return SQL("(\(marks))", ids.map(SQLValue.integer))
    }
    let array = "[" + ids.map(String.init).joined(separator: ",") + "]"
    return SQL("(SELECT value FROM json_each(?))", [.text(array)])
  }

  static func + (left: SQL, right: SQL) -> SQL { joined([left, right], separator: "\n") }
}
