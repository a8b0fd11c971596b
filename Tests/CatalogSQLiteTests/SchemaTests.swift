import Catalog
import CatalogTestSupport
import Testing

@testable import CatalogSQLite

@Suite("The schema")
struct SchemaTests {
  private let connection: Connection

  init() throws {
    connection = try Connection(.memory(image: []), access: .readWrite, patience: 0)
    try connection.runScript(CatalogSchema.sql)
  }

  @Test("What is compiled in is schema.sql, and it says what CatalogSchema says")
  func numbers() throws {
    #expect(try EmbeddedFile.schema.bytes == OracleCatalog.fixture("../schema.sql"))
    #expect(try connection.number(SQL("PRAGMA application_id")) == CatalogSchema.applicationID)
    #expect(try connection.number(SQL("PRAGMA user_version")) == CatalogSchema.version)
    let tables = try connection.all(
      SQL("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    ) { row throws(CatalogError) in try row.text(0) }
    #expect(tables == (CatalogSchema.tables + ["search_index"]).sorted())
  }

  @Test("Every table is strict")
  func strict() throws {
    let loose = try connection.all(
      SQL(
        "SELECT name FROM pragma_table_list WHERE schema = 'main' AND NOT strict AND name NOT LIKE 'sqlite%'"
      )
    ) { row throws(CatalogError) in try row.text(0) }
    #expect(loose.isEmpty)
  }

  @Test(
    "Rows that make no sense are refused",
    arguments: [
      "INSERT INTO keywords (id, name, name_key) VALUES (9, '', '')",
      "INSERT INTO keywords (id, name, english_name, name_key) VALUES (9, 'A', '', 'a')",
      "INSERT INTO brands (id, name, korean_name, name_key) VALUES (9, 'A', '', 'a')",
      "INSERT INTO keywords (id, name, korean_name, name_key) VALUES (9, 'A', '', 'a')",
      "INSERT INTO series (id, name, korean_name, position) VALUES (9, 'A', '', 0)",
      "INSERT INTO ingredients (id, series_id, name, korean_name, name_key) VALUES (9, 1, 'A', '', 'a')",
      "INSERT INTO keywords (id, name) VALUES (9, 'A')",
      "INSERT INTO keywords (id, name, name_key) VALUES ('nine', 'A', 'a')",
      "INSERT INTO keywords (id, name, name_key) VALUES (0, 'A', 'a')",
      "INSERT INTO series (id, name, position) VALUES (9, 'A', -1)",
      "INSERT INTO ingredient_perfumes (perfume_id) VALUES (1)",
      "INSERT INTO perfumes (id, brand_id, name, name_key, rating_count, top) VALUES (1, 1, 'A', 'a', 0, '')",
      "INSERT INTO perfumes (id, brand_id, name, name_key, rating_count, price) VALUES (1, 1, 'A', 'a', 0, 5)",
      "INSERT INTO perfumes (id, brand_id, name, name_key, rating_count, currency) VALUES (1, 1, 'A', 'a', 0, 'EUR')",
      "INSERT INTO perfumes (id, brand_id, name, name_key, rating_count, gender) VALUES (1, 1, 'A', 'a', 0, 'other')",
      "INSERT INTO perfumes (id, brand_id, name, name_key, rating_count, year) VALUES (1, 1, 'A', 'a', 0, 1700000000)",
    ]
  )
  func checks(insert: String) {
    let error = #expect(throws: CatalogError.self) { try connection.run(SQL(insert)) }
    #expect(error?.code == .badInput, "\(error.debugDescription)")
  }
}
