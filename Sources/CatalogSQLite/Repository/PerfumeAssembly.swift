import Catalog

/// Puts perfumes together from their rows and from the options that those name by id.
///
/// Remembers every option that it has looked up, so that a thousand perfumes cost little more than their
/// rows.
final class PerfumeAssembly {
  /// The columns that a row has to begin with, of the table `perfumes`.
  static let columns = """
    id, brand_id, name, english_name, year, concentration, gender, rating, rating_count, price, currency,
    image_url, top, middle, base, unlayered, keywords
    """

  private let connection: Connection
  private let known: KnownOptions

  /// Options that are known already are those of the same catalogue, as it is now.
  init(_ connection: Connection, known: KnownOptions = KnownOptions()) {
    self.connection = connection
    self.known = known
  }

  /// The perfume of the row that the statement is at.
  func perfume(_ row: Statement) throws(CatalogError) -> Perfume {
    Perfume(
      id: row.integer(0),
      brand: try brand(row.integer(1)),
      name: try row.text(2),
      englishName: row.optionalText(3),
      year: row.optionalInteger(4),
      concentration: row.optionalText(5),
      gender: try gender(row),
      rating: try rating(row),
      ratingCount: row.integer(8),
      price: try price(row),
      imageURL: row.optionalText(11),
      ingredients: try ingredients(row),
      keywords: try keywords(row)
    )
  }

  private func gender(_ row: Statement) throws(CatalogError) -> Gender? {
    guard let text = row.optionalText(6) else { return nil }
    guard let gender = Gender(rawValue: text) else { throw row.damaged(6) }
    return gender
  }

  // SQLite does not check what it reads: what another program has put there can be any number.

  private func rating(_ row: Statement) throws(CatalogError) -> Double? {
    guard let rating = row.optionalReal(7) else { return nil }
    guard 0...5 ~= rating else { throw row.damaged(7) }
    return rating
  }

  private func price(_ row: Statement) throws(CatalogError) -> Price? {
    guard let amount = row.optionalInteger(9) else { return nil }
    guard amount >= 0 else { throw row.damaged(9) }
    return Price(amount: amount, currency: try row.text(10))
  }

  private func ingredients(_ row: Statement) throws(CatalogError) -> [PerfumeIngredient] {
    let layers: [NoteLayer?] = [.top, .middle, .base, nil]
    var listed: [PerfumeIngredient] = []
    for (column, layer) in zip(Int32(12)..., layers) {
      for id in try row.ids(column) {
        let ingredient = try ingredient(id)
        listed.append(
          PerfumeIngredient(
            id: id,
            name: ingredient.name,
            englishName: ingredient.englishName,
            series: ingredient.series,
            layer: layer,
            koreanName: ingredient.koreanName
          )
        )
      }
    }
    return listed
  }

  private func keywords(_ row: Statement) throws(CatalogError) -> [Keyword] {
    var listed: [Keyword] = []
    for id in try row.ids(16) { listed.append(try keyword(id)) }
    return listed
  }
}

// MARK: - Options

extension PerfumeAssembly {
  private func brand(_ id: Brand.ID) throws(CatalogError) -> Brand {
    try option(
      id,
      among: &known.brands,
      "SELECT \(Brand.columns) FROM brands WHERE id = ?",
      Brand.init
    )
  }

  private func ingredient(_ id: Ingredient.ID) throws(CatalogError) -> PerfumeIngredient {
    try option(
      id,
      among: &known.ingredients,
      """
      SELECT ingredients.name, ingredients.english_name, ingredients.korean_name, series.name
      FROM ingredients JOIN series ON series.id = series_id WHERE ingredients.id = ?
      """
    ) { row throws(CatalogError) in
      PerfumeIngredient(
        id: id,
        name: try row.text(0),
        englishName: row.optionalText(1),
        series: try row.text(3),
        koreanName: row.optionalText(2)
      )
    }
  }

  private func keyword(_ id: Keyword.ID) throws(CatalogError) -> Keyword {
    try option(
      id,
      among: &known.keywords,
      "SELECT \(Keyword.columns) FROM keywords WHERE id = ?",
      Keyword.init
    )
  }

  /// The option that is known by `id`, else the one that `sql` finds for it.
  private func option<Option>(
    _ id: Int,
    among known: inout [Int: Option],
    _ sql: @autoclosure () -> String,
    _ make: (Statement) throws(CatalogError) -> Option
  ) throws(CatalogError) -> Option {
    if let option = known[id] { return option }
    let sql = sql()
    let row = try connection.statement(SQL(sql, [.integer(id)]))
    guard try row.step() else {
      let detail = "a perfume has an option that is not there: \(id), in: \(sql)"
      throw CatalogError(.damaged, path: connection.location.path, detail: detail)
    }
    defer { row.reset() }
    let option = try make(row)
    known[id] = option
    return option
  }
}

/// Options that have been looked up, by their ids.
final class KnownOptions {
  fileprivate var brands: [Brand.ID: Brand] = [:]
  fileprivate var ingredients: [Ingredient.ID: PerfumeIngredient] = [:]
  fileprivate var keywords: [Keyword.ID: Keyword] = [:]
}
