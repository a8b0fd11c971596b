public import Catalog

/// Verifies a catalogue file whole: what every search would find out only where it reads.
///
/// In this order, since each relies on those before: the checksums of its pages, SQLite's own structures,
/// references between rows, what is kept twice in the tables, and the search index. Reads everything, about
/// a minute for a million perfumes.
public struct CatalogCheck: Sendable {
  /// Something that is not as it should be.
  public struct Problem: Hashable, Sendable {
    /// Where it was found.
    public let place: Place
    /// What was found, in technical terms.
    public let detail: String
  }

  /// What is verified.
  public enum Place: String, CaseIterable, Sendable {
    case pages, structure, references, tables, index
  }

  /// What is wrong; of each place the first twenty.
  public let problems: [Problem]
  /// Whether another program has changed the file since it was written: then its pages have no checksums
  /// that say anything, and searches do without its search index.
  public let isChanged: Bool
  /// Whether a search index answers its searches; without one they take longer and give the same.
  public let hasSearchIndex: Bool
  /// How many perfumes it has.
  public let perfumes: Int

  /// Verifies the catalogue at `path`.
  ///
  /// Throws when there is none, when it cannot be read, is something else, or comes from a newer program;
  /// damage is no error here but a problem.
  public init(path: String) throws(CatalogError) {
    var check = Check()
    var isChanged = false
    do throws(CatalogError) {
      let file = try CatalogFile(path: path)
      try file.checkIsCatalog()
      isChanged = !file.isIntact
      check.note(try file.damagedPages().map { "page \($0) does not have its checksum" }, .pages)
      if check.problems.isEmpty { try check.verify(path) }
    } catch {
      guard error.code == .damaged else { throw error }
      check.note([error.detail], .structure)
    }
    problems = check.problems
    perfumes = check.perfumes
    hasSearchIndex = check.hasSearchIndex
    self.isChanged = isChanged
  }
}

/// A check that is under way.
private struct Check {
  private static let limit = 20

  private(set) var problems: [CatalogCheck.Problem] = []
  private(set) var perfumes = 0
  private(set) var hasSearchIndex = false

  mutating func note(_ details: [String], _ place: CatalogCheck.Place) {
    let room = Self.limit - problems.count { $0.place == place }
    problems += details.prefix(max(0, room)).map { CatalogCheck.Problem(place: place, detail: $0) }
  }

  mutating func verify(_ path: String) throws(CatalogError) {
    let patience = SQLiteCatalogRepository.usualPatience
    let connection = try Connection.toCatalog(at: .file(path: path), patience: patience)
    perfumes = try connection.number(SQL("SELECT count(*) FROM perfumes"))
    let structure = try connection.all(SQL("PRAGMA integrity_check(\(Self.limit))")) {
      row throws(CatalogError) in try row.text(0)
    }
    note(structure.filter { $0 != "ok" }, .structure)
    let references = try connection.all(SQL("PRAGMA foreign_key_check")) {
      row throws(CatalogError) in
      "row \(row.integer(1)) of \(try row.text(0)) refers to a row of \(try row.text(2)) that is not there"
    }
    note(references, .references)
    guard problems.isEmpty else { return }
    note(try TableCheck(connection).differences(), .tables)
    hasSearchIndex = try StoredIndex(connection).searchIndex() != nil
    guard problems.isEmpty, connection.isIntact else { return }
    note(try IndexCheck(connection).differences(), .index)
  }
}
