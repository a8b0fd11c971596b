internal import Catalog

/// What each perfume of a run of ranks has.
struct ForwardPiece<
  Number: FixedWidthInteger & UnsignedInteger & BitwiseCopyable & Sendable
>: Sendable {
  /// The brand of each perfume.
  private let brands: [Number]
  /// The ingredients and keywords that few perfumes have: where those of each perfume begin, and where the
  /// last end.
  private let rareStarts: [UInt32]
  private let rare: [Number]
  /// Those that many perfumes have, likewise.
  private let commonStarts: [UInt32]
  private let common: [Number]

  /// Reads it, and checks that every number is that of an option and every start a place.
  init(_ piece: Int, _ store: any IndexStore, _ layout: IndexLayout) throws(CatalogError) {
    let count = layout.ranks(ofPiece: piece).count
    brands = try store.numbers(.brandOfPerfume, piece, as: Number.self)
    guard brands.count == count, brands.allSatisfy({ $0 < layout.brands.upperBound }) else {
      throw store.damaged(.brandOfPerfume, piece)
    }
    func options(
      _ startsPart: IndexPart,
      _ part: IndexPart
    ) throws(CatalogError) -> ([UInt32], [Number]) {
      let starts = try store.starts(startsPart, piece, of: count)
      let numbers = try store.numbers(part, piece, as: Number.self)
      let options = layout.brands.upperBound..<layout.options
      guard Int(starts[count]) == numbers.count,
        numbers.allSatisfy({ options.contains(Int($0)) })
      else { throw store.damaged(part, piece) }
      return (starts, numbers)
    }
    (rareStarts, rare) = try options(.rareStarts, .rare)
    (commonStarts, common) = try options(.commonStarts, .common)
  }

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
        unsafe rareStarts.withUnsafeBufferPointer { rareStarts in
          unsafe rare.withUnsafeBufferPointer { rare in
            unsafe commonStarts.withUnsafeBufferPointer { commonStarts in
              unsafe common.withUnsafeBufferPointer { common in
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
