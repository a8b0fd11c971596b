import Catalog
import Synchronization

/// Connections that are lent to one reader each, so that readers never wait for each other.
final class ConnectionPool: Sendable {
  /// A connection that may go from thread to thread.
  ///
  /// Nobody else has it while it is lent, so its lock is never waited for.
  private final class Lent: Sendable {
    let connection: Mutex<Connection>
    let identity: CatalogFile.Identity?

    init(_ connection: sending Connection, identity: CatalogFile.Identity?) {
      self.connection = Mutex(connection)
      self.identity = identity
    }
  }

  /// More readers than this at once get a connection each too, but it is closed afterwards.
  private static let idleLimit = 4

  private let location: CatalogLocation
  private let patience: Int32
  private let idle: Mutex<[Lent]> = Mutex([])

  /// Opens the first connection, so that a catalogue that cannot be read is known at once.
  init(_ location: CatalogLocation, patience: Int32) throws(CatalogError) {
    self.location = location
    self.patience = patience
    giveBack(try open())
  }

  /// Calls `body` with a connection of its own.
  ///
  /// A catalogue that an import has put in the place of the old one is read from the next call on;
  /// one that was only removed is still read where a connection is left.
  func read<Value: Sendable>(
    _ body: @Sendable (Connection) throws(CatalogError) -> Value
  ) throws(CatalogError) -> Value {
    let lent: Lent
    if let idle = takeIdle() { lent = idle } else { lent = try open() }
    defer { giveBack(lent) }
    let result: Result<Value, CatalogError> = lent.connection.withLock { connection in
      do throws(CatalogError) {
        return .success(try connection.reading(body))
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

  private func giveBack(_ lent: Lent) {
    idle.withLock { idle in
      if idle.count < Self.idleLimit { idle.append(lent) }
    }
  }

  private func open() throws(CatalogError) -> Lent {
    // Taken before the file is opened: should it be replaced in between, the next call opens anew.
    let identity = location.path.flatMap(CatalogFile.Identity.init)
    let connection = try Connection.toCatalog(at: location, patience: patience)
    return Lent(connection, identity: identity)
  }
}
