import Catalog
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogSQLite

@Suite("Databases of other programs")
struct DatabaseTablesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Makes a database with a script.
  private func made(_ script: String) throws -> String {
    let path = folder.path("other.db")
    let connection = try Connection(.file(path: path), access: .readWrite, patience: 0)
    try connection.runScript(script)
    return path
  }

  private func rows(_ name: String, _ tables: DatabaseTables) throws -> [[DatabaseValue]] {
    let table = try #require(tables.tables.first { $0.name == name })
    let reader = try tables.rows(of: table)
    var rows: [[DatabaseValue]] = []
    while let row = try reader.next() { rows.append(row) }
    return rows
  }

  @Test("Its tables and views are listed with columns and rows, in the order they were made")
  func lists() throws {
    let path = try made(
      """
      CREATE TABLE "향수" (id INTEGER PRIMARY KEY AUTOINCREMENT, "a ""b"" c" TEXT, c AS (id * 2));
      CREATE TABLE empty (x PRIMARY KEY) WITHOUT ROWID;
      CREATE INDEX places ON "향수" ("a ""b"" c");
      INSERT INTO "향수" ("a ""b"" c") VALUES ('도 손'), (NULL);
      CREATE VIEW names AS SELECT "a ""b"" c" AS name FROM "향수";
      CREATE VIEW broken AS SELECT * FROM missing;
      CREATE VIEW endless AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n)
        SELECT i FROM n LIMIT 100;
      CREATE VIRTUAL TABLE search USING fts5(words);
      """
    )
    let before = try folder.read("other.db")
    let tables = try DatabaseTables(path: path)
    #expect(!tables.isCatalog)
    #expect(
      tables.tables == [
        DatabaseTable(name: "향수", isView: false, columns: ["id", "a \"b\" c", "c"], rowCount: 2),
        DatabaseTable(name: "empty", isView: false, columns: ["x"], rowCount: 0),
        DatabaseTable(name: "names", isView: true, columns: ["name"], rowCount: 2),
        DatabaseTable(name: "endless", isView: true, columns: ["i"], rowCount: 100),
      ]
    )
    #expect(
      try rows("향수", tables) == [
        [.number("1"), .text("도 손"), .number("2")], [.number("2"), .null, .number("4")],
      ]
    )
    #expect(try Set(rows("names", tables)) == [[.text("도 손")], [.null]])
    #expect(try rows("empty", tables).isEmpty)
    #expect(try folder.names() == ["other.db"] && folder.read("other.db") == before)
  }

  @Test("Numbers are given in the shortest form that means the same")
  func numbers() throws {
    let path = try made(
      """
      CREATE TABLE n (v);
      INSERT INTO n VALUES (2015), (-9223372036854775808), (3.57), (2015.0), (1e21), (0.1), ('0.10'), ('');
      """
    )
    let values = try rows("n", DatabaseTables(path: path)).map { $0[0] }
    #expect(
      values == [
        .number("2015"), .number("-9223372036854775808"), .number("3.57"), .number("2015"),
        .number("1e+21"), .number("0.1"), .text("0.10"), .text(""),
      ]
    )
  }

  @Test("A blob, and text that is not UTF-8, fail their row alone")
  func badValues() throws {
    let path = try made(
      """
      CREATE TABLE t (a, b);
      INSERT INTO t VALUES (1, 'x'), (2, x'00FF'), (3, CAST(x'B5F3' AS TEXT)), (4, 'y' || char(0) || 'z');
      """
    )
    let tables = try DatabaseTables(path: path)
    let reader = try tables.rows(of: #require(tables.tables.first))
    #expect(try reader.next() == [.number("1"), .text("x")])
    let blob = #expect(throws: DatabaseFailure.self) { try reader.next() }
    #expect(blob?.kind == .badInput && blob?.endsReading == false)
    #expect(blob?.row == 2 && blob?.column == 2)
    #expect(blob?.reason.english.contains("BLOB") == true)
    let text = #expect(throws: DatabaseFailure.self) { try reader.next() }
    #expect(text?.row == 3 && text?.reason.korean == "텍스트가 UTF-8이 아닙니다")
    #expect(try reader.next() == [.number("4"), .text("y\0z")])
    #expect(try reader.next() == nil)
    #expect(try reader.next() == nil)
  }

  @Test("A catalogue of this program is known as such")
  func catalog() throws {
    let tables = try DatabaseTables(path: folder.catalog(OracleCatalog.contents()))
    #expect(tables.isCatalog)
    #expect(tables.tables.contains { $0.name == "perfumes" && $0.rowCount == 12 })
  }

  @Test("What is damaged, encrypted, missing or locked says so")
  func failures() throws {
    let path = try made("CREATE TABLE t (a); INSERT INTO t VALUES (zeroblob(100000))")
    var bytes = try folder.read("other.db")
    // What an encrypted database begins with is noise.
    let noise = (0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 13) }
    let encrypted = #expect(throws: DatabaseFailure.self) {
      try DatabaseTables(path: folder.write(noise, to: "noise"))
    }
    #expect(encrypted?.kind == .badInput)
    #expect(encrypted?.reason.english.contains("encrypted") == true)
    for place in 100..<4_096 { bytes[place] = 0xFF }
    let damaged = #expect(throws: DatabaseFailure.self) {
      try DatabaseTables(path: folder.write(bytes, to: "damaged"))
    }
    #expect(damaged?.kind == .badInput && damaged?.endsReading == true)
    let missing = #expect(throws: DatabaseFailure.self) {
      try DatabaseTables(path: folder.path("missing"))
    }
    #expect(missing?.kind == .noInput)
    let writer = try Connection(.file(path: path), access: .readWrite, patience: 0)
    try writer.runScript("BEGIN EXCLUSIVE")
    let locked = #expect(throws: DatabaseFailure.self) {
      try DatabaseTables(path: path, patience: 10)
    }
    #expect(locked?.kind == .locked && locked?.reason.korean.contains("잠갔습니다") == true)
  }

  @Test("A database that is removed once it is open is still read")
  func removed() throws {
    let path = try made("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2)")
    let tables = try DatabaseTables(path: path)
    try #require(unlink(path) == 0)
    #expect(try rows("t", tables) == [[.number("1")], [.number("2")]])
  }

  @Test("Whatever happens to its bytes, a database is read or refused", arguments: 1...3)
  func anyDamage(seed: UInt64) throws {
    let script = (0..<50).map { "INSERT INTO t VALUES (\($0), 'name \($0)', \($0) / 7.0);" }
    let path = try made("CREATE TABLE t (a, b, c);" + script.joined())
    let intact = try folder.read("other.db")
    try #require(path.hasSuffix("other.db"))
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      var bytes = intact
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        bytes[Int.random(in: 16..<bytes.count, using: &generator)] = .random(
          in: 0...255,
          using: &generator
        )
      }
      try folder.write(bytes, to: "damaged")
      do throws(DatabaseFailure) {
        let tables = try DatabaseTables(path: folder.path("damaged"))
        for table in tables.tables {
          let reader = try tables.rows(of: table)
          while true {
            do throws(DatabaseFailure) {
              guard try reader.next() != nil else { break }
            } catch {
              if error.endsReading { throw error }
            }
          }
        }
      } catch {
        #expect(!error.reason.english.isEmpty)
      }
    }
  }
}
