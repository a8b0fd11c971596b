package import Catalog

/// The index of a catalogue: what a search and the counts of all options need of its tables, compactly.
///
/// It reads a part when a search first needs it, and keeps it, large ones from the second time on: some
/// 100 MB for a million perfumes once everything was asked for. May be used by several threads at once.
package final class SearchIndex: Sendable {
  /// The measures of it.
  package let layout: IndexLayout

  let options = Kept<Options>()
  let forward: AnyForward
  let common = Kept<[(number: Int, perfumes: RankSet)]>()
  /// By the number of the option.
  let perfumes: KeptRow<RankSet>
  let members = KeptValues<OptionGroup, [(number: Int, perfumes: RankSet)]>()
  /// By the number of the option.
  let together: KeptRow<[UInt32]>
  let orders = KeptValues<PerfumeSearch.Sort, PerfumeOrder>()
  /// By their piece.
  let ids: KeptRow<[Int64]>
  /// The search keys of names, by their piece.
  let keys: Pieces<NameTexts>
  /// Their lead consonants, by their piece.
  let leadConsonants: Pieces<NameTexts>

  /// Reads how an index is laid out; none when there is none, or one of another version.
  package init?(_ store: any IndexStore) throws(CatalogError) {
    guard let numbers = try store.numbersIfAny(.layout, 0, as: Int64.self),
      let layout = IndexLayout(numbers: numbers)
    else { return nil }
    self.layout = layout
    forward = AnyForward(layout)
    perfumes = KeptRow(count: layout.options)
    together = KeptRow(count: layout.options)
    ids = KeptRow(count: layout.perfumes / IndexLayout.idsInPiece + 1)
    keys = Pieces(count: layout.pieces)
    leadConsonants = Pieces(count: layout.pieces)
  }
}

/// What an index says of a search.
package struct IndexAnswer: Sendable {
  /// How many perfumes match.
  package let total: Int
  /// The ids of those of the page, when perfumes were asked for.
  package let perfumes: [Perfume.ID]
  /// Present when counts were asked for.
  package let counts: OptionCounts?
}

/// An option by its category and id.
struct OptionKey: Sendable {
  let category: Category
  let id: Int

  /// Under what its perfumes are kept.
  var part: IndexPart {
    switch category {
    case .brand: .brand
    case .series: .ingredient
    case .keyword: .keyword
    }
  }
}

/// An index with the store that it reads from, for one search and those that are made on its account.
package final class IndexReader {
  let index: SearchIndex
  let store: any IndexStore
  /// The text that was looked for last, with its perfumes: not for longer, since people look for any text.
  private var text: (text: SearchText, perfumes: RankSet)?

  /// Reads nothing yet.
  package init(_ index: SearchIndex, _ store: any IndexStore) {
    self.index = index
    self.store = store
  }

  /// The answer to a search, with the parts that are asked for: what is not there yet is read.
  package func answer(
    _ search: PerfumeSearch,
    including parts: SearchParts
  ) throws(CatalogError) -> IndexAnswer {
    let options = try options
    let clauses = search.clauses(seriesOf: options.series(of:))
    return try IndexSearch(clauses, options, self)
      .answer(search.page, by: search.sort, including: parts)
  }

  /// The perfumes that have every word of a text in their names.
  func matches(of text: SearchText) throws(CatalogError) -> RankSet {
    if let found = self.text, found.text == text { return found.perfumes }
    let perfumes = try TextSearch(text, self).matches()
    self.text = (text, perfumes)
    return perfumes
  }
}

extension IndexReader {
  var layout: IndexLayout { index.layout }

  var options: Options {
    get throws(CatalogError) {
      try index.options { () throws(CatalogError) in try Options(store, layout) }
    }
  }

  /// The ingredients and keywords that many perfumes have.
  func common(_ options: Options) throws(CatalogError) -> [(number: Int, perfumes: RankSet)] {
    try index.common { () throws(CatalogError) in
      var common: [(number: Int, perfumes: RankSet)] = []
      for number in layout.brands.upperBound..<layout.options
      where layout.isCommon(Int(options.totals[number])) {
        common.append((number, try perfumes(of: number, options)))
      }
      return common
    }
  }

  /// The perfumes that have the option with this number.
  func perfumes(of number: Int, _ options: Options) throws(CatalogError) -> RankSet {
    try index.perfumes(number) { () throws(CatalogError) in
      let option = options.key(of: number)
      return try RankSet(store, option.part, option.id, layout)
    }
  }

  /// The options of a group with their perfumes.
  func members(
    of group: OptionGroup,
    _ options: Options
  ) throws(CatalogError) -> [(number: Int, perfumes: RankSet)] {
    try index.members(group) { () throws(CatalogError) in
      var members: [(number: Int, perfumes: RankSet)] = []
      for number in options[group].numbers {
        members.append((number, try perfumes(of: number, options)))
      }
      return members
    }
  }

  /// How many perfumes the option with this number has in common with each, by number; none where that is
  /// not kept.
  func together(_ number: Int, _ options: Options) throws(CatalogError) -> [UInt32]? {
    guard layout.isKeptTogether(Int(options.totals[number])) else { return nil }
    return try index.together(number) { () throws(CatalogError) in
      let counts = try store.numbers(.together, number, as: UInt32.self)
      guard counts.count == layout.options else { throw store.damaged(.together, number) }
      return counts
    }
  }

  /// The place of every perfume in an order that is not the default one, and the perfume at every place.
  func order(_ sort: PerfumeSearch.Sort) throws(CatalogError) -> PerfumeOrder {
    try index.orders(sort) { () throws(CatalogError) in try PerfumeOrder(store, sort, layout) }
  }

  /// The ids of the perfumes with these ranks.
  func ids(_ ranks: [Int]) throws(CatalogError) -> [Perfume.ID] {
    var ids: [Perfume.ID] = []
    ids.reserveCapacity(ranks.count)
    var (piece, inPiece) = (-1, [Int64]())
    for rank in ranks {
      // Ranks next to each other are nearly always of one piece.
      if rank / IndexLayout.idsInPiece != piece {
        piece = rank / IndexLayout.idsInPiece
        inPiece = try self.ids(ofPiece: piece)
      }
      ids.append(Int(inPiece[rank % IndexLayout.idsInPiece]))
    }
    return ids
  }

  private func ids(ofPiece piece: Int) throws(CatalogError) -> [Int64] {
    try index.ids(piece) { () throws(CatalogError) in
      let ids = try store.numbers(.ids, piece, as: Int64.self)
      let count = min(layout.perfumes - piece * IndexLayout.idsInPiece, IndexLayout.idsInPiece)
      guard ids.count == count else { throw store.damaged(.ids, piece) }
      return ids
    }
  }
}
