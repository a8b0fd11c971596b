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

  private let side: NameAffix.Side
  private let table: BrandTable?
  private let isLong: Bool
  private var counts: [String: Int] = [:]

  /// Looks at all names of a table.
  init(names: [String], table: BrandTable? = nil) {
    self.table = table
    isLong = names.count >= Self.leastNames
    let words = names.map(Self.words)
    // The end that brands stand at has fewer different words.
    let starts = Set(words.compactMap { $0.first.map { SearchKey(String($0)) } })
    let ends = Set(words.compactMap { $0.last.map { SearchKey(String($0)) } })
    side = ends.count < starts.count ? .end : .start
    guard isLong else { return }
    for words in words {
      for count in 1...Self.wordLimit where count <= words.count {
        counts[SearchKey(NameAffix.text(of: words, count, at: side)).text, default: 0] += 1
      }
    }
  }

  /// The brand in `name` and what the perfume is called without it; none where there is none.
  func brand(in name: String) -> (brand: String, name: String)? {
    if let (inside, rest) = NameAffix.bracketed(name), table?.match(inside) != nil {
      return (inside, rest)
    }
    let words = Self.words(name)
    let most = min(words.count - 1, Self.wordLimit)
    guard most > 0 else { return nil }
    let other: NameAffix.Side = side == .start ? .end : .start
    for side in [side, other] {
      if let count = knownCount(words, most, side) { return Self.split(words, count, side) }
    }
    let count = isLong ? sharedCount(words, most) : 0
    return count > 0 ? Self.split(words, count, side) : nil
  }

  private static func split(
    _ words: [Substring],
    _ count: Int,
    _ side: NameAffix.Side
  ) -> (brand: String, name: String)? {
    NameAffix.rest(of: words, without: count, at: side)
      .map { (NameAffix.text(of: words, count, at: side), $0) }
  }

  private func knownCount(_ words: [Substring], _ most: Int, _ side: NameAffix.Side) -> Int? {
    guard let table else { return nil }
    return (1...most).last { table.match(NameAffix.text(of: words, $0, at: side)) != nil }
  }

  private func sharedCount(_ words: [Substring], _ most: Int) -> Int {
    var count = 1
    while count < most {
      let next = side == .start ? words[count] : words[words.count - count - 1]
      guard sharing(words, count + 1) >= 2,
        Double(sharing(words, count + 1)) >= Self.togetherShare * Double(sharing(words, count)),
        next.isInLatinLetters
          == (side == .start ? words[0] : words[words.count - 1]).isInLatinLetters
      else { break }
      count += 1
    }
    return sharing(words, count) >= Self.leastSharing ? count : 0
  }

  private func sharing(_ words: [Substring], _ count: Int) -> Int {
    counts[SearchKey(NameAffix.text(of: words, count, at: side)).text] ?? 0
  }

  private static func words(_ name: String) -> [Substring] { name.split(separator: " ") }
}

extension CatalogAssembly {
  /// Gives a draft without a brand the one that stands in brackets before its name; returns whether one does.
  ///
  /// In a table that has a column for brands a cell may be empty because the name says it all. Shops put
  /// other things in brackets as well, so it has to be a brand that is known, or was met before.
  package func takeBracketedBrand(of draft: inout PerfumeDraft) -> Bool {
    guard draft.brand == nil, let (inside, rest) = NameAffix.bracketed(draft.name),
      brandTable?.match(inside) != nil || brands.knows(inside)
    else { return false }
    draft.brand = PerfumeDraft.Option(inside)
    draft.name = rest
    return true
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
