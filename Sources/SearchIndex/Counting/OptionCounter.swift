internal import Catalog

/// Counts how many perfumes of a set have which options, in the way that is the least work.
///
/// Either what the perfumes list is walked, perfume by perfume, or the perfumes of each option are
/// compared with the set. The first costs something for each perfume of the set, the second for each
/// option, whatever the set; so for large sets the options that many perfumes have are compared and the
/// others walked.
struct OptionCounter {
  /// Nanoseconds, as measured on a processor with 512-bit vectors; only their proportions matter.
  private enum Cost {
    /// To walk the options of a perfume, or only those that few perfumes have.
    static let perfume = 9.0
    static let rarePerfume = 5.0
    /// To compare 64 perfumes of two sets.
    static let word = 0.25
    /// To look for a perfume of a list in a set.
    static let test = 1.0
  }

  private let index: IndexReader
  private let options: Options
  /// What was walked for one group or another, by number.
  private var walked: [UInt32] = []

  init(_ options: Options, _ index: IndexReader) {
    self.options = options
    self.index = index
  }

  /// The counts of all options, by number.
  func counts(of set: RankSet) throws(CatalogError) -> [UInt32] {
    let layout = index.layout
    let forward = try index.forward
    var counts = [UInt32](repeating: 0, count: layout.options)
    guard case .bits(let bits, let count) = set else {
      forward.count(set, [.brands, .rare, .common], into: &counts)
      return counts
    }
    // What most perfumes are in is counted by what the others have.
    let isMost = count > layout.perfumes / 2
    let walked =
      isMost ? .bits(bits.complement(of: layout.perfumes), count: layout.perfumes - count) : set
    let common = try index.common(options)
    let saved = Double(walked.count) * (Cost.perfume - Cost.rarePerfume)
    let compares = Double(common.count * bits.wordCount) * Cost.word < saved
    forward.count(
      walked,
      compares ? [.brands, .rare] : [.brands, .rare, .common],
      into: &counts
    )
    if isMost {
      for option in counts.indices { counts[option] = options.totals[option] &- counts[option] }
    }
    if compares {
      for (option, perfumes) in common {
        counts[option] = UInt32(perfumes.countInCommon(with: bits))
      }
    }
    return counts
  }

  /// Adds the counts of the options of one group.
  mutating func add(
    _ set: RankSet,
    of group: OptionGroup,
    to counts: inout [UInt32]
  ) throws(CatalogError) {
    guard set.count > 0 else { return }
    let layout = index.layout
    if group == .brands {
      try index.forward.count(set, .brands, into: &counts)
      return
    }
    let members = options[group]
    let walking = Double(set.count) * Cost.perfume
    guard case .bits(let bits, _) = set, cost(of: members, bits) < walking else {
      if walked.isEmpty { walked = [UInt32](repeating: 0, count: layout.options) }
      // What was walked before is taken off: that is less work than to begin with zeros each time.
      for number in members.numbers { counts[number] &-= walked[number] }
      try index.forward.count(set, [.rare, .common], into: &walked)
      for number in members.numbers { counts[number] &+= walked[number] }
      return
    }
    for (number, perfumes) in try index.members(of: group, options) {
      switch perfumes {
      case .bits(let perfumes, _): counts[number] += UInt32(perfumes.countInCommon(with: bits))
      case .list(let ranks):
        var count: UInt32 = 0
        for rank in ranks where bits.contains(Int(rank)) { count += 1 }
        counts[number] += count
      }
    }
  }

  /// What it costs to compare the perfumes of each option.
  private func cost(of group: Options.Group, _ set: RankBits) -> Double {
    Double(group.commonCount * set.wordCount) * Cost.word + Double(group.rareTotal) * Cost.test
  }
}
