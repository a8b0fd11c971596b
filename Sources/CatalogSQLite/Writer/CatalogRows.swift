import Catalog

/// Fills an empty database: the schema, then rows in any order, then what follows from them.
///
/// Perfumes are cheapest in the order of their ids. What is to be in another order, such as the indexes,
/// is written at the end, since that takes a fraction of the time.
final class CatalogRows {
  /// The next id of each kind; raised by every row.
  var nextIDs: NextIDs

  let perfume: Statement
  var perfumeTexts = PerfumeTexts()
  /// Which perfumes have which options; those of brands have no table of their own.
  var ingredientLinks = OptionLinks()
  var keywordLinks = OptionLinks()
  var brandLinks = OptionLinks()

  let connection: Connection
  private let indexes: [String]
  private let series: Statement
  private let ingredient: Statement
  private let brand: Statement
  private let keyword: Statement

  /// Makes the tables and leaves a transaction open.
  ///
  /// Nobody else may know the database, and it must be thrown away after a failure: it has neither
  /// locks nor a journal. `nextIDs` are those of the catalogue before.
  ///
  /// Values are checked before they are inserted, by the rules that the schema has: for SQLite to do
  /// that takes longer than to insert a perfume.
  init(_ connection: Connection, nextIDs: NextIDs = NextIDs()) throws(CatalogError) {
    self.connection = connection
    self.nextIDs = nextIDs
    if case .unfinishedFile = connection.location { try connection.reserveForChecksums() }
    try connection.runScript(
      """
      PRAGMA page_size = 4096;
      PRAGMA journal_mode = OFF;
      PRAGMA synchronous = OFF;
      PRAGMA secure_delete = OFF;
      PRAGMA ignore_check_constraints = ON;
      PRAGMA cache_size = -65536;
      BEGIN IMMEDIATE;
      """
    )
    try connection.runScript(CatalogSchema.sql)
    indexes = try connection.dropIndexes()
    let insert = { (table: String, columns: [String]) throws(CatalogError) -> Statement in
      let names = columns.joined(separator: ", ")
      let marks = columns.map { _ in "?" }.joined(separator: ", ")
      return try connection.prepare("INSERT INTO \(table) (\(names)) VALUES (\(marks))")
    }
    let names = ["id", "name", "english_name", "korean_name"]
    series = try insert("series", names + ["position"])
    ingredient = try insert("ingredients", names + ["name_key", "series_id"])
    brand = try insert("brands", names + ["name_key"])
    keyword = try insert("keywords", names + ["name_key"])
    perfume = try insert("perfumes", Self.perfumeColumns)
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
    try check(series.fault, .series, series.id)
    nextIDs.keep(series.id, .series)
    try self.series.run([.integer(series.id)] + names(series) + [.integer(position)])
    for ingredient in series.ingredients {
      try check(ingredient.fault, .ingredient, ingredient.id)
      nextIDs.keep(ingredient.id, .ingredient)
      ingredientLinks.introduce(ingredient.id)
      try self.ingredient.run(option(ingredient) + [.integer(series.id)])
    }
  }

  /// Adds a brand.
  func add(_ brand: Brand) throws(CatalogError) {
    try check(brand.fault, .brand, brand.id)
    nextIDs.keep(brand.id, .brand)
    brandLinks.introduce(brand.id)
    perfumeTexts.introduce(brand)
    try self.brand.run(option(brand))
  }

  /// Adds a keyword.
  func add(_ keyword: Keyword) throws(CatalogError) {
    try check(keyword.fault, .keyword, keyword.id)
    nextIDs.keep(keyword.id, .keyword)
    keywordLinks.introduce(keyword.id)
    try self.keyword.run(option(keyword))
  }

  /// Throws when there is something wrong with what is to be added.
  func check(_ fault: String?, _ kind: CatalogKind, _ id: Int) throws(CatalogError) {
    guard let fault else { return }
    let detail = "\(kind.rawValue) \(id): \(fault)"
    throw CatalogError(.badInput, path: connection.location.path, detail: detail)
  }

  private func names(_ named: some CatalogNamed) -> [SQLValue] {
    [
      .text(named.name.composed), SQLValue(named.englishName?.composed),
      SQLValue(named.koreanName?.composed),
    ]
  }

  private func option(_ option: some CatalogOption) -> [SQLValue] {
    [.integer(option.id)] + names(option) + [.text(SearchKey(option.name).text)]
  }

  /// Checks that everything referred to is there, writes what follows from the rows, and commits.
  func finish() throws(CatalogError) {
    try checkReferences()
    try perfumeTexts.write(on: connection)
    try write(ingredientLinks, of: .ingredient)
    try write(keywordLinks, of: .keyword)
    try count(brandLinks, in: "brands")
    try count(ingredientLinks, in: "ingredients")
    try count(keywordLinks, in: "keywords")
    try connection.write(nextIDs)
    for index in indexes { try connection.runScript(index) }
    try connection.buildSearchIndex(
      of: GatheredTables(
        tables: IndexTables(connection),
        brands: brandLinks,
        ingredients: ingredientLinks,
        keywords: keywordLinks,
        texts: perfumeTexts
      )
    )
    try connection.runScript("COMMIT")
    // A sample of each index says as much as all of it.
    try connection.runScript("PRAGMA analysis_limit = 1000; ANALYZE")
  }

  private func checkReferences() throws(CatalogError) {
    let references = [
      ("brands", brandLinks), ("ingredients", ingredientLinks), ("keywords", keywordLinks),
    ]
    for (options, links) in references where links.lacksAny {
      let detail = "a row of perfumes refers to a row of \(options) that is not there"
      throw CatalogError(.badInput, path: connection.location.path, detail: detail)
    }
  }

  private func write(_ links: OptionLinks, of kind: CatalogKind) throws(CatalogError) {
    var rows = try PairRows(
      "\(kind.rawValue)_perfumes",
      ("\(kind.rawValue)_id", "perfume_id"),
      on: connection
    )
    for option in links.byID { try rows.add(option.id, option.perfumes.ids) }
    try rows.finish()
  }

  private func count(_ links: OptionLinks, in table: String) throws(CatalogError) {
    let update = try connection.prepare("UPDATE \(table) SET perfume_count = ? WHERE id = ?")
    for option in links.byID { try update.run(numbers: [option.perfumes.count, option.id]) }
  }
}

extension Connection {
  /// Removes every index that the schema makes, and gives the statements that make them again.
  fileprivate func dropIndexes() throws(CatalogError) -> [String] {
    let indexes = try all(
      SQL("SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")
    ) { row throws(CatalogError) in (name: try row.text(0), sql: try row.text(1)) }
    for index in indexes { try runScript("DROP INDEX \(index.name)") }
    return indexes.map(\.sql)
  }
}
