public import Catalog

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

  /// The catalogue as it is now, for reads that have to agree with each other.
  public func snapshot() throws(CatalogError) -> CatalogSnapshot { try CatalogSnapshot(of: pool) }

  /// What tells the catalogue as it is now from every other, where an earlier snapshot has found that out;
  /// asks no more than whether the file is still the same.
  public var knownFingerprint: CatalogFingerprint? { pool.knownFingerprint }

  /// Opens the catalogue anew for the next read, also where its file looks like the one before.
  public func reopen() { pool.forget() }

  /// The series in the catalogue's order, each with all its ingredients.
  public func series() throws(CatalogError) -> [Series] { try snapshot().series() }

  /// All brands, by id.
  public func brands() throws(CatalogError) -> [Brand] { try snapshot().brands() }

  /// All keywords, by id.
  public func keywords() throws(CatalogError) -> [Keyword] { try snapshot().keywords() }

  /// The answer to a search: always the total, and the parts that are asked for.
  public func search(
    _ search: PerfumeSearch,
    including parts: SearchParts
  ) throws(CatalogError) -> SearchResult {
    try snapshot().search(search, including: parts)
  }

  /// The perfumes with these ids, in the order of the ids; one that does not exist is left out.
  public func perfumes(ids: [Perfume.ID]) throws(CatalogError) -> [Perfume] {
    try snapshot().perfumes(ids: ids)
  }
}
