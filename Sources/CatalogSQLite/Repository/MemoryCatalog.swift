import Catalog
import Synchronization

/// A catalogue in memory, which any number of connections can read while this lives.
final class MemoryCatalog: Sendable {
  let location: CatalogLocation
  /// The database goes when its last connection does.
  private let connection: Mutex<Connection>

  init(_ contents: CatalogContents) throws(CatalogError) {
    // No other process sees it, so a name that is new in this one will do.
    location = .memory(name: "perfume-\(Self.count.add(1, ordering: .relaxed).newValue)")
    let connection = try Connection(location, access: .readWrite, patience: 0)
    let rows = try CatalogRows(connection)
    try rows.add(contents)
    try rows.finish()
    self.connection = Mutex(connection)
  }

  private static let count = Atomic<Int>(0)
}
