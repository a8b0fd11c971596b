internal import Catalog

/// What each perfume has, perfume by perfume: the forward index.
///
/// It is checked when it is read, so that nothing has to be when it is walked: every number is that of an
/// option, and every start is a place.
final class Forward<Number: OptionNumber>: Sendable {
  private let layout: IndexLayout
  private let brands: Pieces<[Number]>
  private let rare: Pieces<ForwardLists<Number>>
  private let common: Pieces<ForwardLists<Number>>

  /// Reads nothing yet.
  init(_ layout: IndexLayout) {
    self.layout = layout
    brands = Pieces(count: layout.pieces)
    rare = Pieces(count: layout.pieces)
    common = Pieces(count: layout.pieces)
  }

  /// For each walk how many of its perfumes have each option, by number.
  ///
  /// All walks go together, so that no piece is read twice.
  func counts(
    _ walks: [ForwardWalk],
    reading store: any IndexStore
  ) throws(CatalogError) -> [[UInt32]] {
    let kinds = walks.reduce(into: OptionKinds()) { $0.formUnion($1.kinds) }
    var counts = walks.map { _ in [UInt32](repeating: 0, count: layout.options) }
    var passed = walks.map { _ in 0 }
    for number in 0..<layout.pieces {
      let ranks = layout.ranks(ofPiece: number)
      var read: ForwardPiece<Number>?
      for (place, walk) in walks.enumerated() {
        let part = RankSet.Part(walk.set, ranks, passed: &passed[place])
        guard !part.isEmpty else { continue }
        let piece = if let read { read } else { try self.piece(number, kinds, store) }
        read = piece
        piece.count(part, walk.kinds, into: &counts[place])
      }
    }
    return counts
  }

  private func piece(
    _ number: Int,
    _ kinds: OptionKinds,
    _ store: any IndexStore
  ) throws(CatalogError) -> ForwardPiece<Number> {
    var piece = ForwardPiece<Number>()
    if kinds.contains(.brands) {
      piece.brands = try brands(number) { () throws(CatalogError) in
        let brands = try store.numbers(.brandOfPerfume, number, as: Number.self)
        guard brands.count == layout.ranks(ofPiece: number).count, brands.areAll(in: layout.brands)
        else { throw store.damaged(.brandOfPerfume, number) }
        return brands
      }
    }
    if kinds.contains(.rare) {
      piece.rare = try rare(number) { () throws(CatalogError) in
        try ForwardLists(.rareStarts, .rare, number, store, layout)
      }
    }
    if kinds.contains(.common) {
      piece.common = try common(number) { () throws(CatalogError) in
        try ForwardLists(.commonStarts, .common, number, store, layout)
      }
    }
    return piece
  }
}

/// Some perfumes, of which options of some kinds are counted.
struct ForwardWalk {
  let set: RankSet
  let kinds: OptionKinds
}

/// A forward index whose numbers are as wide as the number of options asks for.
enum AnyForward: Sendable {
  case narrow(Forward<UInt16>)
  case wide(Forward<UInt32>)

  /// Reads nothing yet.
  init(_ layout: IndexLayout) {
    self = layout.isNarrow ? .narrow(Forward(layout)) : .wide(Forward(layout))
  }

  /// For each walk how many of its perfumes have each option, by number.
  func counts(
    _ walks: [ForwardWalk],
    reading store: any IndexStore
  ) throws(CatalogError) -> [[UInt32]] {
    switch self {
    case .narrow(let forward): try forward.counts(walks, reading: store)
    case .wide(let forward): try forward.counts(walks, reading: store)
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
