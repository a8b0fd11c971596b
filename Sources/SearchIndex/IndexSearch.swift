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
    var sets: [RankSet] = []
    sets.reserveCapacity(clause.ids.count)
    for id in clause.ids {
      // No perfume has an option that there is not.
      guard let number = options.number(clause.category, id) else { continue }
      sets.append(try index.perfumes(of: number, options))
    }
    return RankSet.union(sets, of: index.layout.perfumes)
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
  ) throws(CatalogError) -> (RankSet, [UInt32]?) {
    var isWanted = [Bool](repeating: false, count: sets.count)
    var kept = [[UInt32]?](repeating: nil, count: sets.count)
    for (place, clause) in clauses.options.enumerated() where clause.group != nil {
      if sets.count == 2 { kept[place] = try keptCounts(of: 1 - place) }
      isWanted[place] = kept[place] == nil
    }
    let (matches, others) = conjunction.nearMisses(without: isWanted)
    let all = sets.count == 1 ? try keptCounts(of: 0) : nil
    var counter = OptionCounter(options, index, from: all)
    if all == nil { try counter.add(matches) }
    for (clause, others) in zip(clauses.options, others) {
      guard case .misses(let set)? = others, let group = clause.group else { continue }
      try counter.add(set, of: group)
    }
    var counts = try counter.result()
    for (place, clause) in clauses.options.enumerated() {
      guard let group = clause.group else { continue }
      if case .everything? = others[place] {
        replace(group, by: options.totals, in: &counts)
      } else if let kept = kept[place] {
        replace(group, by: kept, in: &counts)
      }
    }
    return (matches, counts)
  }

  /// Puts in other counts of the options of a group.
  private func replace(_ group: OptionGroup, by other: [UInt32], in counts: inout [UInt32]) {
    for number in options[group].numbers { counts[number] = other[number] }
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
