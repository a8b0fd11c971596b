public import Catalog
package import SearchIndex

/// A catalogue as it was at one moment, whatever an import puts in its place meanwhile.
///
/// Has a connection to itself for as long as it lives; threads that read it at the same time wait for each
/// other.
public final class CatalogSnapshot: CatalogRepository {
  let lent: LentConnection
  let pool: ConnectionPool

  init(of pool: ConnectionPool) throws(CatalogError) {
    self.pool = pool
    lent = try pool.lend()
  }

  deinit { pool.giveBack(lent) }

  /// Whether a search index answers searches; without one they take longer and give the same.
  ///
  /// A catalogue has none that was written by an older program, or changed by another since it was
  /// written. To import it into itself makes one.
  public var hasSearchIndex: Bool { lent.index != nil }

  /// The series in the catalogue's order, each with all its ingredients.
  public func series() throws(CatalogError) -> [Series] {
    try read { connection throws(CatalogError) in try connection.series() }
  }

  /// All brands, by id.
  public func brands() throws(CatalogError) -> [Brand] {
    try read { connection throws(CatalogError) in try connection.brands() }
  }

  /// All keywords, by id.
  public func keywords() throws(CatalogError) -> [Keyword] {
    try read { connection throws(CatalogError) in try connection.keywords() }
  }

  /// The answer to a search: always the total, and the parts that are asked for.
  public func search(
    _ search: PerfumeSearch,
    including parts: SearchParts
  ) throws(CatalogError) -> SearchResult {
    guard let index = lent.index else { return try searchTables(search, including: parts) }
    return try read { connection throws(CatalogError) in
      try IndexedSearch(search, index, on: connection).result(including: parts)
    }
  }

  /// The perfumes with these ids, in the order of the ids; one that does not exist is left out.
  public func perfumes(ids: [Perfume.ID]) throws(CatalogError) -> [Perfume] {
    try read { connection throws(CatalogError) in try connection.perfumes(ids: ids) }
  }

  /// The answer to a search out of the tables alone, in SQL: what the search index is compared with.
  package func searchTables(
    _ search: PerfumeSearch,
    including parts: SearchParts
  ) throws(CatalogError) -> SearchResult {
    try read { connection throws(CatalogError) in
      try SearchRun(search, on: connection).result(including: parts)
    }
  }

  /// The answer to a search with the ids of its perfumes alone; none when the catalogue has no search index.
  package func indexed(
    _ search: PerfumeSearch,
    including parts: SearchParts
  ) throws(CatalogError) -> IndexAnswer? {
    guard let index = lent.index else { return nil }
    return try lent.read { connection throws(CatalogError) in
      try IndexReader(index, StoredIndex(connection)).answer(search, including: parts)
    }
  }

  private func read<Value: Sendable>(
    _ body: (Connection) throws(CatalogError) -> Value
  ) throws(CatalogError) -> Value {
    try lent.read { connection throws(CatalogError) in try connection.reading(body) }
  }
}
