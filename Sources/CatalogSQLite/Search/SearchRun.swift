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
    var counts = OptionCounts()
    let source = countSource(clauses, total: total)
    let brands = clauses.counting(.brands)
    let keywords = clauses.counting(.keywords)
    // First whatever the whole search says, while its matches are in the table.
    if brands == clauses { counts.brands = try self.counts(.brands, source) }
    if keywords == clauses { counts.keywords = try self.counts(.keywords, source) }
    counts.ingredients = try self.counts(.ingredients, source)

    if brands != clauses {
      counts.brands = try self.counts(.brands, try matchAgain(brands))
    }
    if keywords != clauses {
      counts.keywords = try self.counts(.keywords, try matchAgain(keywords))
    }
    for series in Set(seriesOf.values).sorted() {
      let others = clauses.counting(.series(series))
      guard others != clauses else { continue }
      // A perfume that matches the whole search matches the others too: every count is replaced.
      let own = try self.counts(.ingredientsOf(series), try matchAgain(others))
      counts.ingredients.merge(own) { _, own in own }
    }
    return counts
  }

  private func matchAgain(
    _ clauses: SearchClauses
  ) throws(CatalogError) -> SearchStatement.CountSource {
    countSource(clauses, total: try match(conditions(clauses)))
  }

  private func countSource(
    _ clauses: SearchClauses,
    total: Int
  ) -> SearchStatement.CountSource {
    if conditions(clauses).isEmpty { return .everything }
    // Counting from the matches sorts what it finds, which costs several look-ups each.
    return total > catalogSize / 5 ? .manyMatches : .fewMatches
  }

  private func counts(
    _ counted: SearchStatement.Counted,
    _ source: SearchStatement.CountSource
  ) throws(CatalogError) -> [Int: Int] {
    let rows = try connection.all(SearchStatement.counts(counted, of: source)) { row in
      (row.integer(0), row.integer(1))
    }
    return Dictionary(rows) { first, _ in first }
  }
}

// MARK: - Relaxations

extension SearchRun {
  private func relaxations() throws(CatalogError) -> [Relaxation] {
    var relaxations: [Relaxation] = []
    var tried: Set<SelectedOption> = []
    for option in search.selected {
      guard tried.insert(SelectedOption(option)).inserted else { continue }
      let without = search.dropping(option).clauses(seriesOf: { seriesOf[$0] })
      let conditions = SearchConditions(without, rarestFirst: { sizes[$0] ?? .max })
      let total =
        conditions.isEmpty
        ? catalogSize : try connection.number(SearchStatement.total(conditions))
      if total > 0 { relaxations.append(Relaxation(drop: option, total: total)) }
    }
    // Sorting keeps the order of equals, which is the one in which they were selected.
    return relaxations.sorted { $0.total > $1.total }
  }

  /// One option under one identity, whatever name it came with.
  private struct SelectedOption: Hashable {
    let category: Category
    let id: Int

    init(_ option: SearchKeyword) {
      category = option.category
      id = option.id
    }
  }
}
