import Catalog
import SearchIndex
import Synchronization

/// Connections that are lent to one reader each, so that readers never wait for each other.
final class ConnectionPool: Sendable {
  /// More readers than this at once get a connection each too, but it is closed afterwards.
  ///
  /// An idle one keeps two megabytes of pages at most.
  private static let idleLimit = 16

  private let location: CatalogLocation
  private let patience: Int32
  private let idle: Mutex<[LentConnection]> = Mutex([])
  /// That of the file which was opened last, for all who read it.
  private let index: Mutex<(of: CatalogFile.Identity?, index: SearchIndex?)?> = Mutex(nil)
  /// That of the file which was asked for last.
  private let fingerprint: Mutex<(of: CatalogFile.Identity?, CatalogFingerprint)?> = Mutex(nil)

  /// Opens the first connection, so that a catalogue that cannot be read is known at once.
  init(_ location: CatalogLocation, patience: Int32) throws(CatalogError) {
    self.location = location
    self.patience = patience
    giveBack(try open())
  }

  /// A connection that nobody else has, to be given back.
  ///
  /// It reads the catalogue that is there now: one that an import has put in the place of the old one is
  /// opened anew. One that was only removed is still read where a connection is left.
  func lend() throws(CatalogError) -> LentConnection {
    let current = location.path.flatMap(CatalogFile.Identity.init)
    let idle = idle.withLock { idle in
      if let current { idle.removeAll { $0.identity != current } }
      return idle.popLast()
    }
    return if let idle { idle } else { try open() }
  }

  /// Takes back what was lent.
  func giveBack(_ lent: LentConnection) {
    idle.withLock { idle in
      if idle.count < Self.idleLimit { idle.append(lent) }
    }
  }

  /// Opens the catalogue anew for whoever comes next, also where its file looks like the one before.
  func forget() {
    idle.withLock { $0 = [] }
    index.withLock { $0 = nil }
    fingerprint.withLock { $0 = nil }
  }

  /// What tells the catalogue that `lent` reads from every other; none when it is no longer at its path.
  func fingerprint(of lent: LentConnection) throws(CatalogError) -> CatalogFingerprint? {
    if case .memory(let image) = location { return known(nil) ?? keep(.init(of: image), lent) }
    guard let path = location.path, let identity = lent.identity else { return nil }
    guard let current = CatalogFile.Identity(path: path) else {
      throw CatalogError(.missing, path: path)
    }
    guard current == identity else { return nil }
    if let known = known(identity) { return known }
    return try CatalogFingerprint(path: path, identity).map { keep($0, lent) }
  }

  /// The same of what is at the path now, where that is known without reading it.
  var knownFingerprint: CatalogFingerprint? {
    guard let path = location.path else { return known(nil) }
    return CatalogFile.Identity(path: path).flatMap(known)
  }

  private func known(_ identity: CatalogFile.Identity?) -> CatalogFingerprint? {
    fingerprint.withLock { $0.flatMap { $0.of == identity ? $0.1 : nil } }
  }

  private func keep(_ found: CatalogFingerprint, _ lent: LentConnection) -> CatalogFingerprint {
    fingerprint.withLock { $0 = (lent.identity, found) }
    return found
  }

  private func open() throws(CatalogError) -> LentConnection {
    // Taken before the file is opened: should it be replaced in between, the next call opens anew.
    let identity = location.path.flatMap(CatalogFile.Identity.init)
    let connection = try Connection.toCatalog(at: location, patience: patience)
    let index = try index(of: identity, connection)
    if index != nil { try connection.expectIndexedSearches() }
    return LentConnection(connection, identity: identity, index: index)
  }

  /// The search index of a file, read only as far as it is needed, and once for all connections.
  private func index(
    of identity: CatalogFile.Identity?,
    _ connection: Connection
  ) throws(CatalogError) -> SearchIndex? {
    if let known = index.withLock({ $0 }), known.of == identity { return known.index }
    if !connection.isIntact { try RowNumbers.verify(connection) }
    let found = try StoredIndex(connection).searchIndex()
    index.withLock { $0 = (identity, found) }
    return found
  }
}

/// A connection that may go from thread to thread, with the search index of its file.
final class LentConnection: Sendable {
  private let connection: Mutex<Connection>
  /// Which file it reads; none for a database in memory.
  let identity: CatalogFile.Identity?
  /// None when the file has none.
  let index: SearchIndex?

  init(_ connection: sending Connection, identity: CatalogFile.Identity?, index: SearchIndex?) {
    self.connection = Mutex(connection)
    self.identity = identity
    self.index = index
  }

  /// Calls `body` with the connection; who calls at the same time waits.
  func read<Value: Sendable>(
    _ body: (Connection) throws(CatalogError) -> Value
  ) throws(CatalogError) -> Value {
    let result: Result<Value, CatalogError> = connection.withLock { connection in
      do throws(CatalogError) {
        return .success(try body(connection))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
