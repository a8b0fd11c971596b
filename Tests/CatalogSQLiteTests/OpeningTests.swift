import Catalog
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogSQLite

@Suite("Opening a catalogue")
struct OpeningTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What opening the file at `path` throws.
  private func failure(_ path: String) -> CatalogError? {
    #expect(throws: CatalogError.self) { try SQLiteCatalogRepository(path: path) }
  }

  @Test("A path with nothing at it is missing")
  func missing() {
    #expect(failure(folder.path("none"))?.code == .missing)
    #expect(failure(folder.path("none/none"))?.code == .missing)
    #expect(failure(folder.path("none"))?.path == folder.path("none"))
    #expect(failure("")?.code == .missing)
  }

  @Test("A folder, a pipe and a device cannot be read as a catalogue")
  func noFile() throws {
    #expect(failure(folder.path)?.code == .unreadable)
    #expect(failure("/dev/null")?.code == .unreadable)
    // A pipe without a writer would be waited for.
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(failure(folder.path("pipe"))?.code == .unreadable)
  }

  @Test(
    "A file of another kind is not a catalogue",
    arguments: [
      "", "name,brand\nRose,Dior\n", "SQLite format 2\0", String(repeating: "\0", count: 5_000),
    ]
  )
  func otherKind(content: String) throws {
    let path = try folder.write(Array(content.utf8), to: "file")
    #expect(failure(path)?.code == .notACatalog)
    #expect(try folder.read("file") == Array(content.utf8))
    #expect(try folder.names() == ["file"])
  }

  @Test("An SQLite database of another program is not a catalogue")
  func foreignDatabase() throws {
    let path = folder.path("other.sqlite")
    let other = try Connection(.file(path: path), access: .readWrite, patience: 0)
    try other.runScript("CREATE TABLE perfumes (id INTEGER PRIMARY KEY)")
    #expect(failure(path)?.code == .notACatalog)
    try other.runScript("PRAGMA application_id = 252006673")
    #expect(failure(path)?.code == .notACatalog)
    #expect(failure(path)?.detail.contains("252006673") == true)
  }

  @Test("A catalogue of a newer program is refused with both versions, and left as it is")
  func newerVersion() throws {
    let path = try folder.catalog(OracleCatalog.contents())
    try Connection(.file(path: path), access: .readWrite, patience: 0)
      .runScript("PRAGMA user_version = 999")
    let bytes = try folder.read("catalog.perfume")
    let error = try #require(failure(path))
    #expect(error.code == .newerVersion)
    #expect(error.detail.contains("999") && error.detail.contains("2"))
    let writing = #expect(throws: CatalogError.self) { try CatalogWriter(path: path) }
    #expect(writing?.code == .newerVersion)
    #expect(try folder.read("catalog.perfume") == bytes)
    #expect(try folder.names() == ["catalog.perfume"])
  }

  @Test("A catalogue that has lost a table is damaged")
  func lostTable() throws {
    let path = try folder.catalog(OracleCatalog.contents())
    try Connection(.file(path: path), access: .readWrite, patience: 0)
      .runScript("DROP TABLE perfume_text")
    #expect(failure(path)?.code == .damaged)
  }

  @Test(
    "Any sign may stand in a path",
    arguments: [
      "what?mode=memory", "#1", "100%", "%41", "with space", "향수", "it's \"q\"", "file:x", "-",
      "a&b=c;d",
      ":memory:", "\u{1103}\u{1175}",
    ]
  )
  func oddPaths(name: String) throws {
    let path = try folder.catalog(OracleCatalog.contents(), as: name)
    #expect(try folder.names() == [name])
    let repository = try SQLiteCatalogRepository(path: path)
    #expect(try repository.search(PerfumeSearch(), including: []).total == 12)
    // And where only a URI will do.
    let immutable = try Connection.toCatalog(at: .immutableFile(path: path), patience: 0)
    #expect(try immutable.number(SQL("SELECT count(*) FROM perfumes")) == 12)
  }

  @Test("A relative path is no URI either")
  func relativePaths() {
    #expect(CatalogLocation.file(path: "file:x?a").sqliteName.name == "./file:x?a")
    #expect(CatalogLocation.file(path: ":memory:").sqliteName.name == "./:memory:")
    let immutable = CatalogLocation.immutableFile(path: "a?b/c").sqliteName
    #expect(immutable.name == "file:a%3Fb/c?immutable=1")
    #expect(immutable.isURI)
  }

  @Test("A symbolic link leads to the catalogue")
  func symbolicLink() throws {
    let path = try folder.catalog(OracleCatalog.contents())
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"),
      withDestinationPath: path
    )
    let repository = try SQLiteCatalogRepository(path: folder.path("link"))
    #expect(try repository.brands().count == 10)
  }

  @Test("An error speaks SQLite's words and names the file and the statement, but no bound value")
  func errorDetail() throws {
    let path = try folder.catalog(OracleCatalog.contents())
    let connection = try Connection(.file(path: path), patience: 0)
    let error = #expect(throws: CatalogError.self) {
      try connection.run(SQL("DELETE FROM brands WHERE name = ?", [.text("secret")]))
    }
    #expect(error?.code == .unreadable)
    #expect(error?.path == path)
    #expect(
      error?.detail
        == "SQLite 8: attempt to write a readonly database, in: DELETE FROM brands WHERE name = ?"
    )
  }
}
