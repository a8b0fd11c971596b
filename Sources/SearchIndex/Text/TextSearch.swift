internal import Catalog

/// Looks for the words of a text in the names of perfumes and of their brands.
struct TextSearch {
  private let index: IndexReader
  /// Words that are looked for in the same texts, in UTF-8.
  ///
  /// The longest first, since long words are rare ones: what they leave is little to look for the others in.
  private let words: [(leadConsonants: Bool, words: [[UInt8]])]

  init(_ text: SearchText, _ index: IndexReader) {
    self.index = index
    var plain: [[UInt8]] = []
    var leadConsonants: [[UInt8]] = []
    for word in text.words {
      switch word {
      case .plain(let text): plain.append(Array(text.utf8))
      case .leadConsonants(let text): leadConsonants.append(Array(text.utf8))
      }
    }
    words = [(false, plain), (true, leadConsonants)].filter { !$0.1.isEmpty }
      .map { ($0, $1.sorted { $0.count > $1.count }) }
  }

  /// The perfumes that every word occurs in.
  func matches() throws(CatalogError) -> RankSet {
    var matches: [UInt32] = []
    for piece in 0..<index.layout.pieces {
      let start = UInt32(index.layout.ranks(ofPiece: piece).lowerBound)
      for place in try places(in: piece) { matches.append(start + place) }
    }
    return .list(matches)
  }

  /// Those among the perfumes of a piece, by their place in it.
  private func places(in piece: Int) throws(CatalogError) -> [UInt32] {
    var places: [UInt32]?
    for (leadConsonants, words) in words where places?.isEmpty != true {
      let names = try index.names(piece, leadConsonants: leadConsonants)
      for word in words { places = Self.narrowed(places, to: word, in: names) }
    }
    return places ?? []
  }

  private static func narrowed(
    _ places: [UInt32]?,
    to word: [UInt8],
    in names: NameTexts
  ) -> [UInt32] {
    guard let places else { return names.places(holding: word) }
    if Conjunction.isSparse(places.count, of: IndexLayout.piece) {
      return places.filter { names.holds(word, Int($0)) }
    }
    return RankList.partition(places, by: .list(names.places(holding: word))).inside
  }
}

extension IndexReader {
  /// The texts of a piece that a word is looked for in.
  fileprivate func names(
    _ piece: Int,
    leadConsonants: Bool
  ) throws(CatalogError) -> NameTexts {
    let pieces = leadConsonants ? index.leadConsonants : index.keys
    return try pieces(piece) { () throws(CatalogError) in
      try NameTexts(piece, leadConsonants: leadConsonants, store, layout)
    }
  }
}
