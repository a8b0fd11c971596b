import Catalog

/// Finds the brands of perfumes whose table has no column for them, but whose names begin or end with one.
///
/// First come the brands that a table knows. In a long list also the words at that end that many names
/// share, as many of them as mostly come together: "Estée Lauder" of "Bronze Goddess Estée Lauder" and
/// "Pleasures Estée Lauder". Needs all names at once.
package struct BrandInference {
  /// No brand has more words.
  private static let wordLimit = 5
  /// What share of the names with some words must have one more word for it to belong to the brand.
  private static let togetherShare = 0.6
  /// How many names a list must have, and how many of them must share some words, for these to be a brand:
  /// in a short one "Rose" is not a house because two perfumes begin with it.
  private static let leastNames = 200
  private static let leastSharing = 3

  private let side: Conventions.Side
  private let table: BrandTable?
  private let isLong: Bool
  private var counts: [String: Int] = [:]

  /// Looks at all names of a table.
  init(names: [String], table: BrandTable? = nil) {
    self.table = table
    isLong = names.count >= Self.leastNames
    let words = names.map(Self.words)
    // The end that brands stand at has fewer different words.
    let starts = Set(words.compactMap { $0.first.map { SearchKey($0) } })
    let ends = Set(words.compactMap { $0.last.map { SearchKey($0) } })
    side = ends.count < starts.count ? .end : .start
    guard isLong else { return }
    for words in words {
      for count in 1...Self.wordLimit where count <= words.count {
        counts[SearchKey(Self.part(words, count, side)).text, default: 0] += 1
      }
    }
  }

  /// The brand in `name` and what the perfume is called without it; none where there is none.
  func brand(in name: String) -> (brand: String, name: String)? {
    let words = Self.words(name)
    let most = min(words.count - 1, Self.wordLimit)
    guard most > 0 else { return nil }
    let other: Conventions.Side = side == .start ? .end : .start
    for side in [side, other] {
      if let count = knownCount(words, most, side) { return Self.split(words, count, side) }
    }
    let count = isLong ? sharedCount(words, most) : 0
    return count > 0 ? Self.split(words, count, side) : nil
  }

  private static func split(
    _ words: [String],
    _ count: Int,
    _ side: Conventions.Side
  ) -> (brand: String, name: String)? {
    var rest = Array(side == .start ? words.dropFirst(count) : words.dropLast(count))
    while let edge = side == .start ? rest.first : rest.last, isJoint(edge) {
      if side == .start { rest.removeFirst() } else { rest.removeLast() }
    }
    return rest.isEmpty ? nil : (part(words, count, side), rest.joined(separator: " "))
  }

  /// What stands between a name and its brand.
  private static func isJoint(_ word: String) -> Bool {
    ["by", "von", "par", "от"].contains(word.lowercased())
      || word.allSatisfy { "-–—:|,/·".contains($0) }
  }

  private func knownCount(_ words: [String], _ most: Int, _ side: Conventions.Side) -> Int? {
    guard let table else { return nil }
    return (1...most).last { table.match(Self.part(words, $0, side)) != nil }
  }

  private func sharedCount(_ words: [String], _ most: Int) -> Int {
    var count = 1
    while count < most {
      let next = side == .start ? words[count] : words[words.count - count - 1]
      guard sharing(words, count + 1) >= 2,
        Double(sharing(words, count + 1)) >= Self.togetherShare * Double(sharing(words, count)),
        Self.isLatin(next) == Self.isLatin(side == .start ? words[0] : words[words.count - 1])
      else { break }
      count += 1
    }
    return sharing(words, count) >= Self.leastSharing ? count : 0
  }

  private func sharing(_ words: [String], _ count: Int) -> Int {
    counts[SearchKey(Self.part(words, count, side)).text] ?? 0
  }

  private static func part(_ words: [String], _ count: Int, _ side: Conventions.Side) -> String {
    (side == .start ? words.prefix(count) : words.suffix(count)).joined(separator: " ")
  }

  private static func words(_ name: String) -> [String] {
    name.split(separator: " ").map(String.init)
  }

  private static func isLatin(_ word: String) -> Bool {
    !word.unicodeScalars.contains { $0.value > 0x2FF }
  }
}

extension BrandInference {
  /// Gives each draft that has no brand the one that its name begins or ends with; returns how many found one.
  package static func apply(to drafts: inout [PerfumeDraft], table: BrandTable? = nil) -> Int {
    let inference = BrandInference(names: drafts.map(\.name), table: table)
    var found = 0
    for index in drafts.indices where drafts[index].brand == nil {
      guard let (brand, name) = inference.brand(in: drafts[index].name) else { continue }
      drafts[index].brand = PerfumeDraft.Option(brand)
      drafts[index].name = name
      found += 1
    }
    return found
  }
}
