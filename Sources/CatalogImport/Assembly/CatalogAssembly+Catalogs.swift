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
          checkGivenSeries(ingredient, place)
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
      let (entry, isNew) = ingredients.learn(ingredient, id: ingredient.id)
      if isNew {
        ingredients.setSeries(place, of: entry)
        checkGivenSeries(ingredient, place)
      } else if ingredients.entries[entry].series != place {
        noteSecondSeries(self.series(at: place).english, of: entry)
      }
    }
    for brand in brands.sorted(by: { $0.id < $1.id }) { _ = self.brands.learn(brand, id: brand.id) }
    for keyword in keywords.sorted(by: { $0.id < $1.id }) {
      _ = self.keywords.learn(keyword, id: keyword.id)
    }
  }

  /// Tells when a table of the caller puts what a catalogue has into another series; it stays where it is.
  private mutating func checkGivenSeries(_ ingredient: Ingredient, _ place: Int) {
    let given = ingredient.names.compactMap { table.given[SearchKey($0).text] }.first
    guard let given, given.place != place else { return }
    seriesNotices.append(
      .secondSeries(
        of: ingredient.name,
        table.series[given.place].name,
        given,
        keptIn: series(at: place),
        of: Text(english: "in the catalogue", korean: "카탈로그에서는")
      )
    )
  }

  /// Counts that an ingredient was named in another series than the one that it stays in.
  mutating func noteSecondSeries(_ named: String, of entry: Int) {
    let entry = ingredients.entries[entry]
    let second = SecondSeries(
      ingredient: entry.name,
      series: named,
      keptSeries: series(at: entry.series).english
    )
    tally.secondSeries[second, default: 0] += 1
  }

  /// What a series is called: as a catalogue has it, else as the table does.
  private func series(at place: Int) -> Text {
    if let known = knownSeries[place] { return Text(known.name) }
    return Text(
      english: series[place].name,
      korean: series[place].koreanName ?? series[place].name
    )
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
