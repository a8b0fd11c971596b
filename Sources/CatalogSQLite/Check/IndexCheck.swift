import Catalog
import SearchIndex

/// Compares the search index of a catalogue with one that is built anew of its tables.
struct IndexCheck {
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  /// What does not agree.
  func differences() throws(CatalogError) -> [String] {
    let store = StoredIndex(connection)
    guard try store.searchIndex() != nil else { return [] }
    let comparison = Comparison(store)
    let builder = try IndexBuilder(IndexTables(connection), to: comparison)
    try builder.build()
    // What options have in common is counted with the help of the other parts.
    guard comparison.differences.isEmpty else { return comparison.differences }
    try builder.buildTogether(reading: store)
    let parts = try connection.number(SQL("SELECT count(*) FROM search_index"))
    let others = parts - comparison.parts
    return comparison.differences
      + (others > 0 ? ["\(others) parts of the search index are of nothing in the tables"] : [])
  }

  /// Takes the parts of an index that are built and compares them with those that are kept.
  private final class Comparison: IndexSink {
    private let store: StoredIndex
    private(set) var differences: [String] = []
    private(set) var parts = 0

    init(_ store: StoredIndex) { self.store = store }

    func write<Number: FixedWidthInteger & BitwiseCopyable>(
      _ numbers: [Number],
      _ part: IndexPart,
      _ number: Int
    ) throws(CatalogError) {
      parts += 1
      if try store.numbersIfAny(part, number, as: Number.self) != numbers {
        differences.append(store.damaged(part, number).detail)
      }
    }
  }
}
