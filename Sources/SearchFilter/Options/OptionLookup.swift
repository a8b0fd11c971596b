public import Catalog

/// What a name that a person typed stands for.
public enum OptionLookup<Option: CatalogOption>: Equatable {
  case found(Option)
  /// Several options could be meant, in the order in which they are shown.
  case ambiguous([Option])
  /// None; with those whose names are near, nearest first, at most five.
  case unknown(nearest: [Option])
}

extension OptionList {
  /// Finds an option by `#id`, by a name, by some whole words of one, or by lead consonants.
  ///
  /// A whole name wins over a part of one, which has at least three letters: a Korean syllable counts
  /// as those that it is written with. Spaces and dashes do not matter.
  func lookUp(_ text: String, in language: Language) -> OptionLookup<Option> {
    if text.hasPrefix("#"), let id = Int(text.dropFirst()), let option = self[id] {
      return .found(option)
    }
    // A name to the letter needs no keys, and outdoes others that have the same key.
    let exact = options.filter { $0.isNamed(text) }
    if exact.count == 1 { return .found(exact[0]) }
    let wanted = SearchKey(text)
    guard !wanted.isEmpty else { return .unknown(nearest: []) }
    let isLong = EditDistance.letters(of: wanted.squeezed).count >= 3
    let named = options.map { NamedOption($0) }
    let matchers: [(NamedOption<Option>) -> Bool] = [
      { $0.keys.contains(wanted) },
      { $0.keys.contains { $0.squeezed == wanted.squeezed } },
      { isLong && $0.wordRuns.contains(wanted.squeezed) },
      { $0.isAbbreviated(as: text) },
    ]
    for matches in matchers {
      let found = named.filter(matches).map(\.option)
      if found.count > 1 { return .ambiguous(found.sortedByTitle(in: language)) }
      if let only = found.first { return .found(only) }
    }
    return .unknown(nearest: nearest(to: wanted, isLong: isLong, in: language))
  }

  private func nearest(to wanted: SearchKey, isLong: Bool, in language: Language) -> [Option] {
    let named = options.sortedByTitle(in: language).map { NamedOption($0) }
    let beginning = named.filter { $0.hasWord(beginning: wanted.squeezed) }
    let misspelt = EditDistance.nearest(to: wanted.squeezed, among: named, spelling: \.wordRuns)
    let holding = isLong ? named.filter { $0.holds(wanted) } : []
    var ids: Set<Option.ID> = []
    let near = (beginning + misspelt + holding).map(\.option).filter { ids.insert($0.id).inserted }
    return Array(near.prefix(5))
  }
}

/// An option with its names in the forms in which a person may type them.
private struct NamedOption<Option: CatalogOption> {
  let option: Option
  let keys: [SearchKey]

  init(_ option: Option) {
    self.option = option
    keys = option.keys
  }

  /// Every run of neighbouring words, written as one: "malonelondon" of Jo Malone London.
  var wordRuns: [String] {
    keys.flatMap { key in
      let words = key.words
      return words.indices.flatMap { start in
        (start..<words.count).map { words[start...$0].joined().squeezed }
      }
    }
  }

  func hasWord(beginning wanted: String) -> Bool {
    !wanted.isEmpty && wordRuns.contains { $0.hasPrefix(wanted) }
  }

  func holds(_ wanted: SearchKey) -> Bool {
    keys.contains { $0.text.contains(wanted.text) }
  }

  func isAbbreviated(as text: String) -> Bool {
    guard let text = SearchText(text), text.isAbbreviation else { return false }
    return SearchableText(option).matches(text)
  }
}

extension SearchText {
  /// Whether every word is made of lead consonants.
  fileprivate var isAbbreviation: Bool {
    words.allSatisfy { word in
      if case .leadConsonants = word { true } else { false }
    }
  }
}

extension SearchKey {
  fileprivate var squeezed: String { text.squeezed }
}

extension String {
  /// Without spaces and dashes.
  fileprivate var squeezed: String { filter { $0 != " " && $0 != "-" } }
}
