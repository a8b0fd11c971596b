/// A value that is bound to a statement.
enum SQLValue: Hashable, Sendable {
  case integer(Int)
  case real(Double)
  case text(String)
  case null

  init(_ integer: Int?) { self = integer.map(SQLValue.integer) ?? .null }
  init(_ real: Double?) { self = real.map(SQLValue.real) ?? .null }
  init(_ text: String?) { self = text.map(SQLValue.text) ?? .null }

  /// A list of ids as the one JSON array that `json_each` takes apart, so that a list of any length
  /// is one bound value.
  static func list(_ ids: some Sequence<Int>) -> SQLValue {
    .text("[" + ids.map(String.init).joined(separator: ",") + "]")
  }
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

  static func + (left: SQL, right: SQL) -> SQL { joined([left, right], separator: "\n") }
}
