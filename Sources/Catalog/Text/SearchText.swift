/// What a person typed, as words that all have to occur.
public struct SearchText: Hashable, Sendable {
  /// One word and how it is looked for.
  public enum Word: Hashable, Sendable {
    /// Occurs anywhere in the search key of a name.
    case plain(String)
    /// Lead consonants, which match the syllables that begin with them, across spaces.
    case leadConsonants(String)
  }

  /// In the order typed; never empty.
  public let words: [Word]

  /// None when `text` holds no word, since then it asks for nothing.
  public init?(_ text: String) {
    let words = SearchKey(text).words.map { word in
      HangulText.leadConsonants(typedAs: word).map(Word.leadConsonants) ?? .plain(word)
    }
    guard !words.isEmpty else { return nil }
    self.words = words
  }
}

/// The names that a text is looked for in, folded once.
public struct SearchableText: Hashable, Sendable {
  /// Stands between names; no key holds it, so no word matches across two names.
  package static let separator = "\u{1F}"

  /// The search keys of the names.
  public let keys: String
  /// The same names by their lead consonants; empty when none holds Hangul.
  public let leadConsonants: String

  /// Makes the value from its parts, unchecked.
  public init(_ names: [String]) {
    self.init(keys: names.map(SearchKey.init))
  }

  /// Makes the value from the search keys of the names.
  package init(keys: [SearchKey]) {
    self.keys = keys.map(\.text).joined(separator: Self.separator)
    leadConsonants = keys.compactMap { HangulText.abbreviation(of: $0.text) }
      .joined(separator: Self.separator)
  }

  /// Makes the value from its parts, unchecked.
  public init(_ named: some CatalogNamed) {
    self.init(named.names)
  }

  /// The names that a perfume is found by: its own, and its brand's in every language.
  public init(_ perfume: Perfume) {
    let brand = perfume.brand
    self.init(
      [perfume.name, brand.name]
        + [perfume.englishName, brand.englishName, brand.koreanName].compactMap(\.self)
    )
  }

  /// Whether every word of `text` occurs, be it in different names.
  public func matches(_ text: SearchText) -> Bool {
    text.words.allSatisfy { word in
      switch word {
      case .plain(let part): keys.utf8.contains(part.utf8)
      case .leadConsonants(let part): leadConsonants.utf8.contains(part.utf8)
      }
    }
  }
}

extension String.UTF8View {
  /// Whether `part` occurs, byte for byte, as SQLite's `instr` finds it.
  package func contains(_ part: String.UTF8View) -> Bool {
    var start = startIndex
    while let candidate = self[start...].firstIndex(of: part.first ?? 0) {
      if self[candidate...].starts(with: part) { return true }
      start = index(after: candidate)
    }
    return false
  }
}
