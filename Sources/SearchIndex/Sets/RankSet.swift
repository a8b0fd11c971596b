/// A set of perfumes by their ranks, which are their places in the default order, from 0.
enum RankSet: Sendable {
  /// Ascending, each once: for what is small beside the catalogue.
  case list([UInt32])
  /// A bit for each perfume of the catalogue; how many are set.
  case bits(RankBits, count: Int)

  /// How many perfumes it has.
  var count: Int {
    switch self {
    case .list(let ranks): ranks.count
    case .bits(_, let count): count
    }
  }

  /// The same as bits, in a catalogue of this many perfumes.
  func bits(of perfumes: Int) -> RankBits {
    switch self {
    case .bits(let bits, _): return bits
    case .list(let ranks):
      return RankBits(perfumes: perfumes, ranks)
    }
  }

  /// Calls `body` with each rank, ascending.
  @inline(__always)
  func forEach(_ body: (Int) -> Void) {
    switch self {
    case .list(let ranks):
      for rank in ranks { body(Int(rank)) }
    case .bits(let bits, _):
      bits.forEachRun(inWords: 0..<bits.wordCount) { ranks in
        for index in ranks.indices { body(Int(ranks[index])) }
        return true
      }
    }
  }
}

extension RankSet {
  /// What the set has without some ranks, all of which it has.
  func subtracting(_ ranks: [UInt32]) -> RankSet {
    switch self {
    case .list(let own): .list(RankList.partition(own, by: .list(ranks)).outside)
    case .bits(let bits, let count): .bits(bits.subtracting(ranks), count: count - ranks.count)
    }
  }

  /// What any of the sets has, in a catalogue of this many perfumes.
  static func union(_ sets: [RankSet], of perfumes: Int) -> RankSet {
    guard sets.count > 1 else { return sets.first ?? .list([]) }
    let most = sets.reduce(0) { $0 + $1.count }
    if Conjunction.isSparse(most, of: perfumes) {
      var union: [UInt32] = []
      for case .list(let ranks) in sets { union = RankList.union(union, ranks) }
      return .list(union)
    }
    let union = RankBits.union(sets, of: perfumes)
    return .bits(union, count: union.count)
  }
}
