internal import Catalog

/// Looks for the words of a text in the names of perfumes and of their brands.
struct TextSearch {
  private let index: IndexReader
  private let words: [SearchText.Word]

  init(_ text: SearchText, _ index: IndexReader) {
    self.index = index
    // Long words are rare ones: what they leave is little to look for the others in.
    words = text.words.sorted { $0.text.utf8.count > $1.text.utf8.count }
  }

  /// The perfumes that every word occurs in, among those of a set where one is given.
  func matches(among set: RankSet? = nil) throws(CatalogError) -> RankSet {
    var matches = set
    for word in words { matches = try narrowed(matches, by: word) }
    return matches ?? .list([])
  }

  private func narrowed(
    _ set: RankSet?,
    by word: SearchText.Word
  ) throws(CatalogError) -> RankSet {
    let names = try index.names(word)
    let bytes = Array(word.text.utf8)
    let perfumes = index.layout.perfumes
    if case .list(let ranks) = set, Conjunction.isSparse(ranks.count, of: perfumes) {
      return .list(ranks.filter { names.holds(bytes, Int($0)) })
    }
    let all = RankSet.list(names.ranks(holding: bytes))
    return set.map { Conjunction([$0, all], perfumes: perfumes).matches() } ?? all
  }
}

extension SearchText.Word {
  fileprivate var text: String {
    switch self {
    case .plain(let text), .leadConsonants(let text): text
    }
  }
}

extension IndexReader {
  /// The texts that a word is looked for in.
  fileprivate func names(_ word: SearchText.Word) throws(CatalogError) -> NameTexts {
    let leadConsonants = if case .leadConsonants = word { true } else { false }
    return try index.names(leadConsonants) { () throws(CatalogError) in
      try NameTexts(store, leadConsonants: leadConsonants, layout)
    }
  }
}
