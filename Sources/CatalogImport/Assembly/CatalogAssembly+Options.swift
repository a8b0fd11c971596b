package import Catalog

extension CatalogAssembly {
  /// The series that have ingredients, in the order of the table, each with its ingredients.
  ///
  /// Ids are those of `previous` where a series is called as one of them, else new ones from `nextID` on.
  /// What came from another catalogue is called as it is there; else a catalogue whose ingredients have
  /// Korean names has its series in Korean, with their English names beside them, and any other the other
  /// way round.
  package func seriesWithIngredients(previous: [Series], nextID: Int) -> [Series] {
    let members = Dictionary(grouping: ingredients.entries, by: \.series)
    let hangul = ingredients.entries.count { $0.name.hasHangul }
    let isKorean = hangul * 2 > ingredients.entries.count
    let others = series.indices.filter { knownSeries[$0] == nil && $0 != otherSeries }
    let order = knownSeriesOrder + others + (knownSeries[otherSeries] == nil ? [otherSeries] : [])
    let named = order.filter { members[$0] != nil }.map { index in
      (index: index, series: knownSeries[index] ?? Self.series(series[index], isKorean: isKorean))
    }
    let ids = Self.ids(of: named.map(\.series), previous: previous, nextID: nextID)
    return zip(named, ids).map { named, id in
      Series(
        id: id,
        name: named.series.name,
        englishName: named.series.englishName,
        ingredients: (members[named.index] ?? []).map { Self.ingredient($0, seriesID: id) },
        koreanName: named.series.koreanName
      )
    }
  }

  /// Ids of series: those that the old catalogue has for what is called so, else those that the series bring
  /// with them, which are 0 where they bring none, else new ones.
  private static func ids(of series: [Series], previous: [Series], nextID: Int) -> [Int] {
    var previousIDs: [String: Int] = [:]
    for series in previous {
      for name in series.names { previousIDs[SearchKey(name).text] = series.id }
    }
    var kept: Set<Int> = []
    var fresh = FreshIDs(from: nextID)
    var ids: [Int: Int] = [:]
    // What brings an id comes first, in their order, and the others in that of the list.
    let order = series.indices.sorted {
      (series[$0].id == 0 ? Int.max : series[$0].id, $0)
        < (series[$1].id == 0 ? Int.max : series[$1].id, $1)
    }
    for index in order {
      let known = series[index].names.compactMap { previousIDs[SearchKey($0).text] }.first
      if let known, kept.insert(known).inserted {
        ids[index] = known
      } else {
        ids[index] = fresh.take(preferring: series[index].id)
      }
    }
    return series.indices.map { ids[$0] ?? 0 }
  }

  private static func series(_ known: NoteTable.Series, isKorean: Bool) -> Series {
    guard isKorean, let korean = known.koreanName else {
      return Series(id: 0, name: known.name, koreanName: known.koreanName)
    }
    return Series(id: 0, name: korean, englishName: known.name)
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
  package var allBrands: [Brand] { brands.entries.map { Brand($0) } }

  /// Every keyword met.
  package var allKeywords: [Keyword] {
    keywords.entries.map {
      Keyword(id: $0.id, name: $0.name, englishName: $0.englishName, koreanName: $0.koreanName)
    }
  }
}

extension Brand {
  /// The brand that an entry of the book of brands is.
  init(_ entry: OptionBook.Entry) {
    self.init(
      id: entry.id,
      name: entry.name,
      englishName: entry.englishName,
      koreanName: entry.koreanName
    )
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
    return Doctor.proposals(for: brands.entries, kind: .brand) { brandTable?.match($0)?.name }
      + Doctor.proposals(for: ingredients.entries, kind: .ingredient) { table.match($0)?.knownName }
      + Doctor.proposals(for: keywords.entries, kind: .keyword) + perfumes
  }
}
