import Catalog
import CatalogTestSupport
import Testing

@testable import CatalogSQLite

@Suite("What a writer puts into the file")
struct WrittenRowsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The rows of one text column.
  private func texts(_ sql: String, in path: String) throws -> [String] {
    try Connection(.file(path: path), patience: 0).all(SQL(sql)) { row throws(CatalogError) in
      try row.text(0)
    }
  }

  @Test("keeps every rule of the schema, though the writer checks them itself", arguments: 1...30)
  func rules(seed: UInt64) throws {
    let path = try folder.catalog(RandomCatalog(seed: seed, size: 120).contents)
    #expect(try texts("PRAGMA integrity_check", in: path) == ["ok"])
    #expect(try texts("SELECT \"table\" FROM pragma_foreign_key_check", in: path).isEmpty)
  }

  @Test("has the indexes that the schema names")
  func indexes() throws {
    let path = try folder.catalog(OracleCatalog.contents())
    let made = "SELECT name FROM sqlite_schema WHERE type = 'index' ORDER BY name"
    let schema = try Connection(.memory(image: []), access: .readWrite, patience: 0)
    try schema.runScript(CatalogSchema.sql)
    let wanted = try schema.all(SQL(made)) { row throws(CatalogError) in try row.text(0) }
    #expect(wanted.contains("perfumes_by_name"))
    #expect(try texts(made, in: path) == wanted)
  }

  @Test("links each option with its perfumes once, and counts them")
  func links() throws {
    let contents = RandomCatalog(seed: 7, size: 200).contents
    let path = try folder.catalog(contents)
    let connection = try Connection(.file(path: path), patience: 0)
    var ingredients: Set<[Int]> = []
    var keywords: Set<[Int]> = []
    for perfume in contents.perfumes {
      for ingredient in perfume.ingredients { ingredients.insert([ingredient.id, perfume.id]) }
      for keyword in perfume.keywords { keywords.insert([keyword.id, perfume.id]) }
    }
    for (kind, expected) in [("ingredient", ingredients), ("keyword", keywords)] {
      let rows = try connection.all(SQL("SELECT * FROM \(kind)_perfumes")) { row in
        [row.integer(0), row.integer(1)]
      }
      #expect(rows.count == expected.count && Set(rows) == expected)
      let counted = """
        SELECT name FROM \(kind)s WHERE perfume_count <>
          (SELECT count(*) FROM \(kind)_perfumes WHERE \(kind)_id = \(kind)s.id)
        """
      #expect(try texts(counted, in: path).isEmpty)
    }
    let brands = """
      SELECT name FROM brands WHERE perfume_count <>
        (SELECT count(*) FROM perfumes WHERE brand_id = brands.id)
      """
    #expect(try texts(brands, in: path).isEmpty)
  }

  @Test("is the same in whichever order the perfumes came")
  func order() throws {
    let contents = CatalogContents.regular(perfumes: 700)
    let path = try folder.catalog(contents)
    var shuffled = contents
    var generator = SeededGenerator(seed: 5)
    shuffled.perfumes.shuffle(using: &generator)
    let other = try folder.catalog(shuffled, as: "shuffled")
    for table in CatalogSchema.tables {
      let connections = try [path, other].map { try Connection(.file(path: $0), patience: 0) }
      let rows = try connections.map { connection in
        try connection.all(SQL("SELECT json_array(\(columns(table))) FROM \(table)")) {
          row throws(CatalogError) in
          try row.text(0)
        }
      }
      #expect(rows[0] == rows[1] && !rows[0].isEmpty, "\(table)")
    }
  }

  /// The columns of a table, for a list in SQL.
  private func columns(_ table: String) throws -> String {
    let schema = try Connection(.memory(image: []), access: .readWrite, patience: 0)
    try schema.runScript(CatalogSchema.sql)
    return try schema.all(SQL("SELECT name FROM pragma_table_info('\(table)')")) {
      row throws(CatalogError) in
      try row.text(0)
    }
    .joined(separator: ", ")
  }

  @Test("finds a perfume by all its brand's names, also those that became known after it was added")
  func lateNames() throws {
    let early = Brand(id: 1, name: "Jo Malone")
    let path = folder.path("new")
    let writer = try CatalogWriter(path: path)
    try writer.add(perfume: Perfume(id: 2, brand: early, name: "Wood Sage"))
    try writer.add(perfume: Perfume(id: 1, brand: early, name: "향", englishName: "Scent"))
    try writer.add(brand: Brand(id: 1, name: "Jo Malone", koreanName: "조 말론"))
    try writer.finish()
    let stored = try texts(
      "SELECT keys || '|' || lead_consonants FROM perfume_text ORDER BY perfume_id",
      in: path
    )
    #expect(
      stored == [
        "향\u{1F}scent\u{1F}jo malone\u{1F}조 말론|ㅎ\u{1F}ㅈㅁㄹ",
        "wood sage\u{1F}jo malone\u{1F}조 말론|ㅈㅁㄹ",
      ]
    )
  }

  @Test("holds ids of any size, and lists of any length")
  func extremes() throws {
    let last = NextIDs.limit - 1
    let brand = Brand(id: last, name: "House")
    let ingredients = (0..<400).map { place in
      Ingredient(id: place == 0 ? last : place * 7_919, seriesID: 1, name: "Ingredient \(place)")
    }
    let listed = (ingredients + ingredients.reversed()).map {
      PerfumeIngredient(id: $0.id, name: $0.name, series: "All")
    }
    let perfumes = [last, 1, last - 1].map {
      Perfume(id: $0, brand: brand, name: "Perfume", ingredients: listed)
    }
    let series = Series(id: last, name: "All", ingredients: ingredients)
    let path = try folder.catalog(
      CatalogContents(series: [series], brands: [brand], perfumes: perfumes)
    )
    let reader = try CatalogReader(path: path)
    let stream = try reader.perfumes()
    for id in [1, last - 1, last] {
      let perfume = try #require(try stream.next())
      #expect(perfume.id == id)
      #expect(perfume.ingredients.map(\.id) == ingredients.map(\.id))
    }
    #expect(try texts("PRAGMA integrity_check", in: path) == ["ok"])
    let search = PerfumeSearch(ingredients: [SearchKeyword(ingredients[0])])
    let result = try SQLiteCatalogRepository(path: path).search(search, including: .counts)
    #expect(result.total == 3 && result.counts?.ingredients[last] == 3)
  }

  @Test("says what is wrong with a value, and of what")
  func faults() throws {
    let writer = try CatalogWriter(path: folder.path("new"))
    let perfume = Perfume(id: 99, brand: Brand(id: 1, name: "A"), name: "B", year: 98)
    let error = #expect(throws: CatalogError.self) { try writer.add(perfume: perfume) }
    #expect(error?.detail == "perfume 99: its year is 98")
  }
}

@Suite("Ids in a row as text")
struct IDListTests {
  private func ids(_ text: String) -> [Int]? {
    var ids: [Int] = []
    let isList = Array(text.utf8).withUnsafeBufferPointer { IDList.append($0, to: &ids) }
    return isList ? ids : nil
  }

  @Test("are read as they were written")
  func roundTrip() {
    for list in [[1], [1, 2, 3], [10, 100, 9, 99, 1_000_000], [NextIDs.limit - 1, 1]] {
      let text = String(decoding: IDList.text(list), as: UTF8.self)
      #expect(text == list.map(String.init).joined(separator: ","))
      #expect(ids(text) == list)
    }
    #expect(IDList.text([]).isEmpty)
  }

  @Test(
    "are nothing else",
    arguments: [
      "", ",", "1,", ",1", "1,,2", "0", "1,0", "-1", " 1", "1.5", "x", "9007199254740992",
      "99999999999999999999999999",
    ]
  )
  func malformed(text: String) {
    #expect(ids(text) == nil)
  }
}
