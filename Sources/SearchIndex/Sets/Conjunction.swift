/// An *and* of sets: what all have, and what all but one have.
///
/// When one of them is so small that to test its perfumes one by one is less work than to pass over the bits
/// of a whole catalogue, it stays a list, and the others are asked.
struct Conjunction {
  /// At one in this many perfumes both ways take as long.
  private static let perfumesForEachTest = 256

  private let perfumes: Int
  private let sets: [RankSet]

  /// Takes one set at least, of a catalogue with this many perfumes.
  init(_ sets: [RankSet], perfumes: Int) {
    self.sets = sets
    self.perfumes = perfumes
  }

  /// Whether a set of this size is better left as a list when it meets others.
  static func isSparse(_ count: Int, of perfumes: Int) -> Bool {
    count < perfumes / perfumesForEachTest
  }

  /// What all sets have.
  func matches() -> RankSet {
    guard sets.count > 1 else { return sets[0] }
    guard let (_, ranks, others) = sparse() else {
      let (bits, count) = RankBits.intersection(sets.map { $0.bits(of: perfumes) })
      return .bits(bits, count: count)
    }
    var matches = ranks
    for place in others where !matches.isEmpty {
      matches = RankList.partition(matches, by: sets[place]).inside
    }
    return .list(matches)
  }

  /// What all sets have, two at least, and for each that is asked for what all the others have but it has
  /// not.
  func nearMisses(without isWanted: [Bool]) -> (matches: RankSet, misses: [RankSet?]) {
    precondition(sets.count >= 2 && isWanted.count == sets.count)
    guard let (smallest, ranks, others) = sparse() else {
      return RankBits.nearMisses(sets.map { $0.bits(of: perfumes) }, missing: isWanted)
    }
    var matches = ranks
    var missing: [(place: Int, ranks: [UInt32])] = []
    missing.reserveCapacity(sets.count)
    for place in others {
      for before in missing.indices where !missing[before].ranks.isEmpty {
        missing[before].ranks = RankList.partition(missing[before].ranks, by: sets[place]).inside
      }
      let (inside, outside) = RankList.partition(matches, by: sets[place])
      if isWanted[place] { missing.append((place, outside)) }
      matches = inside
    }
    var misses = [RankSet?](repeating: nil, count: sets.count)
    for (place, ranks) in missing { misses[place] = .list(ranks) }
    // What misses only the smallest set is none of its perfumes.
    if isWanted[smallest] {
      let rest = Conjunction(others.map { sets[$0] }, perfumes: perfumes).matches()
      misses[smallest] = rest.subtracting(matches)
    }
    return (.list(matches), misses)
  }

  /// Where the smallest set is and what it has, when it is better left as a list; and the places of the
  /// others, the smallest first: it leaves the least for the next to be asked.
  private func sparse() -> (place: Int, ranks: [UInt32], others: ArraySlice<Int>)? {
    guard sets.contains(where: { Self.isSparse($0.count, of: perfumes) }) else { return nil }
    let bySize = sets.indices.sorted { sets[$0].count < sets[$1].count }
    guard case .list(let ranks) = sets[bySize[0]] else { return nil }
    return (bySize[0], ranks, bySize.dropFirst())
  }
}
