package import Catalog

extension CatalogAssembly {
  /// The series that have ingredients, in the order of the table, each with its ingredients.
  ///
  /// Ids are those of `previous` where a series is called as one of them, else new ones from `nextID` on.
  /// What came from another catalogue is called as it is there; else a catalogue whose ingredients have
  /// Korean names has its series in Korean, with their English names beside them, and any other the other
  /// way round.
  package func seriesWithIngredients(previous: [Series], nextID: Int) -> [Series] {
    var ids = SeriesIDs(previous: previous, nextID: nextID)
    let members = Dictionary(grouping: ingredients.entries, by: \.series)
    let hangul = ingredients.entries.count { entry in
      entry.name.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
    }
    let isKorean = hangul * 2 > ingredients.entries.count
    let others = series.indices.filter { knownSeries[$0] == nil && $0 != otherSeries }
    let order = knownSeriesOrder + others + (knownSeries[otherSeries] == nil ? [otherSeries] : [])
    return order.compactMap { index in
      guard let members = members[index] else { return nil }
      let named = knownSeries[index] ?? Self.series(series[index], isKorean: isKorean)
      let id = ids.id(of: named, preferring: knownSeries[index]?.id)
      return Series(
        id: id,
        name: named.name,
        englishName: named.englishName,
        ingredients: members.map { Self.ingredient($0, seriesID: id) },
        koreanName: named.koreanName
      )
    }
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
    return Doctor.proposals(for: brands.entries, kind: .brand) { brandTable?.match($0)?.name }
      + Doctor.proposals(for: ingredients.entries, kind: .ingredient) { table.match($0)?.knownName }
      + Doctor.proposals(for: keywords.entries, kind: .keyword) + perfumes
  }
}

/// Ids of series, by what they are called.
private struct SeriesIDs {
  private var previous: [String: Int] = [:]
  private var taken: Set<Int> = []
  private var nextID: Int
  /// From here on no id was ever given.
  private let firstNewID: Int

  init(previous: [Series], nextID: Int) {
    for series in previous {
      for name in series.names { self.previous[SearchKey(name).text] = series.id }
    }
    self.nextID = nextID
    firstNewID = nextID
  }

  mutating func id(of series: Series, preferring preferred: Int?) -> Int {
    let kept = series.names.lazy.compactMap { [previous] in previous[SearchKey($0).text] }.first
    let free = [kept, preferred.flatMap { $0 >= firstNewID ? $0 : nil }].compactMap(\.self)
      .first { !taken.contains($0) }
    let id = free ?? nextID
    taken.insert(id)
    nextID = max(nextID, id + 1)
    return id
  }
}
