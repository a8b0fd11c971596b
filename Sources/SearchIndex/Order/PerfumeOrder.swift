internal import Catalog

/// An order of all perfumes other than the default one.
struct PerfumeOrder: Sendable {
  /// The place of each perfume, by rank.
  private let places: [UInt32]
  /// The rank of the perfume at each place.
  private let ranks: [UInt32]

  /// How many places are counted in the time that it takes to look one up.
  private static let countsForLookup = 8.0
  private static let placesAtOnce = 1_024

  init(
    _ store: any IndexStore,
    _ sort: PerfumeSearch.Sort,
    _ layout: IndexLayout
  ) throws(CatalogError) {
    guard let parts = sort.parts else { preconditionFailure("the default order is that of ranks") }
    var places: [UInt32] = []
    var ranks: [UInt32] = []
    places.reserveCapacity(layout.perfumes)
    ranks.reserveCapacity(layout.perfumes)
    for piece in 0..<layout.pieces {
      places += try store.numbers(parts.places, piece, as: UInt32.self)
      ranks += try store.numbers(parts.ranks, piece, as: UInt32.self)
    }
    // Each undoes the other, so that neither has a number twice or one that is too large.
    guard places.count == layout.perfumes, ranks.count == layout.perfumes,
      places.indices.allSatisfy({ places[$0] < ranks.count && ranks[Int(places[$0])] == $0 })
    else { throw store.damaged(parts.places, 0) }
    self.places = places
    self.ranks = ranks
  }

  /// The ranks of a page of the perfumes of a set, or of all perfumes.
  ///
  /// What the set has at the places before the page is counted; or where that is less work, the place of
  /// each of its perfumes is looked up.
  func page(_ page: PerfumeSearch.Page, of set: RankSet?) -> [Int] {
    let end = page.offset.addingReportingOverflow(page.limit)
    guard let set else {
      guard !end.overflow || page.offset < ranks.count else { return [] }
      return ranks[min(page.offset, ranks.count)..<min(end.partialValue, ranks.count)].map(Int.init)
    }
    guard page.offset < set.count else { return [] }
    let passed = Double(page.offset + page.limit) * Double(ranks.count) / Double(set.count)
    if case .bits(let bits, _) = set, passed < Double(set.count) * Self.countsForLookup {
      return scanned(page, bits)
    }
    var places: [UInt32] = []
    places.reserveCapacity(set.count)
    set.forEach { rank in
      places.append(self.places[rank])
    }
    let placed = RankBits(perfumes: ranks.count, places)
    return placed.ranks(offset: page.offset, limit: page.limit).map { Int(ranks[$0]) }
  }

  private func scanned(_ page: PerfumeSearch.Page, _ set: RankBits) -> [Int] {
    precondition(set.wordCount == RankBits.wordCount(ranks.count))
    var start = 0
    var passed = 0
    while start < ranks.count {
      let count = set.count(of: ranks[start...].prefix(Self.placesAtOnce))
      guard passed + count <= page.offset else { break }
      passed += count
      start += Self.placesAtOnce
    }
    var found: [Int] = []
    for rank in ranks[min(start, ranks.count)...] where set.contains(Int(rank)) {
      passed += 1
      guard passed > page.offset else { continue }
      found.append(Int(rank))
      if found.count == page.limit { break }
    }
    return found
  }
}

extension PerfumeSearch.Sort {
  /// Where the order is kept; the default one is that of the ranks themselves.
  var parts: (places: IndexPart, ranks: IndexPart)? {
    switch self {
    case .popular: nil
    case .rating: (.placeByRating, .byRating)
    case .newest: (.placeByYear, .byYear)
    case .name: (.placeByName, .byName)
    }
  }
}
