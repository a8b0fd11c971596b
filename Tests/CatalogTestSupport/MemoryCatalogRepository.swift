package import Catalog

/// A catalogue in plain arrays that answers a search by looking at every perfume in turn.
///
/// Written from the rules in words (DESIGN.md, section 3), not from `SearchClauses`, so that it can
/// say whether another repository is right. Slow, and meant to be.
package struct MemoryCatalogRepository: CatalogRepository {
  private let contents: CatalogContents
  private let seriesOf: [Ingredient.ID: Series.ID]
  private let texts: [Perfume.ID: SearchableText]

  /// Takes a catalogue whose references all lead somewhere.
  package init(_ contents: CatalogContents) {
    self.contents = contents
    var seriesOf: [Ingredient.ID: Series.ID] = [:]
    for series in contents.series {
      for ingredient in series.ingredients { seriesOf[ingredient.id] = series.id }
    }
    self.seriesOf = seriesOf
    var texts: [Perfume.ID: SearchableText] = [:]
    for perfume in contents.perfumes { texts[perfume.id] = SearchableText(perfume) }
    self.texts = texts
  }

  /// The series in the order given.
  package func series() throws(CatalogError) -> [Series] {
    contents.series.map {
      Series(
        id: $0.id,
        name: $0.name,
        englishName: $0.englishName,
        ingredients: Self.byID($0.ingredients),
        koreanName: $0.koreanName
      )
    }
  }

  /// All brands, by id.
  package func brands() throws(CatalogError) -> [Brand] { Self.byID(contents.brands) }

  /// All keywords, by id.
  package func keywords() throws(CatalogError) -> [Keyword] { Self.byID(contents.keywords) }

  /// The perfumes with these ids, in the order of the ids.
  package func perfumes(ids: [Perfume.ID]) throws(CatalogError) -> [Perfume] {
    let byID = Dictionary(uniqueKeysWithValues: contents.perfumes.map { ($0.id, $0) })
    return ids.compactMap { byID[$0] }
  }

  /// The answer to a search, from a look at every perfume.
  package func search(
    _ search: PerfumeSearch,
    including parts: SearchParts
  ) throws(CatalogError) -> SearchResult {
    let matching = perfumes(matching: search)
    let page = search.page
    let sorted = matching.sorted { Self.comes($0, before: $1, by: search.sort) }
    return SearchResult(
      total: matching.count,
      perfumes: parts.contains(.perfumes)
        ? Array(sorted.dropFirst(page.offset).prefix(page.limit)) : [],
      counts: parts.contains(.counts) ? counts(search) : nil,
      relaxations: matching.isEmpty ? relaxations(search) : []
    )
  }

  private static func byID<Option: CatalogOption>(_ options: [Option]) -> [Option] {
    options.sorted { $0.id < $1.id }
  }
}

// MARK: - What matches

extension MemoryCatalogRepository {
  /// What is left out while its own options are counted.
  private enum Group: Hashable {
    case brands
    case series(Series.ID)
    case keywords
  }

  private func perfumes(matching search: PerfumeSearch, ignoring group: Group? = nil) -> [Perfume] {
    let text = search.text.flatMap(SearchText.init)
    return contents.perfumes.filter { perfume in
      brandMatches(perfume, search, ignoring: group)
        && ingredientsMatch(perfume, search, ignoring: group)
        && keywordsMatch(perfume, search, ignoring: group)
        && (text.map { texts[perfume.id]?.matches($0) == true } ?? true)
    }
  }

  private func brandMatches(
    _ perfume: Perfume,
    _ search: PerfumeSearch,
    ignoring group: Group?
  ) -> Bool {
    if search.brands.isEmpty || group == .brands { return true }
    return search.brands.contains { $0.id == perfume.brand.id }
  }

  private func ingredientsMatch(
    _ perfume: Perfume,
    _ search: PerfumeSearch,
    ignoring group: Group?
  ) -> Bool {
    let has = { (id: Ingredient.ID) in perfume.ingredients.contains { $0.id == id } }
    let wanted = search.ingredients.map(\.id)
    if search.match.ingredients == .all { return wanted.allSatisfy(has) }
    for id in wanted {
      guard let series = seriesOf[id] else { return false }
      if group == .series(series) { continue }
      let ofTheSameSeries = wanted.filter { seriesOf[$0] == series }
      if !ofTheSameSeries.contains(where: has) { return false }
    }
    return true
  }

  private func keywordsMatch(
    _ perfume: Perfume,
    _ search: PerfumeSearch,
    ignoring group: Group?
  ) -> Bool {
    let has = { (id: Keyword.ID) in perfume.keywords.contains { $0.id == id } }
    let wanted = search.keywords.map(\.id)
    if search.match.keywords == .all { return wanted.allSatisfy(has) }
    return wanted.isEmpty || group == .keywords || wanted.contains(where: has)
  }

  private static func comes(
    _ left: Perfume,
    before right: Perfume,
    by sort: PerfumeSearch.Sort
  ) -> Bool {
    let last = -Double.infinity
    switch sort {
    case .popular:
      return (right.ratingCount, left.id) < (left.ratingCount, right.id)
    case .rating:
      return (right.rating ?? last, right.ratingCount, left.id)
        < (left.rating ?? last, left.ratingCount, right.id)
    case .newest:
      return (right.year ?? .min, left.id) < (left.year ?? .min, right.id)
    case .name:
      return (SearchKey(left.name), left.id) < (SearchKey(right.name), right.id)
    }
  }
}

// MARK: - Counts and ways out

extension MemoryCatalogRepository {
  private func counts(_ search: PerfumeSearch) -> OptionCounts {
    var (ingredients, brands, keywords) = ([Int: Int](), [Int: Int](), [Int: Int]())
    for perfume in perfumes(matching: search, ignoring: .brands) {
      brands[perfume.brand.id, default: 0] += 1
    }
    for series in contents.series {
      let own = Set(series.ingredients.map(\.id))
      for perfume in perfumes(matching: search, ignoring: .series(series.id)) {
        for id in Set(perfume.ingredients.map(\.id)).intersection(own) {
          ingredients[id, default: 0] += 1
        }
      }
    }
    for perfume in perfumes(matching: search, ignoring: .keywords) {
      for id in Set(perfume.keywords.map(\.id)) { keywords[id, default: 0] += 1 }
    }
    return OptionCounts(
      ingredients: OptionTally(ingredients),
      brands: OptionTally(brands),
      keywords: OptionTally(keywords)
    )
  }

  private func relaxations(_ search: PerfumeSearch) -> [Relaxation] {
    var found: [Relaxation] = []
    for option in search.selected {
      let isRepeated = found.contains {
        $0.drop.category == option.category && $0.drop.id == option.id
      }
      if isRepeated { continue }
      let total = perfumes(matching: search.dropping(option)).count
      guard total > 0 else { continue }
      let place = found.firstIndex { $0.total < total } ?? found.endIndex
      found.insert(Relaxation(drop: option, total: total), at: place)
    }
    return found
  }
}
