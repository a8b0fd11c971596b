package import Catalog

/// Reads a whole catalogue file from its start to its end, holding little of it at a time.
///
/// For an import: what the catalogue that it replaces has, or one that it takes its rows from. All
/// reads see the file that was there when the reader was made. Used by one thread at a time.
package final class CatalogReader {
  private let connection: Connection
  /// Remembers the options of the perfumes that were asked for by id.
  private lazy var assembly = PerfumeAssembly(connection)

  /// Opens the catalogue file at `path`, read-only.
  ///
  /// Throws as `SQLiteCatalogRepository` does: also when nothing is there.
  package init(path: String) throws(CatalogError) {
    let patience = SQLiteCatalogRepository.usualPatience
    connection = try Connection.toCatalog(at: .file(path: path), patience: patience)
  }

  /// A reader of the catalogue that an import replaces; none when nothing is at `path` yet.
  ///
  /// While a `CatalogWriter` for the path is there, no other import replaces what is read.
  package static func ofTarget(path: String) throws(CatalogError) -> CatalogReader? {
    do throws(CatalogError) {
      return try CatalogReader(path: path)
    } catch {
      guard error.code == .missing else { throw error }
      return nil
    }
  }

  /// The series in the catalogue's order, each with all its ingredients.
  package func series() throws(CatalogError) -> [Series] { try connection.series() }

  /// All brands, by id.
  package func brands() throws(CatalogError) -> [Brand] { try connection.brands() }

  /// All keywords, by id.
  package func keywords() throws(CatalogError) -> [Keyword] { try connection.keywords() }

  /// The ids that the next new things get.
  package func nextIDs() throws(CatalogError) -> NextIDs { try connection.nextIDs() }

  /// All perfumes by brand, name and what tells those of one name apart, to be found again in what an import
  /// brings.
  ///
  /// One pass over the perfumes, in the order of their ids.
  package func knownPerfumes() throws(CatalogError) -> KnownPerfumes {
    // What a damaged catalogue says of its size is not to be relied on.
    let count = try connection.number(SQL("SELECT sum(perfume_count) FROM brands"))
    var known = KnownPerfumes(expecting: min(max(count, 0), 10_000_000))
    let row = try connection.prepare(
      "SELECT id, brand_id, name_key, year, gender, concentration FROM perfumes ORDER BY id"
    )
    while try row.step() {
      known.add(
        row.integer(0),
        brand: row.integer(1),
        nameKey: try row.text(2),
        facts: PerfumeFacts(
          year: row.optionalInteger(3),
          gender: row.optionalText(4).flatMap(Gender.init(rawValue:)),
          concentration: row.optionalText(5)
        )
      )
    }
    return known
  }

  /// The perfume with an id, read when it is asked for; none where there is none.
  package func perfume(id: Perfume.ID) throws(CatalogError) -> Perfume? {
    let row = try connection.statement(
      SQL("SELECT \(PerfumeAssembly.columns) FROM perfumes WHERE id = ?", [.integer(id)])
    )
    guard try row.step() else { return nil }
    defer { row.reset() }
    return try assembly.perfume(row)
  }

  /// The perfumes in the order of their ids, one at a time.
  package func perfumes() throws(CatalogError) -> PerfumeStream { try PerfumeStream(connection) }
}
