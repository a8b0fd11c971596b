import Catalog

extension Connection {
  /// The perfumes with these ids, in that order; one that does not exist is left out.
  ///
  /// Three small prepared statements for each, so the cost is in proportion and no list is too long.
  func perfumes(ids: [Perfume.ID]) throws(CatalogError) -> [Perfume] {
    var perfumes: [Perfume] = []
    perfumes.reserveCapacity(ids.count)
    for id in ids {
      if let perfume = try perfume(id: id) { perfumes.append(perfume) }
    }
    return perfumes
  }

  private func perfume(id: Perfume.ID) throws(CatalogError) -> Perfume? {
    let row = try statement(
      SQL(
        """
        SELECT perfumes.name, perfumes.english_name, year, concentration, gender, rating,
          rating_count, price, currency, image_url, brands.id, brands.name, brands.english_name,
          brands.korean_name
        FROM perfumes JOIN brands ON brands.id = brand_id WHERE perfumes.id = ?
        """,
        [.integer(id)]
      )
    )
    guard try row.step() else { return nil }
    defer { row.reset() }
    let brand = Brand(
      id: row.integer(10),
      name: try row.text(11),
      englishName: row.optionalText(12),
      koreanName: row.optionalText(13)
    )
    return Perfume(
      id: id,
      brand: brand,
      name: try row.text(0),
      englishName: row.optionalText(1),
      year: row.optionalInteger(2),
      concentration: row.optionalText(3),
      gender: try gender(row),
      rating: row.optionalReal(5),
      ratingCount: row.integer(6),
      price: try price(row),
      imageURL: row.optionalText(9),
      ingredients: try ingredients(ofPerfume: id),
      keywords: try keywords(ofPerfume: id)
    )
  }

  private func gender(_ row: Statement) throws(CatalogError) -> Gender? {
    guard let text = row.optionalText(4) else { return nil }
    guard let gender = Gender(rawValue: text) else { throw row.damaged(4) }
    return gender
  }

  private func price(_ row: Statement) throws(CatalogError) -> Price? {
    guard let amount = row.optionalInteger(7) else { return nil }
    return Price(amount: amount, currency: try row.text(8))
  }

  private func ingredients(ofPerfume id: Perfume.ID) throws(CatalogError) -> [PerfumeIngredient] {
    let row = try statement(
      SQL(
        """
        SELECT ingredients.id, ingredients.name, ingredients.english_name, series.name,
          top, middle, base, unlayered, ingredients.korean_name
        FROM perfume_ingredients
        JOIN ingredients ON ingredients.id = ingredient_id JOIN series ON series.id = series_id
        WHERE perfume_id = ?
        """,
        [.integer(id)]
      )
    )
    let layers: [NoteLayer?] = NoteLayer.allCases + [nil]
    var placed: [(layer: Int, place: Int, ingredient: PerfumeIngredient)] = []
    while try row.step() {
      let (id, name, series) = (row.integer(0), try row.text(1), try row.text(3))
      let (englishName, koreanName) = (row.optionalText(2), row.optionalText(8))
      for (index, layer) in layers.enumerated() {
        guard let place = row.optionalInteger(4 + Int32(index)) else { continue }
        let ingredient = PerfumeIngredient(
          id: id,
          name: name,
          englishName: englishName,
          series: series,
          layer: layer,
          koreanName: koreanName
        )
        placed.append((index, place, ingredient))
      }
    }
    placed.sort { ($0.layer, $0.place) < ($1.layer, $1.place) }
    return placed.map(\.ingredient)
  }

  private func keywords(ofPerfume id: Perfume.ID) throws(CatalogError) -> [Keyword] {
    try all(
      SQL(
        """
        SELECT keywords.id, name, english_name, korean_name
        FROM perfume_keywords JOIN keywords ON keywords.id = keyword_id
        WHERE perfume_id = ? ORDER BY position
        """,
        [.integer(id)]
      )
    ) { row throws(CatalogError) in
      Keyword(
        id: row.integer(0),
        name: try row.text(1),
        englishName: row.optionalText(2),
        koreanName: row.optionalText(3)
      )
    }
  }
}
