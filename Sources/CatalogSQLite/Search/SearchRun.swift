import Catalog

/// One search on one connection: asks for the statements of `SearchStatement` in turn.
struct SearchRun {
  private let connection: Connection
  private let search: PerfumeSearch
  /// The series of the selected ingredients.
  private let seriesOf: [Ingredient.ID: Series.ID]
  private let clauses: SearchClauses
  /// How many perfumes have one of a clause's options, at most.
  private let sizes: [OptionClause: Int]
  private let catalogSize: Int

  init(_ search: PerfumeSearch, on connection: Connection) throws(CatalogError) {
    self.connection = connection
    self.search = search
    try connection.run(SearchStatement.workTable)
    seriesOf = try connection.series(of: search.ingredients.map(\.id))
    clauses = search.clauses(seriesOf: { [seriesOf] id in seriesOf[id] })
    sizes = try connection.sizes(of: clauses.options)
    catalogSize = try connection.number(SQL("SELECT sum(perfume_count) FROM brands"))
  }

  /// The answer, with the parts that are asked for.
  func result(including parts: SearchParts) throws(CatalogError) -> SearchResult {
    let conditions = conditions(clauses)
    let total = try match(conditions)
    return SearchResult(
      total: total,
      perfumes: parts.contains(.perfumes) ? try perfumes(total: total) : [],
      counts: parts.contains(.counts) ? try counts(total: total) : nil,
      relaxations: total == 0 ? try relaxations() : []
    )
  }

  private func conditions(_ clauses: SearchClauses) -> SearchConditions {
    SearchConditions(clauses, rarestFirst: { sizes[$0] ?? .max })
  }

  /// Puts what `conditions` match into the table `matches`, unless that is everything; gives the total.
  private func match(_ conditions: SearchConditions) throws(CatalogError) -> Int {
    guard !conditions.isEmpty else { return catalogSize }
    try connection.run(SearchStatement.clear)
    try connection.run(SearchStatement.fill(conditions))
    return connection.changes
  }

  private func perfumes(total: Int) throws(CatalogError) -> [Perfume] {
    guard search.page.offset < total else { return [] }
    let source: SearchStatement.PageSource
    if conditions(clauses).isEmpty {
      source = .everything
    } else {
      // Walking the index passes (size / total) perfumes for each that it finds.
      let wanted = Double(search.page.offset) + Double(search.page.limit)
      let passed = wanted * Double(catalogSize) / Double(total)
      source = passed < Double(total) ? .manyMatches : .fewMatches
    }
    let page = SearchStatement.page(search.page, by: search.sort, of: source)
    let ids = try connection.all(page) { row in row.integer(0) }
    return try connection.perfumes(ids: ids)
  }
}

// MARK: - Counts

extension SearchRun {
  /// Expects the perfumes that match the whole search in the table `matches`, and leaves others there.
  private func counts(total: Int) throws(CatalogError) -> OptionCounts {
    // First whatever the whole search says, while its matches are in the table.
    var ingredients = try count(.ingredients, under: clauses, total)
    let withoutBrands = clauses.counting(.brands)
    let withoutKeywords = clauses.counting(.keywords)
    var brands = withoutBrands == clauses ? try count(.brands, under: clauses, total) : nil
    var keywords = withoutKeywords == clauses ? try count(.keywords, under: clauses, total) : nil

    if brands == nil {
      let others = try match(conditions(withoutBrands))
      brands = try count(.brands, under: withoutBrands, others)
    }
    if keywords == nil {
      let others = try match(conditions(withoutKeywords))
      keywords = try count(.keywords, under: withoutKeywords, others)
    }
    for series in Set(seriesOf.values).sorted() {
      let others = clauses.counting(.series(series))
      guard others != clauses else { continue }
      let own = try count(.ingredientsOf(series), under: others, try match(conditions(others)))
      // A perfume that matches the whole search matches the others too: every count is replaced.
      ingredients.merge(own) { _, own in own }
    }
    return OptionCounts(
      ingredients: OptionTally(ingredients),
      brands: OptionTally(brands ?? [:]),
      keywords: OptionTally(keywords ?? [:])
    )
  }

  /// Counts the options of what `clauses` match, which is `total` perfumes in the table `matches`.
  private func count(
    _ counted: SearchStatement.Counted,
    under clauses: SearchClauses,
    _ total: Int
  ) throws(CatalogError) -> [Int: Int] {
    if conditions(clauses).isEmpty {
      return try connection.pairs(SearchStatement.countsOfEverything(counted))
    }
    if case .ingredientsOf(let series) = counted, try isSmall(series, beside: total) {
      return try connection.tally(SearchStatement.matchesOfIngredients(in: series))
    }
    let options = SearchStatement.optionsOfMatches(counted)
    switch counted {
    case .brands: return try connection.tally(options)
    case .ingredients, .keywords: return try connection.tallyOfLists(options)
    case .ingredientsOf(let series):
      let ingredients = try connection.all(SearchStatement.ingredients(of: series)) { row in
        row.integer(0)
      }
      let members = Set(ingredients)
      return try connection.tallyOfLists(options).filter { members.contains($0.key) }
    }
  }

  /// Whether fewer links lead to the ingredients of `series` than from `total` perfumes.
  private func isSmall(_ series: Series.ID, beside total: Int) throws(CatalogError) -> Bool {
    let links = try connection.all(SearchStatement.linkNumbers(in: series)) { row in
      (ofSeries: row.integer(0), ofAll: row.integer(1))
    }
    guard let links = links.first else { return false }
    return Double(links.ofSeries) * Double(catalogSize) < Double(links.ofAll) * Double(total)
  }
}

// MARK: - Relaxations

extension SearchRun {
  private func relaxations() throws(CatalogError) -> [Relaxation] {
    if let text = clauses.text, try connection.number(SearchStatement.occurs(text)) == 0 {
      return []
    }
    return try search.relaxations { search throws(CatalogError) in
      let conditions = conditions(search.clauses(seriesOf: { seriesOf[$0] }))
      return conditions.isEmpty
        ? catalogSize : try connection.number(SearchStatement.total(conditions))
    }
  }
}
