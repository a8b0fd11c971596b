internal import Catalog

/// Counts how many perfumes have which options, in the way that is the least work.
///
/// Either what the perfumes list is walked, perfume by perfume, or the perfumes of each option are
/// compared with the set. The first costs something for each perfume of the set, the second for each
/// option, whatever the set; so for large sets the options that many perfumes have are compared and the
/// others walked. All walks go together, in the end.
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
  /// By the number of the option.
  private var counts: [UInt32]
  private var walks: [ForwardWalk] = []
  /// The groups whose walks also pass over options of others, each with where its walk counts: behind the
  /// counts of all options.
  private var apart: [(group: OptionGroup, start: Int)] = []

  /// Begins with none of any, and makes room for so many groups that are counted apart.
  init(_ options: Options, _ index: IndexReader, groups: Int = 0) {
    self.index = index
    self.options = options
    counts = []
    counts.reserveCapacity(options.layout.options + groups * Self.apartCount(options))
    counts.append(contentsOf: repeatElement(0, count: options.layout.options))
    walks.reserveCapacity(groups + 1)
  }

  /// Counts all options of a set, which is the first to be counted.
  mutating func add(_ set: RankSet) throws(CatalogError) {
    guard case .bits(let bits, let count) = set else {
      walks.append(ForwardWalk(set: set, kinds: [.brands, .rare, .common]))
      return
    }
    // What most perfumes are in is counted by what the others have.
    let perfumes = index.layout.perfumes
    let isMost = count > perfumes / 2
    let walked = isMost ? .bits(bits.complement(of: perfumes), count: perfumes - count) : set
    if isMost { counts.replaceSubrange(0..., with: options.totals) }
    let saved = Double(walked.count) * (Cost.perfume - Cost.rarePerfume)
    let compares = Double(options.commonCount * bits.wordCount) * Cost.word < saved
    if compares {
      for (number, perfumes) in try index.common(options) {
        counts[number] = UInt32(perfumes.countInCommon(with: bits))
      }
    }
    walks.append(
      ForwardWalk(
        set: walked,
        kinds: compares ? [.brands, .rare] : [.brands, .rare, .common],
        isTakenOff: isMost
      )
    )
  }

  /// Adds the options of one group of a set.
  mutating func add(_ set: RankSet, of group: OptionGroup) throws(CatalogError) {
    guard set.count > 0 else { return }
    if group == .brands {
      walks.append(ForwardWalk(set: set, kinds: .brands))
      return
    }
    let members = options[group]
    let walking = Double(set.count) * Cost.perfume
    guard case .bits(let bits, _) = set, cost(of: members, bits) < walking else {
      // Behind those before it; for brands, which it does not count, it needs no room.
      let start =
        options.layout.options + apart.count * Self.apartCount(options)
        - options.layout.brands.count
      apart.append((group, start))
      walks.append(ForwardWalk(set: set, kinds: [.rare, .common], start: start))
      return
    }
    for (number, perfumes) in try index.members(of: group, options) {
      counts[number] &+= UInt32(perfumes.countInCommon(with: bits))
    }
  }

  /// The counts of everything that was added, by the number of the option; there may be more behind them.
  consuming func result() throws(CatalogError) -> [UInt32] {
    if !apart.isEmpty {
      counts.append(contentsOf: repeatElement(0, count: apart.count * Self.apartCount(options)))
    }
    try index.index.forward.count(walks, into: &counts, reading: index.store)
    for (group, start) in apart {
      for number in options[group].numbers { counts[number] &+= counts[start + number] }
    }
    return counts
  }

  /// How many counts a walk has that counts no brands.
  private static func apartCount(_ options: Options) -> Int {
    options.layout.options - options.layout.brands.count
  }

  /// What it costs to compare the perfumes of each option.
  private func cost(of group: Options.Group, _ set: RankBits) -> Double {
    Double(group.commonCount * set.wordCount) * Cost.word + Double(group.rareTotal) * Cost.test
  }
}

extension RankSet {
  /// How many perfumes are in both.
  fileprivate func countInCommon(with bits: RankBits) -> Int {
    switch self {
    case .bits(let own, _): own.countInCommon(with: bits)
    case .list(let ranks): ranks.count { bits.contains(Int($0)) }
    }
  }
}
