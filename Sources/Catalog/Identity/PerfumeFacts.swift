/// What tells perfumes of one brand and name apart: year, gender and concentration, in four bytes.
package struct PerfumeFacts: Hashable, Sendable {
  /// From the lowest bit: the concentration, of which a part of a hash is kept, the gender and the year; a
  /// part that is 0 is not known.
  private let bits: UInt32

  private static let parts: [UInt32] = [0x7_FFFF, 0x3 << 19, 0x7FF << 21]

  /// How many parts there are.
  package static let count = parts.count

  /// Makes the value from its parts, of which any may be unknown.
  package init(year: Int? = nil, gender: Gender? = nil, concentration: String? = nil) {
    let year = year.map { UInt32(clamping: $0 - 999) & 0x7FF } ?? 0
    let gender: UInt32 =
      switch gender {
      case nil: 0
      case .women: 1
      case .men: 2
      case .unisex: 3
      }
    let hash = concentration.map { UInt32(truncatingIfNeeded: SearchKey($0).hashValue) | 1 } ?? 0
    bits = year << 21 | gender << 19 | hash & 0x7_FFFF
  }

  /// How many facts both have and have differently, and how many only one of them has.
  func difference(from other: PerfumeFacts) -> Difference {
    var difference = Difference(conflicts: 0, gaps: 0)
    for part in Self.parts where bits & part != other.bits & part {
      if bits & part == 0 || other.bits & part == 0 {
        difference.gaps += 1
      } else {
        difference.conflicts += 1
      }
    }
    return difference
  }

  /// How unlike two perfumes of one brand and name are; what contradicts counts before what is missing.
  package struct Difference: Comparable, Sendable {
    package fileprivate(set) var conflicts: Int
    fileprivate var gaps: Int

    package static func < (left: Difference, right: Difference) -> Bool {
      (left.conflicts, left.gaps) < (right.conflicts, right.gaps)
    }

    /// Whether all that is known of either is the same.
    package var isNone: Bool { conflicts == 0 && gaps == 0 }
  }
}
