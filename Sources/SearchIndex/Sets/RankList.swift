/// Sets of perfumes as ascending lists of ranks, taken together.
enum RankList {
  /// What two lists have, each rank once.
  static func union(_ first: [UInt32], _ second: [UInt32]) -> [UInt32] {
    var union: [UInt32] = []
    union.reserveCapacity(first.count + second.count)
    var (one, other) = (0, 0)
    while one < first.count && other < second.count {
      let (left, right) = (first[one], second[other])
      union.append(min(left, right))
      one += left <= right ? 1 : 0
      other += right <= left ? 1 : 0
    }
    union.append(contentsOf: first[one...])
    union.append(contentsOf: second[other...])
    return union
  }

  /// Parts a list by whether a set has its ranks.
  ///
  /// Some nanoseconds for each of the list, and at most as many for each of a set that is a list too.
  static func partition(_ ranks: [UInt32], by set: RankSet) -> (inside: [UInt32], outside: [UInt32])
  {
    switch set {
    case .bits(let bits, _):
      parted(ranks) { rank in bits.contains(Int(rank)) }
    case .list(let others) where others.count / 16 > ranks.count:
      parted(ranks, following: others) { others, place, rank in
        place = gallop(others, from: place, to: rank)
      }
    case .list(let others):
      parted(ranks, following: others) { others, place, rank in
        while place < others.count && others[place] < rank { place += 1 }
      }
    }
  }

  private static func parted(
    _ ranks: [UInt32],
    following others: [UInt32],
    _ advance: ([UInt32], inout Int, UInt32) -> Void
  ) -> (inside: [UInt32], outside: [UInt32]) {
    var place = 0
    return parted(ranks) { rank in
      advance(others, &place, rank)
      return place < others.count && others[place] == rank
    }
  }

  /// Writes each rank to the end of both lists and lets only one of them grow: no branch to mispredict.
  @inline(__always)
  private static func parted(
    _ ranks: [UInt32],
    _ isInside: (UInt32) -> Bool
  ) -> (inside: [UInt32], outside: [UInt32]) {
    var inside: [UInt32] = []
    var outside: [UInt32] = []
    inside = unsafe [UInt32](unsafeUninitializedCapacity: ranks.count) { inside, insideCount in
      outside = unsafe [UInt32](unsafeUninitializedCapacity: ranks.count) { outside, outsideCount in
        // Both counts stay below the number of ranks until the last has been written.
        for rank in ranks {
          let isInside = isInside(rank)
          unsafe inside[insideCount] = rank
          unsafe outside[outsideCount] = rank
          insideCount += isInside ? 1 : 0
          outsideCount += isInside ? 0 : 1
        }
      }
    }
    return (inside, outside)
  }

  /// The first place from `start` on whose rank is not below `rank`, in steps that double.
  private static func gallop(_ ranks: [UInt32], from start: Int, to rank: UInt32) -> Int {
    var low = start
    var step = 1
    while low + step < ranks.count && ranks[low + step] < rank {
      low += step
      step *= 2
    }
    var high = min(low + step, ranks.count)
    while low < high {
      let middle = (low + high) / 2
      if ranks[middle] < rank { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
