package import Catalog

/// The perfumes of a catalogue in the order of their ids, of which one is held at a time.
package final class PerfumeStream {
  private let connection: Connection
  private let ids: Statement
  private var isAtEnd = false

  init(_ connection: Connection) throws(CatalogError) {
    self.connection = connection
    ids = try connection.prepare("SELECT id FROM perfumes ORDER BY id")
  }

  /// The next perfume; none after the last.
  package func next() throws(CatalogError) -> Perfume? {
    guard !isAtEnd, try ids.step() else {
      // Another step would begin again.
      isAtEnd = true
      return nil
    }
    return try connection.perfumes(ids: [ids.integer(0)]).first
  }
}
