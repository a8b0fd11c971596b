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
  /// as those that it is written with. Spaces and dashes do not matter. Where `numbersAreIDs`, a number
  /// that is no whole name is an id.
  func lookUp(
    _ text: String,
    in language: Language?,
    numbersAreIDs: Bool
  ) -> OptionLookup<Option> {
    if text.hasPrefix("#"), let id = Int(text.dropFirst()), let option = self[id] {
      return .found(option)
    }
    // A name to the letter needs no keys, and outdoes others that have the same key.
    let exact = index.named(text)
    if exact.count == 1 { return .found(exact[0]) }
    let wanted = SearchKey(text)
    guard !wanted.isEmpty else { return .unknown(nearest: []) }
    let isLong = EditDistance.letters(of: wanted.squeezed).count >= 3
    let ways: [() -> [Option]] = [
      { index.called(wanted) },
      { numbersAreIDs ? Int(text).flatMap { self[$0] }.map { [$0] } ?? [] : [] },
      { isLong ? index.holding(words: wanted.squeezed) : [] },
      { abbreviated(as: text) },
    ]
    for way in ways {
      let found = way()
      if found.count > 1 { return .ambiguous(found.sortedByTitle(in: language)) }
      if let only = found.first { return .found(only) }
    }
    return .unknown(nearest: nearest(to: wanted, isLong: isLong, in: language))
  }

  /// Those whose names begin with these lead consonants, where the text is nothing else.
  private func abbreviated(as text: String) -> [Option] {
    guard let text = SearchText(text), text.isAbbreviation else { return [] }
    return options.filter { SearchableText($0).matches(text) }
  }

  private func nearest(to wanted: SearchKey, isLong: Bool, in language: Language?) -> [Option] {
    let spelling = wanted.squeezed
    let named = sorted(in: language).index.named
    let beginning = named.filter { $0.wordRuns.contains { $0.hasPrefix(spelling) } }
    let misspelt = EditDistance.nearest(to: spelling, among: named, spelling: \.wordRuns)
    let holding =
      isLong ? named.filter { $0.keys.contains { $0.text.contains(wanted.text) } } : []
    var ids: Set<Option.ID> = []
    let near = (beginning + misspelt + holding).map(\.option).filter { ids.insert($0.id).inserted }
    return Array(near.prefix(5))
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
