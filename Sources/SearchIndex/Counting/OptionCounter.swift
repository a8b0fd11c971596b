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

  /// What is to be counted.
  struct Task {
    let set: RankSet
    /// The options of which group; all where there is none.
    var group: OptionGroup?
  }

  /// How something is counted.
  private struct Way {
    var walk = ForwardWalk(set: .list([]), kinds: [])
    /// Whether the perfumes that are walked are those that the set has not.
    var isComplement = false
    /// The options whose perfumes are compared with the set.
    var compared: [(number: Int, perfumes: RankSet)] = []
  }

  private let index: IndexReader
  private let options: Options

  init(_ options: Options, _ index: IndexReader) {
    self.options = options
    self.index = index
  }

  /// The counts for each task, by the number of the option; those of other groups than its own may be
  /// anything.
  func counts(of tasks: [Task]) throws(CatalogError) -> [[UInt32]] {
    var ways: [Way] = []
    for task in tasks { ways.append(try way(task)) }
    var counts = try index.index.forward.counts(ways.map(\.walk), reading: index.store)
    for (place, way) in ways.enumerated() {
      if way.isComplement {
        for number in options.totals.indices {
          counts[place][number] = options.totals[number] &- counts[place][number]
        }
      }
      guard case .bits(let bits, _) = tasks[place].set else { continue }
      for (number, perfumes) in way.compared {
        counts[place][number] = UInt32(perfumes.countInCommon(with: bits))
      }
    }
    return counts
  }

  private func way(_ task: Task) throws(CatalogError) -> Way {
    guard task.set.count > 0 else { return Way() }
    return if let group = task.group { try way(task.set, of: group) } else { try way(task.set) }
  }

  private func way(_ set: RankSet) throws(CatalogError) -> Way {
    guard case .bits(let bits, let count) = set else {
      return Way(walk: ForwardWalk(set: set, kinds: [.brands, .rare, .common]))
    }
    // What most perfumes are in is counted by what the others have.
    let perfumes = index.layout.perfumes
    let isComplement = count > perfumes / 2
    let walked =
      isComplement ? .bits(bits.complement(of: perfumes), count: perfumes - count) : set
    let saved = Double(walked.count) * (Cost.perfume - Cost.rarePerfume)
    let compares = Double(options.commonCount * bits.wordCount) * Cost.word < saved
    return Way(
      walk: ForwardWalk(
        set: walked,
        kinds: compares ? [.brands, .rare] : [.brands, .rare, .common]
      ),
      isComplement: isComplement,
      compared: compares ? try index.common(options) : []
    )
  }

  private func way(_ set: RankSet, of group: OptionGroup) throws(CatalogError) -> Way {
    if group == .brands { return Way(walk: ForwardWalk(set: set, kinds: .brands)) }
    let walking = Double(set.count) * Cost.perfume
    guard case .bits(let bits, _) = set, cost(of: options[group], bits) < walking else {
      return Way(walk: ForwardWalk(set: set, kinds: [.rare, .common]))
    }
    return Way(compared: try index.members(of: group, options))
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
