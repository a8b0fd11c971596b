internal import Catalog

/// What each perfume has, perfume by perfume: the forward index.
final class Forward<Number: OptionNumber>: Sendable {
  private let layout: IndexLayout
  private let pieces: Pieces<ForwardPiece<Number>>

  /// Reads nothing yet.
  init(_ layout: IndexLayout) {
    self.layout = layout
    pieces = Pieces(count: layout.pieces)
  }

  /// Counts what the perfumes of every walk have; all go together, so that no piece is read twice.
  func count(
    _ walks: [ForwardWalk],
    into counts: inout [UInt32],
    reading store: any IndexStore
  ) throws(CatalogError) {
    precondition(walks.allSatisfy { $0.start + layout.options <= counts.count })
    var passed = [Int](repeating: 0, count: walks.count)
    for number in 0..<layout.pieces {
      let ranks = layout.ranks(ofPiece: number)
      var read: ForwardPiece<Number>?
      for (place, walk) in walks.enumerated() {
        let part = RankSet.Part(walk.set, ranks, passed: &passed[place])
        guard !part.isEmpty else { continue }
        let piece: ForwardPiece<Number>
        if let read {
          piece = read
        } else {
          piece = try pieces(number) { () throws(CatalogError) in
            try ForwardPiece(number, store, layout)
          }
          read = piece
        }
        piece.count(part, walk, into: &counts)
      }
    }
  }
}

/// Some perfumes, of which options of some kinds are counted.
struct ForwardWalk {
  let set: RankSet
  let kinds: OptionKinds
  /// Whether each perfume makes the counts one less.
  var isTakenOff = false
  /// Where the counts of its options begin.
  var start = 0
}

/// A forward index whose numbers are as wide as the number of options asks for.
enum AnyForward: Sendable {
  case narrow(Forward<UInt16>)
  case wide(Forward<UInt32>)

  /// Reads nothing yet.
  init(_ layout: IndexLayout) {
    self = layout.isNarrow ? .narrow(Forward(layout)) : .wide(Forward(layout))
  }

  /// Counts what the perfumes of every walk have.
  func count(
    _ walks: [ForwardWalk],
    into counts: inout [UInt32],
    reading store: any IndexStore
  ) throws(CatalogError) {
    switch self {
    case .narrow(let forward): try forward.count(walks, into: &counts, reading: store)
    case .wide(let forward): try forward.count(walks, into: &counts, reading: store)
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
