package import Catalog

extension CatalogAssembly {
  /// The series that have ingredients, in the order of the table, each with its ingredients.
  ///
  /// Ids are those of `previous` where a series is called as one of them, else new ones from `nextID` on.
  /// A catalogue whose ingredients have Korean names has its series in Korean, with their English names
  /// beside them; any other the other way round.
  package func seriesWithIngredients(previous: [Series], nextID: Int) -> [Series] {
    let hangul = ingredients.entries.count { entry in
      entry.name.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
    }
    let isKorean = hangul * 2 > ingredients.entries.count
    var ids: [String: Int] = [:]
    for series in previous {
      for name in series.names { ids[SearchKey(name).text] = series.id }
    }
    var nextID = nextID
    let members = Dictionary(grouping: ingredients.entries, by: \.series)
    var order = Array(series.indices)
    order.removeAll { $0 == otherSeries }
    return (order + [otherSeries]).compactMap { index in
      guard let members = members[index] else { return nil }
      let known = series[index]
      let kept = ids[SearchKey(known.name).text] ?? known.koreanName.flatMap { ids[SearchKey($0).text] }
      let id = kept ?? nextID
      if id == nextID { nextID += 1 }
      return Series(
        id: id,
        name: isKorean ? known.koreanName ?? known.name : known.name,
        englishName: isKorean && known.koreanName != nil ? known.name : nil,
        ingredients: members.map { Self.ingredient($0, seriesID: id) },
        koreanName: isKorean ? nil : known.koreanName
      )
    }
  }

  private static func ingredient(_ entry: OptionBook.Entry, seriesID: Int) -> Ingredient {
    Ingredient(
      id: entry.id,
      seriesID: seriesID,
      name: entry.name,
      englishName: entry.englishName,
      koreanName: entry.koreanName
    )
  }

  /// Every brand met.
  package var allBrands: [Brand] {
    brands.entries.map {
      Brand(id: $0.id, name: $0.name, englishName: $0.englishName, koreanName: $0.koreanName)
    }
  }

  /// Every keyword met.
  package var allKeywords: [Keyword] {
    keywords.entries.map {
      Keyword(id: $0.id, name: $0.name, englishName: $0.englishName, koreanName: $0.koreanName)
    }
  }
}

extension CatalogAssembly {
  /// How many items of lists are notes, and how many of those have found a series.
  package var noteCoverage: (occurrences: Int, found: Int) {
    ingredients.entries.reduce(into: (0, 0)) { sum, entry in
      sum.0 += entry.count
      if entry.series != otherSeries { sum.1 += entry.count }
    }
  }

  /// The notes that nothing is known of, with how often they were met, the most frequent first.
  package var unknownNotes: [(name: String, count: Int)] {
    ingredients.entries.filter { $0.series == otherSeries }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
      .map { ($0.name, $0.count) }
  }

  /// What is probably there twice, and which name to keep: brands, ingredients, keywords, then perfumes.
  package var proposals: [MergeProposal] {
    let perfumes = tally.sameNames
      .map { same, count in
        MergeProposal(
          kind: .perfume,
          brand: same.brand,
          keep: same.name,
          merge: [],
          counts: [count]
        )
      }
      .sorted { ($1.counts[0], $0.brand ?? "", $0.keep) < ($0.counts[0], $1.brand ?? "", $1.keep) }
    return Doctor.proposals(for: brands.entries, kind: .brand)
      + Doctor.proposals(for: ingredients.entries, kind: .ingredient)
      + Doctor.proposals(for: keywords.entries, kind: .keyword) + perfumes
  }
}
