package import Catalog

extension CatalogAssembly {
  /// Begins with options that are to stay, as they are.
  package mutating func introduce(series: [Series], brands: [Brand], keywords: [Keyword]) {
    ingredients.introduce(series.flatMap(\.ingredients), alsoNamed: table.names(of:))
    for series in series {
      let place = place(of: series)
      for ingredient in series.ingredients {
        if let entry = ingredients.entry(introducedAs: ingredient.id) {
          ingredients.setSeries(place, of: entry)
        }
      }
    }
    self.brands.introduce(brands) { brandTable?.names(of: $0) ?? [] }
    self.keywords.introduce(keywords)
  }

  /// Takes over what another catalogue knows of its options: their names in both languages, series and, in
  /// the order of these, ids.
  package mutating func learn(series: [Series], brands: [Brand], keywords: [Keyword]) {
    let placed = series.map { (place: place(of: $0), ingredients: $0.ingredients) }
      .flatMap { series in series.ingredients.map { (place: series.place, ingredient: $0) } }
    for (place, ingredient) in placed.sorted(by: { $0.ingredient.id < $1.ingredient.id }) {
      if let entry = ingredients.learn(ingredient, id: ingredient.id) {
        ingredients.setSeries(place, of: entry)
      }
    }
    for brand in brands.sorted(by: { $0.id < $1.id }) { _ = self.brands.learn(brand, id: brand.id) }
    for keyword in keywords.sorted(by: { $0.id < $1.id }) {
      _ = self.keywords.learn(keyword, id: keyword.id)
    }
  }

  private mutating func place(of series: Series) -> Int {
    let place = notes.table.index(of: series)
    if knownSeries[place] == nil {
      knownSeries[place] = series
      knownSeriesOrder.append(place)
    }
    return place
  }
}
