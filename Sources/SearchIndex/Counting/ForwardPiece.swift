internal import Catalog

/// What each perfume of a run of ranks has, as far as it is to be counted.
struct ForwardPiece<Number: OptionNumber> {
  /// The brand of each perfume.
  var brands: [Number] = []
  /// The ingredients and keywords that few perfumes have.
  var rare = ForwardLists<Number>()
  /// Those that many perfumes have.
  var common = ForwardLists<Number>()

  /// Adds what the perfumes of a part of a set have: one to the count of each option, by number.
  ///
  /// Without looking at every place whether it is one, which takes as long as to count: the part is of these
  /// ranks, there is a count for each option, and all else was checked when it was read.
  func count(_ part: RankSet.Part, _ kinds: OptionKinds, into counts: inout [UInt32]) {
    let hasBrands = kinds.contains(.brands)
    let hasRare = kinds.contains(.rare)
    let hasCommon = kinds.contains(.common)
    unsafe counts.withUnsafeMutableBufferPointer { counts in
      unsafe brands.withUnsafeBufferPointer { brands in
        unsafe rare.starts.withUnsafeBufferPointer { rareStarts in
          unsafe rare.numbers.withUnsafeBufferPointer { rare in
            unsafe common.starts.withUnsafeBufferPointer { commonStarts in
              unsafe common.numbers.withUnsafeBufferPointer { common in
                let counts = unsafe counts
                part.forEach { rank in
                  if hasBrands { unsafe counts[Int(brands[rank])] &+= 1 }
                  if hasRare { unsafe Self.count(rank, rareStarts, rare, counts) }
                  if hasCommon { unsafe Self.count(rank, commonStarts, common, counts) }
                }
              }
            }
          }
        }
      }
    }
  }

  @inline(__always)
  private static func count(
    _ rank: Int,
    _ starts: UnsafeBufferPointer<UInt32>,
    _ numbers: UnsafeBufferPointer<Number>,
    _ counts: UnsafeMutableBufferPointer<UInt32>
  ) {
    var place = unsafe Int(starts[rank])
    let end = unsafe Int(starts[rank + 1])
    while place < end {
      unsafe counts[Int(numbers[place])] &+= 1
      place &+= 1
    }
  }
}

/// Ingredients and keywords of each perfume of a run of ranks.
struct ForwardLists<Number: OptionNumber>: Sendable {
  /// Where those of each perfume begin, and where the last end.
  fileprivate let starts: [UInt32]
  fileprivate let numbers: [Number]

  /// Those of no perfume.
  init() { (starts, numbers) = ([0], []) }

  /// Reads them, and checks that every number is that of an option and every start a place.
  init(
    _ startsPart: IndexPart,
    _ part: IndexPart,
    _ piece: Int,
    _ store: any IndexStore,
    _ layout: IndexLayout
  ) throws(CatalogError) {
    starts = try store.starts(startsPart, piece, of: layout.ranks(ofPiece: piece).count)
    numbers = try store.numbers(part, piece, as: Number.self)
    guard starts.last.map(Int.init) == numbers.count,
      numbers.areAll(in: layout.brands.upperBound..<layout.options)
    else { throw store.damaged(part, piece) }
  }
}

/// What the number of an option is kept in.
typealias OptionNumber = FixedWidthInteger & UnsignedInteger & BitwiseCopyable & Sendable

extension Array where Element: OptionNumber {
  /// Whether all are numbers of a range: one pass without a branch, so that many are looked at together.
  func areAll(in range: Range<Int>) -> Bool {
    var (least, most) = (Element.max, Element.min)
    for number in self {
      least = Swift.min(least, number)
      most = Swift.max(most, number)
    }
    return isEmpty || (range.contains(Int(least)) && range.contains(Int(most)))
  }
}
