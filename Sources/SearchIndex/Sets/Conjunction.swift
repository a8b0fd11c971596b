/// An *and* of sets: what all have, and what all but one have.
///
/// The smallest set comes first. When that is so small that to test its perfumes one by one is less work
/// than to pass over the bits of a whole catalogue, it is a list, and the others are asked.
struct Conjunction {
  /// At one in this many perfumes both ways take as long.
  private static let perfumesForEachTest = 256

  private let perfumes: Int
  /// The smallest first.
  private let sets: [RankSet]
  /// Where each stood among those given.
  private let places: [Int]

  /// Takes one set at least, of a catalogue with this many perfumes.
  init(_ sets: [RankSet], perfumes: Int) {
    let order = sets.indices.sorted { sets[$0].count < sets[$1].count }
    places = order
    self.sets = order.map { sets[$0] }
    self.perfumes = perfumes
  }

  /// Whether a set of this size is better left as a list when it meets others.
  static func isSparse(_ count: Int, of perfumes: Int) -> Bool {
    count < perfumes / perfumesForEachTest
  }

  /// What all sets have.
  func matches() -> RankSet { Self.matches(sets[...], perfumes) }

  private static func matches(_ sets: ArraySlice<RankSet>, _ perfumes: Int) -> RankSet {
    guard let first = sets.first else { return .list([]) }
    guard sets.count > 1 else { return first }
    guard case .list(var ranks) = first, isSparse(ranks.count, of: perfumes) else {
      let (bits, count) = RankBits.intersection(sets.map { $0.bits(of: perfumes) })
      return .bits(bits, count: count)
    }
    for other in sets.dropFirst() where !ranks.isEmpty {
      ranks = RankList.partition(ranks, by: other).inside
    }
    return .list(ranks)
  }

  /// What all sets have, and for each that is asked for, by its place among those given, a set of what
  /// all the others have: without the matches, or with them.
  func nearMisses(without isWanted: [Bool]) -> (matches: RankSet, others: [Others?]) {
    let wanted = places.map { isWanted[$0] }
    var others = [Others?](repeating: nil, count: sets.count)
    let (matches, found) = Self.nearMisses(sets, wanted, perfumes)
    for (place, other) in zip(places, found) { others[place] = other }
    return (matches, others)
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

  private static func nearMisses(
    _ sets: [RankSet],
    _ isWanted: [Bool],
    _ perfumes: Int
  ) -> (RankSet, [Others?]) {
    guard sets.count > 1 else { return (sets[0], [isWanted[0] ? .everything : nil]) }
    guard case .list(var matches) = sets[0], isSparse(matches.count, of: perfumes) else {
      let (matches, misses) = RankBits.nearMisses(
        sets.map { $0.bits(of: perfumes) },
        missing: isWanted
      )
      return (
        .bits(matches, count: matches.count),
        misses.map { $0.map { .misses(.bits($0, count: $0.count)) } }
      )
    }
    var misses = [[UInt32]?](repeating: nil, count: sets.count)
    for (place, set) in sets.enumerated().dropFirst() {
      for before in 1..<place {
        guard let ranks = misses[before], !ranks.isEmpty else { continue }
        misses[before] = RankList.partition(ranks, by: set).inside
      }
      let (inside, outside) = RankList.partition(matches, by: set)
      if isWanted[place] { misses[place] = outside }
      matches = inside
    }
    var others: [Others?] = misses.map { $0.map { .misses(.list($0)) } }
    // What misses only the smallest set is none of its perfumes.
    if isWanted[0] { others[0] = .all(Self.matches(sets.dropFirst(), perfumes)) }
    return (.list(matches), others)
  }
}
