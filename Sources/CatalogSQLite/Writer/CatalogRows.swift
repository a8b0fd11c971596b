import Catalog

/// Fills an empty database: the schema, then rows in any order, then what is counted from them.
final class CatalogRows {
  /// The next id of each kind; raised by every row.
  var nextIDs: NextIDs

  private let connection: Connection
  private let series: Statement
  private let ingredient: Statement
  private let brand: Statement
  private let keyword: Statement
  let perfume: Statement
  let perfumeText: Statement
  let perfumeIngredient: Statement
  let perfumeKeyword: Statement

  /// Makes the tables and leaves a transaction open.
  ///
  /// Nobody else may know the database, and it must be thrown away after a failure: it has neither
  /// locks nor a journal.
  init(_ connection: Connection, nextIDs: NextIDs = NextIDs()) throws(CatalogError) {
    self.connection = connection
    self.nextIDs = nextIDs
    try connection.runScript(
      """
      PRAGMA page_size = 4096;
      PRAGMA journal_mode = OFF;
      PRAGMA synchronous = OFF;
      PRAGMA cache_size = -131072;
      BEGIN IMMEDIATE;
      """
    )
    try connection.runScript(CatalogSchema.sql)
    let insert = { (table: String, columns: [String]) throws(CatalogError) -> Statement in
      let names = columns.joined(separator: ", ")
      let marks = columns.map { _ in "?" }.joined(separator: ", ")
      return try connection.prepare("INSERT INTO \(table) (\(names)) VALUES (\(marks))")
    }
    let option = ["id", "name", "english_name", "korean_name", "name_key"]
    series = try insert("series", ["id", "name", "english_name", "korean_name", "position"])
    ingredient = try insert("ingredients", option + ["series_id"])
    brand = try insert("brands", option)
    keyword = try insert("keywords", option)
    perfume = try insert(
      "perfumes",
      ["id", "name", "english_name", "name_key"] + [
        "brand_id", "year", "concentration", "gender", "rating", "rating_count", "price",
        "currency",
        "image_url",
      ]
    )
    perfumeText = try insert("perfume_text", ["perfume_id", "keys", "lead_consonants"])
    perfumeIngredient = try insert(
      "perfume_ingredients",
      ["perfume_id", "ingredient_id", "top", "middle", "base", "unlayered"]
    )
    perfumeKeyword = try insert("perfume_keywords", ["perfume_id", "keyword_id", "position"])
  }

  /// Adds everything.
  func add(_ contents: CatalogContents) throws(CatalogError) {
    for (position, series) in contents.series.enumerated() { try add(series, at: position) }
    for brand in contents.brands { try add(brand) }
    for keyword in contents.keywords { try add(keyword) }
    for perfume in contents.perfumes { try add(perfume) }
  }

  /// Adds a series with its ingredients.
  func add(_ series: Series, at position: Int) throws(CatalogError) {
    nextIDs.keep(series.id, .series)
    try self.series.run([
      .integer(series.id), .text(series.name.composed), SQLValue(series.englishName?.composed),
      SQLValue(series.koreanName?.composed),
      .integer(position),
    ])
    for ingredient in series.ingredients {
      nextIDs.keep(ingredient.id, .ingredient)
      try self.ingredient.run(option(ingredient) + [.integer(series.id)])
    }
  }

  /// Adds a brand.
  func add(_ brand: Brand) throws(CatalogError) {
    nextIDs.keep(brand.id, .brand)
    try self.brand.run(option(brand))
  }

  /// Adds a keyword.
  func add(_ keyword: Keyword) throws(CatalogError) {
    nextIDs.keep(keyword.id, .keyword)
    try self.keyword.run(option(keyword))
  }

  private func option(_ option: some CatalogOption) -> [SQLValue] {
    [
      .integer(option.id), .text(option.name.composed), SQLValue(option.englishName?.composed),
      SQLValue(option.koreanName?.composed), .text(SearchKey(option.name).text),
    ]
  }

  /// Counts the perfumes of each option, checks that everything referred to is there, and commits.
  func finish() throws(CatalogError) {
    try connection.runScript(Self.countPerfumes)
    try connection.write(nextIDs)
    try checkReferences()
    try connection.runScript("COMMIT")
    try connection.runScript("ANALYZE")
  }

  private static let countPerfumes = """
    UPDATE brands SET perfume_count =
      (SELECT count(*) FROM perfumes WHERE brand_id = brands.id);
    UPDATE ingredients SET perfume_count =
      (SELECT count(*) FROM perfume_ingredients WHERE ingredient_id = ingredients.id);
    UPDATE keywords SET perfume_count =
      (SELECT count(*) FROM perfume_keywords WHERE keyword_id = keywords.id);
    """

  private func checkReferences() throws(CatalogError) {
    let missing = try connection.all(
      SQL("SELECT \"table\", parent FROM pragma_foreign_key_check() LIMIT 1")
    ) { row throws(CatalogError) in
      "a row of \(try row.text(0)) refers to a row of \(try row.text(1)) that is not there"
    }
    guard let detail = missing.first else { return }
    throw CatalogError(.badInput, path: connection.location.path, detail: detail)
  }
}
