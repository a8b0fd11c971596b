import Catalog

/// Fills an empty database: the schema, then rows in any order, then what is counted from them.
struct CatalogRows {
  let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  /// Makes the tables and leaves a transaction open.
  func begin() throws(CatalogError) {
    try connection.runScript("BEGIN IMMEDIATE")
    try connection.runScript(CatalogSchema.sql)
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
    try connection.run(
      SQL(
        "INSERT INTO series (id, name, english_name, position) VALUES (?, ?, ?, ?)",
        [
          .integer(series.id), .text(series.name.composed), SQLValue(series.englishName?.composed),
          .integer(position),
        ]
      )
    )
    for ingredient in series.ingredients {
      try connection.run(
        SQL(
          """
          INSERT INTO ingredients (id, name, english_name, name_key, series_id)
          VALUES (?, ?, ?, ?, ?)
          """,
          option(ingredient) + [.integer(series.id)]
        )
      )
    }
  }

  /// Adds a brand.
  func add(_ brand: Brand) throws(CatalogError) {
    try connection.run(
      SQL(
        "INSERT INTO brands (id, name, english_name, name_key) VALUES (?, ?, ?, ?)",
        option(brand)
      )
    )
  }

  /// Adds a keyword.
  func add(_ keyword: Keyword) throws(CatalogError) {
    try connection.run(
      SQL(
        "INSERT INTO keywords (id, name, english_name, name_key) VALUES (?, ?, ?, ?)",
        option(keyword)
      )
    )
  }

  private func option(_ option: some CatalogOption) -> [SQLValue] {
    [
      .integer(option.id), .text(option.name.composed), SQLValue(option.englishName?.composed),
      .text(SearchKey(option.name).text),
    ]
  }

  /// Counts the perfumes of each option, checks that everything referred to is there, and commits.
  func finish() throws(CatalogError) {
    try connection.runScript(Self.countPerfumes)
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
