/// The measures of an index, which say how its parts are to be read.
package struct IndexLayout: Equatable, Sendable {
  /// The version of the parts and of what they mean; another one is not read.
  package static let version = 1
  /// How many ranks a piece of a part holds.
  static let piece = 1 << 16
  /// How many ids a piece holds: of those few are needed at a time.
  static let idsInPiece = 1 << 10

  /// How many perfumes there are.
  package let perfumes: Int
  /// The numbers of the brands.
  package let brands: Range<Int>
  /// The numbers of the ingredients.
  package let ingredients: Range<Int>
  /// The numbers of the keywords.
  package let keywords: Range<Int>

  /// Makes the value from how many there are of each.
  package init(perfumes: Int, brands: Int, ingredients: Int, keywords: Int) {
    self.perfumes = perfumes
    self.brands = 0..<brands
    self.ingredients = brands..<(brands + ingredients)
    self.keywords = (brands + ingredients)..<(brands + ingredients + keywords)
  }

  /// Takes what `numbers` gave; none when it is of another version, or impossible.
  package init?(numbers: [Int64]) {
    guard numbers.count == 5, numbers[0] == Int64(Self.version) else { return nil }
    let counts = numbers.dropFirst().map(Int.init)
    guard counts.allSatisfy((0..<Int(UInt32.max)).contains) else { return nil }
    self.init(
      perfumes: counts[0],
      brands: counts[1],
      ingredients: counts[2],
      keywords: counts[3]
    )
  }

  /// The version and how many there are of each.
  package var numbers: [Int64] {
    [Self.version, perfumes, brands.count, ingredients.count, keywords.count].map(Int64.init)
  }

  /// How many options there are.
  var options: Int { keywords.upperBound }

  /// Whether a number of an option fits into 16 bits, as it then has.
  var isNarrow: Bool { options <= 1 << 16 }

  /// Whether an option that this many perfumes have is kept as a bit for every perfume, and counted by
  /// comparing bits where that is less work than to count what perfumes list.
  func isCommon(_ count: Int) -> Bool { count > perfumes / 64 }

  /// Whether it is kept for an option what it has in common with every other, since to count that takes
  /// long: about a quarter of a millisecond from this many perfumes on.
  func isKeptTogether(_ count: Int) -> Bool { count >= 1 << 14 }

  /// How many pieces there are of a part with a number for each perfume.
  var pieces: Int { (perfumes + Self.piece - 1) / Self.piece }

  /// The ranks of a piece.
  func ranks(ofPiece piece: Int) -> Range<Int> {
    piece * Self.piece..<min((piece + 1) * Self.piece, perfumes)
  }
}
