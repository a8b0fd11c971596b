import Catalog

/// Finds the brands of perfumes whose table has no column for them, but whose names begin or end with one.
///
/// A brand is the words at that end that several names share, as many of them as mostly come together:
/// "Estée Lauder" of "Bronze Goddess Estée Lauder" and "Pleasures Estée Lauder". Needs all names at once.
package struct BrandInference {
  /// No brand has more words.
  private static let wordLimit = 5
  /// What share of the names with some words must have one more word for it to belong to the brand.
  private static let togetherShare = 0.6

  private let side: Conventions.Side
  private var counts: [String: Int] = [:]
  private let table: BrandTable?

  /// Looks at all names of a table.
  init(names: [String], table: BrandTable? = nil) {
    self.table = table
    let words = names.map(Self.words)
    // The end that brands stand at has fewer different words.
    let starts = Set(words.compactMap { $0.first.map { SearchKey($0) } })
    let ends = Set(words.compactMap { $0.last.map { SearchKey($0) } })
    side = ends.count < starts.count ? .end : .start
    for words in words {
      for count in 1...Self.wordLimit where count <= words.count {
        counts[key(words, count), default: 0] += 1
      }
    }
  }

  /// The brand in `name` and what the perfume is called without it; none where no name shares its words.
  func brand(in name: String) -> (brand: String, name: String)? {
    let words = Self.words(name)
    let most = min(words.count - 1, Self.wordLimit)
    guard most > 0 else { return nil }
    let count = knownCount(words, most) ?? sharedCount(words, most)
    guard count > 0 else { return nil }
    let brand = side == .start ? words.prefix(count) : words.suffix(count)
    let rest = side == .start ? words.dropFirst(count) : words.dropLast(count)
    let signs = Set(" -–—:|,/·")
    let trimmed = rest.joined(separator: " ").drop { signs.contains($0) }
    return trimmed.isEmpty ? nil : (brand.joined(separator: " "), String(trimmed))
  }

  private func knownCount(_ words: [String], _ most: Int) -> Int? {
    guard let table else { return nil }
    return (1...most).last { table.match(part(words, $0)) != nil }
  }

  private func sharedCount(_ words: [String], _ most: Int) -> Int {
    var count = 1
    while count < most {
      let together = counts[key(words, count + 1)] ?? 0
      let next = side == .start ? words[count] : words[words.count - count - 1]
      guard together >= 2,
        Double(together) >= Self.togetherShare * Double(counts[key(words, count)] ?? 0),
        Self.isLatin(next) == Self.isLatin(side == .start ? words[0] : words[words.count - 1])
      else { break }
      count += 1
    }
    return (counts[key(words, count)] ?? 0) >= 2 ? count : 0
  }

  private func key(_ words: [String], _ count: Int) -> String {
    SearchKey(part(words, count)).text
  }

  private func part(_ words: [String], _ count: Int) -> String {
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
  /// Gives each draft that has no brand the one that its name begins or ends with.
  package static func apply(to drafts: inout [PerfumeDraft], table: BrandTable? = nil) {
    let inference = BrandInference(names: drafts.map(\.name), table: table)
    for index in drafts.indices where drafts[index].brand == nil {
      guard let (brand, name) = inference.brand(in: drafts[index].name) else { continue }
      drafts[index].brand = PerfumeDraft.Option(brand)
      drafts[index].name = name
    }
  }
}
