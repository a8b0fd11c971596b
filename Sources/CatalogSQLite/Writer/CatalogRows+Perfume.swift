import Catalog

extension CatalogRows {
  /// Adds a perfume with its links to ingredients and keywords, and the text that it is found by.
  ///
  /// An ingredient that one layer lists twice, and a keyword that is listed twice, are kept once.
  func add(_ perfume: Perfume) throws(CatalogError) {
    try addRow(perfume)
    try addText(perfume)
    try addIngredients(perfume)
    try addKeywords(perfume)
  }

  private func addRow(_ perfume: Perfume) throws(CatalogError) {
    nextIDs.keep(perfume.id, .perfume)
    try self.perfume.run([
      .integer(perfume.id), .text(perfume.name.composed), SQLValue(perfume.englishName?.composed),
      .text(SearchKey(perfume.name).text), .integer(perfume.brand.id), SQLValue(perfume.year),
      SQLValue(perfume.concentration?.composed), SQLValue(perfume.gender?.rawValue),
      SQLValue(perfume.rating), .integer(perfume.ratingCount), SQLValue(perfume.price?.amount),
      SQLValue(perfume.price?.currency), SQLValue(perfume.imageURL),
    ])
  }

  private func addText(_ perfume: Perfume) throws(CatalogError) {
    let text = SearchableText(perfume)
    try perfumeText.run([.integer(perfume.id), .text(text.keys), .text(text.leadConsonants)])
  }

  private func addIngredients(_ perfume: Perfume) throws(CatalogError) {
    // The columns top, middle, base and unlayered of each ingredient.
    var rows: [Ingredient.ID: [SQLValue]] = [:]
    for (place, ingredient) in perfume.ingredients.enumerated() {
      let column =
        switch ingredient.layer {
        case .top: 0
        case .middle: 1
        case .base: 2
        case nil: 3
        }
      var places = rows[ingredient.id] ?? [.null, .null, .null, .null]
      if places[column] == .null { places[column] = .integer(place) }
      rows[ingredient.id] = places
    }
    // In the order of the primary key, so that rows go to the end of the table.
    for (ingredient, places) in rows.sorted(by: { $0.key < $1.key }) {
      try perfumeIngredient.run([.integer(perfume.id), .integer(ingredient)] + places)
    }
  }

  private func addKeywords(_ perfume: Perfume) throws(CatalogError) {
    var places: [Keyword.ID: Int] = [:]
    for (place, keyword) in perfume.keywords.enumerated() {
      places[keyword.id] = places[keyword.id] ?? place
    }
    for (keyword, place) in places.sorted(by: { $0.key < $1.key }) {
      try perfumeKeyword.run([.integer(perfume.id), .integer(keyword), .integer(place)])
    }
  }
}
