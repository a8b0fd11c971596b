/// A table or a view of a database of another program.
package struct DatabaseTable: Hashable, Sendable {
  /// As the database spells it.
  package let name: String
  /// Whether it is a view, which the database makes of its tables.
  package let isView: Bool
  /// The names of the columns, in order.
  package let columns: [String]
  /// How many rows it has; of a view 16,777,217 stands for that and all more.
  package let rowCount: Int
}

/// What stands in a column of a row.
package enum DatabaseValue: Hashable, Sendable {
  /// NULL.
  case null
  /// An integer, or a real in the shortest form that means the same: "2015", "3.57".
  case number(String)
  case text(String)
}
