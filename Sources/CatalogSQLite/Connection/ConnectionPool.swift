import Catalog
import SearchIndex
import Synchronization

/// Connections that are lent to one reader each, so that readers never wait for each other.
final class ConnectionPool: Sendable {
  /// A connection that may go from thread to thread.
  ///
  /// Nobody else has it while it is lent, so its lock is never waited for.
  private final class Lent: Sendable {
    let connection: Mutex<Connection>
    let identity: CatalogFile.Identity?
    /// The search index of the file; none when it has none.
    let index: SearchIndex?

    init(
      _ connection: sending Connection,
      identity: CatalogFile.Identity?,
      index: SearchIndex?
    ) {
      self.connection = Mutex(connection)
      self.identity = identity
      self.index = index
    }
  }

  /// More readers than this at once get a connection each too, but it is closed afterwards.
  private static let idleLimit = 4

  private let location: CatalogLocation
  private let patience: Int32
  private let idle: Mutex<[Lent]> = Mutex([])
  /// That of the file which was opened last, for all who read it.
  private let index: Mutex<(of: CatalogFile.Identity?, index: SearchIndex?)?> = Mutex(nil)

  /// Opens the first connection, so that a catalogue that cannot be read is known at once.
  init(_ location: CatalogLocation, patience: Int32) throws(CatalogError) {
    self.location = location
    self.patience = patience
    giveBack(try open())
  }

  /// Whether the file that was opened last has a search index.
  var hasIndex: Bool { index.withLock { $0?.index != nil } }

  /// Calls `body` with a connection of its own, and the search index of the file, if it has one.
  ///
  /// A catalogue that an import has put in the place of the old one is read from the next call on;
  /// one that was only removed is still read where a connection is left.
  func read<Value: Sendable>(
    _ body: @Sendable (Connection, SearchIndex?) throws(CatalogError) -> Value
  ) throws(CatalogError) -> Value {
    let lent: Lent
    if let idle = takeIdle() { lent = idle } else { lent = try open() }
    defer { giveBack(lent) }
    let result: Result<Value, CatalogError> = lent.connection.withLock { connection in
      do throws(CatalogError) {
        return .success(try body(connection, lent.index))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func takeIdle() -> Lent? {
    let current = location.path.flatMap(CatalogFile.Identity.init)
    return idle.withLock { idle in
      if let current { idle.removeAll { $0.identity != current } }
      return idle.popLast()
    }
  }

  /// The search index of a file, read only as far as it is needed, and once for all connections.
  private func index(
    of identity: CatalogFile.Identity?,
    _ connection: Connection
  ) throws(CatalogError) -> SearchIndex? {
    if let known = index.withLock({ $0 }), known.of == identity { return known.index }
    let found = try StoredIndex(connection).searchIndex()
    index.withLock { $0 = (identity, found) }
    return found
  }

  private func giveBack(_ lent: Lent) {
    idle.withLock { idle in
      if idle.count < Self.idleLimit { idle.append(lent) }
    }
  }

  private func open() throws(CatalogError) -> Lent {
    // Taken before the file is opened: should it be replaced in between, the next call opens anew.
    let identity = location.path.flatMap(CatalogFile.Identity.init)
    let connection = try Connection.toCatalog(at: location, patience: patience)
    let index = try index(of: identity, connection)
    if index != nil { try connection.expectIndexedSearches() }
    return Lent(connection, identity: identity, index: index)
  }
}
