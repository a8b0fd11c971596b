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
    guard let (smallest, ranks) = sparse() else {
      let (bits, count) = RankBits.intersection(sets.map { $0.bits(of: perfumes) })
      return .bits(bits, count: count)
    }
    var matches = ranks
    for place in bySize(but: smallest) where !matches.isEmpty {
      matches = RankList.partition(matches, by: sets[place]).inside
    }
    return .list(matches)
  }

  /// What all sets but one have.
  enum Others {
    /// As far as the one has not.
    case misses(RankSet)
    /// Whether the one has or not.
    case all(RankSet)
    /// There are no other sets.
    case everything

    /// The perfumes that are to be counted; none where all are.
    var set: RankSet? {
      switch self {
      case .misses(let set), .all(let set): set
      case .everything: nil
      }
    }
  }

  /// What all sets have, and for each that is asked for a set of what all the others have: without the
  /// matches, or with them.
  func nearMisses(without isWanted: [Bool]) -> (matches: RankSet, others: [Others?]) {
    guard sets.count > 1 else { return (sets[0], [isWanted[0] ? .everything : nil]) }
    if let (smallest, ranks) = sparse() { return nearMisses(smallest, ranks, without: isWanted) }
    let (matches, misses) = RankBits.nearMisses(
      sets.map { $0.bits(of: perfumes) },
      missing: isWanted
    )
    return (
      .bits(matches, count: matches.count),
      misses.map { $0.map { .misses(.bits($0, count: $0.count)) } }
    )
  }

  private func nearMisses(
    _ smallest: Int,
    _ ranks: [UInt32],
    without isWanted: [Bool]
  ) -> (RankSet, [Others?]) {
    var matches = ranks
    var misses = [[UInt32]?](repeating: nil, count: sets.count)
    var passed: [Int] = []
    for place in bySize(but: smallest) {
      for before in passed {
        guard let ranks = misses[before], !ranks.isEmpty else { continue }
        misses[before] = RankList.partition(ranks, by: sets[place]).inside
      }
      let (inside, outside) = RankList.partition(matches, by: sets[place])
      if isWanted[place] { misses[place] = outside }
      matches = inside
      passed.append(place)
    }
    var others: [Others?] = misses.map { $0.map { .misses(.list($0)) } }
    // What misses only the smallest set is none of its perfumes.
    if isWanted[smallest] {
      let rest = passed.map { sets[$0] }
      others[smallest] = .all(Conjunction(rest, perfumes: perfumes).matches())
    }
    return (.list(matches), others)
  }

  /// Where the smallest set is and what it has, when it is better left as a list.
  private func sparse() -> (place: Int, ranks: [UInt32])? {
    var smallest = 0
    for place in sets.indices where sets[place].count < sets[smallest].count { smallest = place }
    guard case .list(let ranks) = sets[smallest], Self.isSparse(ranks.count, of: perfumes) else {
      return nil
    }
    return (smallest, ranks)
  }

  /// The places of all sets but one, the smallest first: it leaves the least for the others to be asked.
  private func bySize(but one: Int) -> [Int] {
    sets.indices.filter { $0 != one }.sorted { sets[$0].count < sets[$1].count }
  }
}
