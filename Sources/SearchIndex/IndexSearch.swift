internal import Catalog

/// One search of an index: the clauses as sets of perfumes, and what follows from them.
struct IndexSearch {
  private let index: IndexReader
  private let options: Options
  private let clauses: SearchClauses
  /// The perfumes that satisfy each clause, the text last.
  private let sets: [RankSet]

  /// Reads what the clauses name.
  init(
    _ clauses: SearchClauses,
    _ options: Options,
    _ index: IndexReader
  ) throws(CatalogError) {
    self.index = index
    self.options = options
    self.clauses = clauses
    var sets: [RankSet] = []
    sets.reserveCapacity(clauses.options.count + 1)
    for clause in clauses.options {
      sets.append(try Self.perfumes(of: clause, options, index))
    }
    if let text = clauses.text { sets.append(try index.matches(of: text)) }
    self.sets = sets
  }

  private static func perfumes(
    of clause: OptionClause,
    _ options: Options,
    _ index: IndexReader
  ) throws(CatalogError) -> RankSet {
    if clause.ids.count == 1 { return try perfumes(clause.category, clause.ids[0], options, index) }
    var sets: [RankSet] = []
    sets.reserveCapacity(clause.ids.count)
    for id in clause.ids { sets.append(try perfumes(clause.category, id, options, index)) }
    return RankSet.union(sets, of: index.layout.perfumes)
  }

  private static func perfumes(
    _ category: Category,
    _ id: Int,
    _ options: Options,
    _ index: IndexReader
  ) throws(CatalogError) -> RankSet {
    // No perfume has an option that there is not.
    guard let number = options.number(category, id) else { return .list([]) }
    return try index.perfumes(of: number, options)
  }

  /// The answer, with the parts that are asked for.
  func answer(
    _ page: PerfumeSearch.Page,
    by sort: PerfumeSearch.Sort,
    including parts: SearchParts
  ) throws(CatalogError) -> IndexAnswer {
    let page = parts.contains(.perfumes) ? page : nil
    let countsOptions = parts.contains(.counts)
    guard !sets.isEmpty else {
      return IndexAnswer(
        total: index.layout.perfumes,
        perfumes: try ids(page, sort, nil),
        counts: countsOptions ? options.tallies(options.totals) : nil
      )
    }
    let conjunction = Conjunction(sets, perfumes: index.layout.perfumes)
    let (matches, counts) =
      countsOptions ? try matchesAndCounts(conjunction) : (conjunction.matches(), nil)
    return IndexAnswer(
      total: matches.count,
      perfumes: try ids(page, sort, matches),
      counts: counts.map(options.tallies)
    )
  }

  /// What all clauses leave, and the counts of all options by number: of that, but for the groups that have
  /// a clause, those of what all other clauses leave.
  private func matchesAndCounts(
    _ conjunction: Conjunction
  ) throws(CatalogError) -> (RankSet, [UInt32]) {
    guard sets.count > 1 else { return (sets[0], try counts(of: sets[0])) }
    var isWanted: [Bool] = []
    isWanted.reserveCapacity(sets.count)
    for place in sets.indices {
      let isCounted = clauses.options.indices.contains(place) && clauses.options[place].group != nil
      let kept = try keptCounts(but: place)
      isWanted.append(isCounted && kept == nil)
    }
    let (matches, misses) = conjunction.nearMisses(without: isWanted)
    var counter = OptionCounter(options, index, groups: isWanted.count { $0 })
    try counter.add(matches)
    for (clause, misses) in zip(clauses.options, misses) {
      guard let misses, let group = clause.group else { continue }
      try counter.add(misses, of: group)
    }
    var counts = try counter.result()
    for (place, clause) in clauses.options.enumerated() {
      guard let group = clause.group, let kept = try keptCounts(but: place) else { continue }
      replace(group, by: kept, in: &counts)
    }
    return (matches, counts)
  }

  /// The counts of all options by number where the search has one clause.
  private func counts(of matches: RankSet) throws(CatalogError) -> [UInt32] {
    var counts: [UInt32]
    if let kept = try keptCounts(of: 0) {
      counts = kept
    } else {
      var counter = OptionCounter(options, index)
      try counter.add(matches)
      counts = try counter.result()
    }
    if let group = clauses.options.first?.group {
      replace(group, by: options.totals, in: &counts)
    }
    return counts
  }

  /// Puts in other counts of the options of a group.
  private func replace(_ group: OptionGroup, by other: [UInt32], in counts: inout [UInt32]) {
    for number in options[group].numbers { counts[number] = other[number] }
  }

  /// The counts of what all clauses leave but the one at a place, where they are kept.
  private func keptCounts(but place: Int) throws(CatalogError) -> [UInt32]? {
    sets.count == 2 ? try keptCounts(of: 1 - place) : nil
  }

  /// What the only option of a clause has in common with every option, where that is kept.
  private func keptCounts(of place: Int) throws(CatalogError) -> [UInt32]? {
    guard clauses.options.indices.contains(place) else { return nil }
    let clause = clauses.options[place]
    guard clause.ids.count == 1, let number = options.number(clause.category, clause.ids[0]) else {
      return nil
    }
    return try index.together(number, options)
  }

  private func ids(
    _ page: PerfumeSearch.Page?,
    _ sort: PerfumeSearch.Sort,
    _ set: RankSet?
  ) throws(CatalogError) -> [Perfume.ID] {
    guard let page else { return [] }
    let ranks =
      sort == .popular
      ? set.ranks(page, of: index.layout.perfumes) : try index.order(sort).page(page, of: set)
    return try index.ids(ranks)
  }
}

extension RankSet? {
  /// The ranks of a page in the default order; none stands for all of so many perfumes.
  fileprivate func ranks(_ page: PerfumeSearch.Page, of perfumes: Int) -> [Int] {
    switch self {
    case nil:
      let start = min(page.offset, perfumes)
      return Array(start..<(start + min(page.limit, perfumes - start)))
    case .list(let ranks)?:
      let start = min(page.offset, ranks.count)
      return ranks[start...].prefix(page.limit).map(Int.init)
    case .bits(let bits, _)?: return bits.ranks(offset: page.offset, limit: page.limit)
    }
  }
}
