import Catalog

/// Inserts rows of two numbers many at a time, which takes a third of the time of one by one.
///
/// Rows are in the table after `finish()`.
struct PairRows {
  private static let rowsAtOnce = 64

  private let many: Statement
  private let one: Statement
  private var waiting: [Int] = []

  /// Prepares to fill `table`, which has these two columns.
  init(_ table: String, _ columns: (String, String), on connection: Connection) throws(CatalogError)
  {
    let insert = "INSERT INTO \(table) (\(columns.0), \(columns.1)) VALUES "
    let rows = repeatElement("(?, ?)", count: Self.rowsAtOnce).joined(separator: ", ")
    many = try connection.prepare(insert + rows)
    one = try connection.prepare(insert + "(?, ?)")
    waiting.reserveCapacity(2 * Self.rowsAtOnce)
  }

  /// Adds a row for each of the second numbers; cheapest in the order of the table.
  mutating func add(_ first: Int, _ seconds: [Int]) throws(CatalogError) {
    for second in seconds {
      waiting.append(first)
      waiting.append(second)
      guard waiting.count == 2 * Self.rowsAtOnce else { continue }
      try many.run(numbers: waiting)
      waiting.removeAll(keepingCapacity: true)
    }
  }

  /// Inserts the rows that still wait.
  mutating func finish() throws(CatalogError) {
    for index in stride(from: 0, to: waiting.count, by: 2) {
      try one.run(numbers: [waiting[index], waiting[index + 1]])
    }
    waiting.removeAll()
  }
}
