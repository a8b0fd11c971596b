public import Catalog
package import SearchIndex

/// A catalogue in SQLite: a file, or in memory.
///
/// Readers on several threads do not wait for each other. Each search sees one state of the
/// catalogue; one that an import puts in the place of the old file is read from the next call on.
public final class SQLiteCatalogRepository: CatalogRepository {
  /// How long a read waits for a lock, in milliseconds, before it fails with `CatalogError.Code.locked`.
  package static let usualPatience: Int32 = 5_000

  private let pool: ConnectionPool

  /// Opens the catalogue file at `path`, read-only.
  ///
  /// Throws when there is none, when it cannot be read, is something else, comes from a newer program,
  /// or is found to be damaged. Damage further in than the start is found when it is read.
  public convenience init(path: String) throws(CatalogError) {
    try self.init(path: path, patience: Self.usualPatience)
  }

  /// Opens the catalogue file at `path` and waits at most `patience` milliseconds for a lock.
  package init(path: String, patience: Int32) throws(CatalogError) {
    pool = try ConnectionPool(.file(path: path), patience: patience)
  }

  /// Opens a catalogue in memory; each connection reads a copy of its own.
  public init(image: CatalogImage) throws(CatalogError) {
    pool = try ConnectionPool(.memory(image: image.bytes), patience: Self.usualPatience)
  }

  /// Makes a catalogue in memory.
  ///
  /// Throws `CatalogError.Code.badInput` when a value in it is one that no catalogue may hold.
  public convenience init(contents: CatalogContents) throws(CatalogError) {
    try self.init(image: try CatalogImage(contents))
  }

  /// Whether a search index answers searches; without one they take longer and give the same.
  ///
  /// A catalogue has none that was written by an older program, or changed by another since it was
  /// written. To import it into itself makes one.
  public var hasSearchIndex: Bool { pool.hasIndex }

  /// The series in the catalogue's order, each with all its ingredients.
  public func series() throws(CatalogError) -> [Series] {
    try read { connection throws(CatalogError) in try connection.series() }
  }

  /// All brands, by the search key of their name.
  public func brands() throws(CatalogError) -> [Brand] {
    try read { connection throws(CatalogError) in try connection.brands() }
  }

  /// All keywords, by the search key of their name.
  public func keywords() throws(CatalogError) -> [Keyword] {
    try read { connection throws(CatalogError) in try connection.keywords() }
  }

  /// The answer to a search: always the total, and the parts that are asked for.
  public func search(
    _ search: PerfumeSearch,
    including parts: SearchParts
  ) throws(CatalogError) -> SearchResult {
    try pool.read { connection, index throws(CatalogError) in
      try connection.reading { connection throws(CatalogError) in
        if let index {
          return try IndexedSearch(search, index, on: connection).result(including: parts)
        }
        return try SearchRun(search, on: connection).result(including: parts)
      }
    }
  }

  /// The perfumes with these ids, in the order of the ids; one that does not exist is left out.
  public func perfumes(ids: [Perfume.ID]) throws(CatalogError) -> [Perfume] {
    try read { connection throws(CatalogError) in try connection.perfumes(ids: ids) }
  }

  /// The same answer out of the tables alone, in SQL: what the search index is compared with.
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
    try pool.read { connection, index throws(CatalogError) in
      try index?.answer(search, including: parts, reading: StoredIndex(connection))
    }
  }

  private func read<Value: Sendable>(
    _ body: @Sendable (Connection) throws(CatalogError) -> Value
  ) throws(CatalogError) -> Value {
    try pool.read { connection, _ throws(CatalogError) in try connection.reading(body) }
  }
}
