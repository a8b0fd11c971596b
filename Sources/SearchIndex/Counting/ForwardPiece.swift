internal import Catalog

/// What each perfume of a run of ranks has.
///
/// It is checked when it is read, so that nothing has to be when it is walked: every number is that of an
/// option, and every start is a place.
final class ForwardPiece<Number: OptionNumber>: Sendable {
  /// The brand of each perfume.
  private let brands: [Number]
  /// The ingredients and keywords that few perfumes have.
  private let rare: ForwardLists<Number>
  /// Those that many perfumes have.
  private let common: ForwardLists<Number>

  /// Reads it, and checks that every number is that of an option.
  init(_ piece: Int, _ store: any IndexStore, _ layout: IndexLayout) throws(CatalogError) {
    brands = try store.numbers(.brandOfPerfume, piece, as: Number.self)
    rare = try ForwardLists(.rareStarts, .rare, piece, store, layout)
    common = try ForwardLists(.commonStarts, .common, piece, store, layout)
    guard brands.count == layout.ranks(ofPiece: piece).count, brands.areAll(in: layout.brands)
    else { throw store.damaged(.brandOfPerfume, piece) }
  }

  /// Counts what the perfumes of a part of a walk's set have.
  ///
  /// Without looking at every place whether it is one, which takes as long as to count: the part is of these
  /// ranks, there is a count for each option, and all else was checked when it was read.
  func count(_ part: RankSet.Part, _ walk: ForwardWalk, into counts: inout [UInt32]) {
    let hasBrands = walk.kinds.contains(.brands)
    let hasRare = walk.kinds.contains(.rare)
    let hasCommon = walk.kinds.contains(.common)
    // Counts wrap around: the most there is, added, takes one off.
    let step: UInt32 = walk.isTakenOff ? .max : 1
    unsafe counts.withUnsafeMutableBufferPointer { counts in
      unsafe brands.withUnsafeBufferPointer { brands in
        unsafe rare.withPointers { rareStarts, rare in
          unsafe common.withPointers { commonStarts, common in
            guard let counts = unsafe counts.baseAddress.map({ unsafe $0 + walk.start }) else {
              return
            }
            part.forEachRun { ranks in
              // One after the other: each pass reads few places, and the next perfume's meanwhile.
              if hasBrands {
                for index in ranks.indices {
                  let rank = unsafe Int(ranks[unchecked: index]) &- part.start
                  unsafe counts[Int(brands[rank])] &+= step
                }
              }
              if hasRare { unsafe Self.count(ranks, part.start, rareStarts, rare, counts, step) }
              if hasCommon {
                unsafe Self.count(ranks, part.start, commonStarts, common, counts, step)
              }
            }
          }
        }
      }
    }
  }

  @inline(__always)
  private static func count(
    _ ranks: Span<UInt32>,
    _ start: Int,
    _ starts: UnsafeBufferPointer<UInt32>,
    _ numbers: UnsafeBufferPointer<Number>,
    _ counts: UnsafeMutablePointer<UInt32>,
    _ step: UInt32
  ) {
    for index in ranks.indices {
      let rank = unsafe Int(ranks[unchecked: index]) &- start
      var place = unsafe Int(starts[rank])
      let end = unsafe Int(starts[rank &+ 1])
      while place < end {
        unsafe counts[Int(numbers[place])] &+= step
        place &+= 1
      }
    }
  }
}

/// Ingredients and keywords of each perfume of a run of ranks.
private struct ForwardLists<Number: OptionNumber>: Sendable {
  /// Where those of each perfume begin, and where the last end.
  private let starts: [UInt32]
  private let numbers: [Number]

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

  @inline(__always)
  func withPointers(
    _ body: (_ starts: UnsafeBufferPointer<UInt32>, _ numbers: UnsafeBufferPointer<Number>) -> Void
  ) {
    unsafe starts.withUnsafeBufferPointer { starts in
      unsafe numbers.withUnsafeBufferPointer { numbers in unsafe body(starts, numbers) }
    }
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
