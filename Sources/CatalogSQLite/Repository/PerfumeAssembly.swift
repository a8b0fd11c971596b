import Catalog

/// Puts perfumes together from their rows and from the options that those name by id.
///
/// Remembers every option that it has looked up, so that a thousand perfumes cost little more than their
/// rows. Used for one read, since the catalogue may change after it.
final class PerfumeAssembly {
  /// The columns that a row has to begin with, of the table `perfumes`.
  static let columns = """
    id, brand_id, name, english_name, year, concentration, gender, rating, rating_count, price, currency,
    image_url, top, middle, base, unlayered, keywords
    """

  private let connection: Connection
  private var brands: [Brand.ID: Brand] = [:]
  private var ingredients: [Ingredient.ID: PerfumeIngredient] = [:]
  private var keywords: [Keyword.ID: Keyword] = [:]

  init(_ connection: Connection) { self.connection = connection }

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
      rating: row.optionalReal(7),
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

  private func price(_ row: Statement) throws(CatalogError) -> Price? {
    guard let amount = row.optionalInteger(9) else { return nil }
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
    if let brand = brands[id] { return brand }
    let brand = try option(
      id,
      "SELECT name, english_name, korean_name FROM brands WHERE id = ?"
    ) { row throws(CatalogError) in
      Brand(
        id: id,
        name: try row.text(0),
        englishName: row.optionalText(1),
        koreanName: row.optionalText(2)
      )
    }
    brands[id] = brand
    return brand
  }

  private func ingredient(_ id: Ingredient.ID) throws(CatalogError) -> PerfumeIngredient {
    if let ingredient = ingredients[id] { return ingredient }
    let ingredient = try option(
      id,
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
    ingredients[id] = ingredient
    return ingredient
  }

  private func keyword(_ id: Keyword.ID) throws(CatalogError) -> Keyword {
    if let keyword = keywords[id] { return keyword }
    let keyword = try option(
      id,
      "SELECT name, english_name, korean_name FROM keywords WHERE id = ?"
    ) { row throws(CatalogError) in
      Keyword(
        id: id,
        name: try row.text(0),
        englishName: row.optionalText(1),
        koreanName: row.optionalText(2)
      )
    }
    keywords[id] = keyword
    return keyword
  }

  private func option<Option>(
    _ id: Int,
    _ sql: String,
    _ make: (Statement) throws(CatalogError) -> Option
  ) throws(CatalogError) -> Option {
    let row = try connection.statement(SQL(sql, [.integer(id)]))
    guard try row.step() else {
      let detail = "a perfume has an option that is not there: \(id), in: \(sql)"
      throw CatalogError(.damaged, path: connection.location.path, detail: detail)
    }
    defer { row.reset() }
    return try make(row)
  }
}
