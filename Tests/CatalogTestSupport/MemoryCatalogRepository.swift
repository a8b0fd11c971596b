package import Catalog

/// The rules of a search written down once more, as plain loops over plain arrays.
///
/// Knows nothing of `SearchClauses`: what it agrees on with the store is right for two reasons.
package struct MemoryCatalogRepository: CatalogRepository {
  private let contents: CatalogContents
  private let texts: [Perfume.ID: SearchableText]
  private let seriesOf: [Ingredient.ID: Series.ID]

  package init(_ contents: CatalogContents) {
    self.contents = contents
    texts = Dictionary(uniqueKeysWithValues: contents.perfumes.map { ($0.id, SearchableText($0)) })
    seriesOf = Dictionary(
      uniqueKeysWithValues: contents.series.flatMap { series in
        series.ingredients.map { ($0.id, series.id) }
      }
    )
  }

  package func series() throws(CatalogError) -> [Series] {
    contents.series.map { series in
      Series(
        id: series.id,
        name: series.name,
        englishName: series.englishName,
        ingredients: byName(series.ingredients)
      )
    }
  }

  package func brands() throws(CatalogError) -> [Brand] { byName(contents.brands) }

  package func keywords() throws(CatalogError) -> [Keyword] { byName(contents.keywords) }

  package func perfumes(ids: [Perfume.ID]) throws(CatalogError) -> [Perfume] {
    let byID = Dictionary(uniqueKeysWithValues: contents.perfumes.map { ($0.id, $0) })
    return ids.compactMap { byID[$0] }
  }

  package func search(
    _ search: PerfumeSearch,
    including parts: SearchParts
  ) throws(CatalogError) -> SearchResult {
    let found = contents.perfumes.filter { matches($0, search, leavingOut: nil) }
    var page: [Perfume] = []
    if parts.contains(.perfumes) {
      let sorted = found.sorted { isBefore($0, $1, search.sort) }
      page = Array(sorted.dropFirst(search.page.offset).prefix(search.page.limit))
    }
    return SearchResult(
      total: found.count,
      perfumes: page,
      counts: parts.contains(.counts) ? counts(search) : nil,
      relaxations: found.isEmpty ? relaxations(search) : []
    )
  }

  /// What a count leaves out of the search: the group of the option that is counted.
  private enum Group: Equatable {
    case brands, keywords
    case series(Series.ID)
  }

  private func matches(_ perfume: Perfume, _ search: PerfumeSearch, leavingOut group: Group?)
    -> Bool
  {
    if group != .brands, !search.brands.isEmpty {
      if !search.brands.contains(where: { $0.id == perfume.brand.id }) { return false }
    }
    let ingredients = Set(perfume.ingredients.map(\.id))
    for option in search.ingredients {
      if ingredients.contains(option.id) { continue }
      if search.match.ingredients == .all { return false }
      guard let series = seriesOf[option.id] else { return false }
      if group == .series(series) { continue }
      let others = search.ingredients.filter { seriesOf[$0.id] == series }
      if !others.contains(where: { ingredients.contains($0.id) }) { return false }
    }
    let keywords = Set(perfume.keywords.map(\.id))
    switch search.match.keywords {
    case .any:
      if group != .keywords, !search.keywords.isEmpty {
        if !search.keywords.contains(where: { keywords.contains($0.id) }) { return false }
      }
    case .all:
      if !search.keywords.allSatisfy({ keywords.contains($0.id) }) { return false }
    }
    guard let text = search.text.flatMap(SearchText.init) else { return true }
    return texts[perfume.id]?.matches(text) ?? false
  }

  private func counts(_ search: PerfumeSearch) -> OptionCounts {
    var counts = OptionCounts()
    for perfume in contents.perfumes {
      if matches(perfume, search, leavingOut: .brands) {
        counts.brands[perfume.brand.id, default: 0] += 1
      }
      if matches(perfume, search, leavingOut: .keywords) {
        for id in Set(perfume.keywords.map(\.id)) { counts.keywords[id, default: 0] += 1 }
      }
      for id in Set(perfume.ingredients.map(\.id)) {
        guard let series = seriesOf[id] else { continue }
        if matches(perfume, search, leavingOut: .series(series)) {
          counts.ingredients[id, default: 0] += 1
        }
      }
    }
    return counts
  }

  private func relaxations(_ search: PerfumeSearch) -> [Relaxation] {
    var relaxations: [Relaxation] = []
    for option in search.selected {
      var relaxed = search
      relaxed[option.category].removeAll { $0.id == option.id }
      let total = contents.perfumes.count { matches($0, relaxed, leavingOut: nil) }
      if total > 0 { relaxations.append(Relaxation(drop: option, total: total)) }
    }
    // Best first; those that give the same keep their order.
    return relaxations.enumerated()
      .sorted { ($1.element.total, $0.offset) < ($0.element.total, $1.offset) }
      .map(\.element)
  }

  private func isBefore(_ left: Perfume, _ right: Perfume, _ sort: PerfumeSearch.Sort) -> Bool {
    switch sort {
    case .popular:
      if left.ratingCount != right.ratingCount { return left.ratingCount > right.ratingCount }
    case .rating:
      let ratings = (left.rating ?? -1, right.rating ?? -1)
      if ratings.0 != ratings.1 { return ratings.0 > ratings.1 }
      if left.ratingCount != right.ratingCount { return left.ratingCount > right.ratingCount }
    case .newest:
      let years = (left.year ?? .min, right.year ?? .min)
      if years.0 != years.1 { return years.0 > years.1 }
    case .name:
      let keys = (SearchKey(left.name), SearchKey(right.name))
      if keys.0 != keys.1 { return keys.0 < keys.1 }
    }
    return left.id < right.id
  }

  private func byName<Option: CatalogOption>(_ options: [Option]) -> [Option] {
    options.sorted { left, right in
      let keys = (SearchKey(left.name), SearchKey(right.name))
      return keys.0 == keys.1 ? left.id < right.id : keys.0 < keys.1
    }
  }
}
