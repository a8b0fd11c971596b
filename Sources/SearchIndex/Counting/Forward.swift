internal import Catalog

/// What each perfume has, perfume by perfume: the forward index.
///
/// It is checked when it is read, so that nothing has to be when it is walked: every number is that of an
/// option, and every start is a place.
final class Forward<
  Number: FixedWidthInteger & UnsignedInteger & BitwiseCopyable & Sendable
>: Sendable {
  private let pieces: [ForwardPiece<Number>]
  private let layout: IndexLayout

  /// Reads it whole.
  init(_ store: any IndexStore, _ layout: IndexLayout) throws(CatalogError) {
    self.layout = layout
    var pieces: [ForwardPiece<Number>] = []
    for piece in 0..<layout.pieces { pieces.append(try ForwardPiece(piece, store, layout)) }
    self.pieces = pieces
  }

  /// Adds what the perfumes of the set have: one to the count of each option, by number.
  func count(_ set: RankSet, _ kinds: OptionKinds, into counts: inout [UInt32]) {
    precondition(counts.count == layout.options)
    var passed = 0
    for (number, piece) in pieces.enumerated() {
      let part = RankSet.Part(set, layout.ranks(ofPiece: number), passed: &passed)
      if !part.isEmpty { piece.count(part, kinds, into: &counts) }
    }
  }
}

/// A forward index whose numbers are as wide as the number of options asks for.
enum AnyForward: Sendable {
  case narrow(Forward<UInt16>)
  case wide(Forward<UInt32>)

  init(_ store: any IndexStore, _ layout: IndexLayout) throws(CatalogError) {
    self =
      layout.isNarrow ? .narrow(try Forward(store, layout)) : .wide(try Forward(store, layout))
  }

  /// Adds what the perfumes of the set have: one to the count of each option, by number.
  func count(_ set: RankSet, _ kinds: OptionKinds, into counts: inout [UInt32]) {
    switch self {
    case .narrow(let forward): forward.count(set, kinds, into: &counts)
    case .wide(let forward): forward.count(set, kinds, into: &counts)
    }
  }
}

/// Options that the forward index keeps apart.
struct OptionKinds: OptionSet {
  let rawValue: Int

  static let brands = OptionKinds(rawValue: 1)
  /// Ingredients and keywords that few perfumes have.
  static let rare = OptionKinds(rawValue: 2)
  /// Those that many perfumes have.
  static let common = OptionKinds(rawValue: 4)
}
