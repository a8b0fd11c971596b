internal import Catalog

extension RankSet {
  /// Reads the perfumes of an option: how many, then their ranks, or where it is common a bit for every
  /// perfume.
  init(
    _ store: any IndexStore,
    _ part: IndexPart,
    _ id: Int,
    _ layout: IndexLayout
  ) throws(CatalogError) {
    let numbers = try store.numbers(part, id, as: UInt32.self)
    guard let count = numbers.first.map(Int.init), count <= layout.perfumes else {
      throw store.damaged(part, id)
    }
    let rest = numbers.dropFirst()
    guard layout.isCommon(count) else {
      let ranks = Array(rest)
      guard ranks.count == count, Self.isList(ranks, of: layout.perfumes) else {
        throw store.damaged(part, id)
      }
      self = .list(ranks)
      return
    }
    let wordCount = RankBits.wordCount(layout.perfumes)
    guard rest.count == 2 * wordCount else { throw store.damaged(part, id) }
    let bits = RankBits(
      words: (0..<wordCount).map { UInt64(numbers[2 * $0 + 1]) | UInt64(numbers[2 * $0 + 2]) << 32 }
    )
    // No bit beyond the last perfume, and as many as there should be.
    let beyond = layout.perfumes & 63
    guard beyond == 0 || bits[wordCount - 1] >> UInt64(beyond) == 0, bits.count == count
    else { throw store.damaged(part, id) }
    self = .bits(bits, count: count)
  }

  /// The same as numbers to be kept.
  func numbers(_ layout: IndexLayout) -> [UInt32] {
    let count = UInt32(count)
    guard layout.isCommon(self.count) else { return [count] + ranks }
    let bits = bits(of: layout.perfumes)
    return [count]
      + (0..<bits.wordCount).flatMap {
        [UInt32(truncatingIfNeeded: bits[$0]), UInt32(bits[$0] >> 32)]
      }
  }

  private var ranks: [UInt32] {
    var ranks: [UInt32] = []
    ranks.reserveCapacity(count)
    forEach { rank in
      ranks.append(UInt32(rank))
    }
    return ranks
  }

  private static func isList(_ ranks: [UInt32], of perfumes: Int) -> Bool {
    guard let last = ranks.last else { return true }
    return last < perfumes && ranks.indices.dropFirst().allSatisfy { ranks[$0 - 1] < ranks[$0] }
  }
}
