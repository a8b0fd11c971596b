package import Catalog

/// The perfumes of a catalogue in the order of their ids, of which one is held at a time.
package final class PerfumeStream {
  private let assembly: PerfumeAssembly
  private let rows: Statement
  private var isAtEnd = false

  init(_ connection: Connection) throws(CatalogError) {
    assembly = PerfumeAssembly(connection)
    rows = try connection.prepare("SELECT \(PerfumeAssembly.columns) FROM perfumes ORDER BY id")
  }

  /// The next perfume; none after the last.
  package func next() throws(CatalogError) -> Perfume? {
    guard !isAtEnd, try rows.step() else {
      // Another step would begin again.
      isAtEnd = true
      return nil
    }
    return try assembly.perfume(rows)
  }
}
