import CatalogTestSupport
import Testing

@testable import SearchIndex

@Suite("Sets of perfumes")
struct RankSetTests {
  /// Around the ends of words and of the pieces that are worked on at a time.
  static let sizes = [1, 63, 64, 65, 1_000, 512 * 64 - 1, 512 * 64, 512 * 64 + 1, 100_000]

  private static func random(
    _ share: Int,
    of size: Int,
    _ generator: inout SeededGenerator
  ) -> Set<Int> {
    Set((0..<size).filter { _ in generator.once(in: share) })
  }

  private func bits(_ ranks: Set<Int>, of size: Int) -> RankBits {
    RankBits(perfumes: size, ranks.sorted().map(UInt32.init))
  }

  private func ranks(_ set: RankSet) -> [Int] {
    var ranks: [Int] = []
    set.forEach { rank in
      ranks.append(rank)
    }
    return ranks
  }

  @Test("Bits hold what was put in, and count it", arguments: sizes)
  func bits(size: Int) {
    var generator = SeededGenerator(seed: UInt64(size))
    let some = Self.random(3, of: size, &generator)
    let others = Self.random(2, of: size, &generator)
    let (one, other) = (bits(some, of: size), bits(others, of: size))
    #expect(one.count == some.count)
    #expect(ranks(.bits(one, count: some.count)) == some.sorted())
    #expect(one.countInCommon(with: other) == some.intersection(others).count)
    #expect(one.complement(of: size).count == size - some.count)
    let list = others.map(UInt32.init).sorted()
    #expect(
      RankBits.union([.bits(one, count: one.count), .bits(other, count: other.count)], of: size)
        .count == some.union(others).count
    )
    #expect(
      RankBits.union([.bits(one, count: one.count), .list(list)], of: size).count
        == some.union(others).count
    )
    #expect(RankBits.union([.list(list)], of: size).count == others.count)
    for (offset, limit) in [(0, 20), (some.count / 2, 7), (max(0, some.count - 3), 20)] {
      let page = Array(some.sorted().dropFirst(offset).prefix(limit))
      #expect(one.ranks(offset: offset, limit: limit) == page)
    }
  }

  @Test(
    "What all sets have, and what all but one have, is that of plain sets",
    arguments: sizes,
    [[2, 2], [2, 3, 2], [400, 2, 3], [500, 500, 2, 2], [2, 2, 2, 2, 2, 2]]
  )
  func conjunction(size: Int, shares: [Int]) throws {
    var generator = SeededGenerator(seed: UInt64(size * 31 + shares.count))
    let sets = shares.map { Self.random($0, of: size, &generator) }
    let conjunction = Conjunction(
      zip(sets, shares).map { set, share in
        share > 64
          ? .list(set.sorted().map(UInt32.init)) : .bits(bits(set, of: size), count: set.count)
      },
      perfumes: size
    )
    let everything = Set(0..<size)
    let all = sets.reduce(everything) { $0.intersection($1) }
    #expect(ranks(conjunction.matches()) == all.sorted())
    let wanted = sets.indices.map { $0 != 1 }
    let (matches, misses) = conjunction.nearMisses(without: wanted)
    #expect(ranks(matches) == all.sorted())
    #expect(matches.count == all.count)
    for (place, found) in misses.enumerated() {
      let rest = sets.enumerated().filter { $0.offset != place }
        .reduce(everything) { $0.intersection($1.element) }.subtracting(sets[place])
      #expect(found.map(ranks) == (wanted[place] ? rest.sorted() : nil))
      #expect(found?.count == (wanted[place] ? rest.count : nil))
    }
  }

  @Test("One set alone matches itself")
  func alone() {
    #expect(ranks(Conjunction([.list([3, 5])], perfumes: 10).matches()) == [3, 5])
  }

  @Test("Lists are united and parted as sets are, whatever their lengths")
  func lists() {
    var generator = SeededGenerator(seed: 5)
    for (one, other) in [(2, 2), (500, 2), (2, 500), (500, 400)] {
      let some = Self.random(one, of: 20_000, &generator).sorted()
      let others = Self.random(other, of: 20_000, &generator).sorted()
      let list = others.map(UInt32.init)
      #expect(
        RankList.union(some.map(UInt32.init), list)
          == Set(some).union(others).sorted().map(UInt32.init)
      )
      let sets: [RankSet] = [
        .list(list), .bits(bits(Set(others), of: 20_000), count: others.count),
      ]
      for set in sets {
        let (inside, outside) = RankList.partition(some.map(UInt32.init), by: set)
        #expect(inside.map(Int.init) == some.filter(Set(others).contains))
        #expect(outside.map(Int.init) == some.filter { !Set(others).contains($0) })
      }
    }
  }

  @Test("A union has each perfume once, in a small set and in a large one")
  func unions() {
    for (size, count) in [(100_000, 3), (100, 90)] {
      let first = (0..<count).map { UInt32($0 * 2) }.filter { $0 < size }
      let second = (0..<count).map { UInt32($0 * 3) }.filter { $0 < size }
      let union = RankSet.union([.list(first), .list(second)], of: size)
      #expect(ranks(union) == Set(first + second).sorted().map(Int.init))
      #expect(union.count == Set(first + second).count)
    }
    #expect(RankSet.union([], of: 10).count == 0)
  }
}
