import Catalog
import SearchIndex

/// The search index of a catalogue, as its file has it.
struct StoredIndex: IndexStore {
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  /// The index, of which nothing is read yet; none when the catalogue has none that this program reads, or
  /// was changed since, so that its index need not agree with its tables.
  func searchIndex() throws(CatalogError) -> SearchIndex? {
    guard connection.isIntact else { return nil }
    let tables = try connection.number(
      SQL("SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'search_index'")
    )
    return tables > 0 ? try SearchIndex(self) : nil
  }

  func numbersIfAny<Number: FixedWidthInteger & BitwiseCopyable>(
    _ part: IndexPart,
    _ number: Int,
    as type: Number.Type
  ) throws(CatalogError) -> [Number]? {
    let row = try connection.number(
      SQL(
        "SELECT id FROM search_index WHERE part = ? AND number = ?",
        [.text(part.rawValue), .integer(number)]
      )
    )
    guard row > 0 else { return nil }
    guard
      let numbers = try connection.numbers(ofBlob: "data", in: "search_index", row: row, as: type)
    else { throw damaged(part, number) }
    return numbers
  }

  func damaged(_ part: IndexPart, _ number: Int) -> CatalogError {
    let detail = "part '\(part.rawValue)' \(number) of its search index is not as it was written"
    return CatalogError(.damaged, path: connection.location.path, detail: detail)
  }
}
