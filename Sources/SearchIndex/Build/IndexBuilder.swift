package import Catalog

/// Builds the index of a catalogue from its tables, part by part.
///
/// Some two microseconds and 100 bytes for each perfume.
package struct IndexBuilder {
  private let source: any IndexSource
  private let sink: any IndexSink
  private let layout: IndexLayout
  private let options: [(category: Category, id: Int)]
  /// By rank.
  private let ids: [Perfume.ID]
  private let ranks: Ranks

  /// Reads how many there are of what.
  package init(_ source: any IndexSource, to sink: any IndexSink) throws(CatalogError) {
    self.source = source
    self.sink = sink
    ids = try source.perfumes(by: .popular)
    ranks = Ranks(ids)
    var options: [(category: Category, id: Int)] = []
    var counts: [Category: Int] = [:]
    for category in [Category.brand, .series, .keyword] {
      let ids = try source.options(category)
      options += ids.map { (category, $0) }
      counts[category] = ids.count
    }
    self.options = options
    layout = IndexLayout(
      perfumes: ids.count,
      brands: counts[.brand] ?? 0,
      ingredients: counts[.series] ?? 0,
      keywords: counts[.keyword] ?? 0
    )
  }

  /// Writes all parts but those that are counted with the help of the others.
  package func build() throws(CatalogError) {
    try sink.write(layout.numbers, .layout, 0)
    try writeOptions()
    try writeIDs()
    for sort in PerfumeSearch.Sort.allCases { try writeOrder(sort) }
    try writeNames()
    let sets = try perfumesOfOptions()
    try sink.write(sets.map { UInt32($0.count) }, .totals, 0)
    for (option, set) in zip(options, sets) {
      let key = OptionKey(category: option.category, id: option.id)
      try sink.write(set.numbers(layout), key.part, option.id)
    }
    if layout.isNarrow {
      try ForwardBuilder<UInt16>(sets, layout).write(to: sink)
    } else {
      try ForwardBuilder<UInt32>(sets, layout).write(to: sink)
    }
  }

  /// Writes what widely shared options have in common with every other, counted by the parts before.
  package func buildTogether(reading store: any IndexStore) throws(CatalogError) {
    guard let index = try SearchIndex(store) else { return }
    let reader = IndexReader(index, store)
    let options = try reader.options
    for (number, total) in options.totals.enumerated() where layout.isKeptTogether(Int(total)) {
      let task = OptionCounter.Task(set: try reader.perfumes(of: number, options))
      let counts = try OptionCounter(options, reader).counts(of: [task])
      try sink.write(counts[0], .together, number)
    }
  }

  private func writeOptions() throws(CatalogError) {
    for (category, part) in [
      (Category.brand, IndexPart.brandIDs), (.series, .ingredientIDs), (.keyword, .keywordIDs),
    ] {
      let ids = options.filter { $0.category == category }.map { Int64($0.id) }
      try sink.write(ids, part, 0)
    }
    try sink.write(try source.series().map(Int64.init), .series, 0)
  }

  private func writeIDs() throws(CatalogError) {
    let size = IndexLayout.idsInPiece
    for piece in 0..<(ids.count + size - 1) / size {
      let ids = ids[(piece * size)..<min((piece + 1) * size, ids.count)]
      try sink.write(ids.map(Int64.init), .ids, piece)
    }
  }

  private func writeOrder(_ sort: PerfumeSearch.Sort) throws(CatalogError) {
    guard let parts = sort.parts else { return }
    let order = try source.perfumes(by: sort).map { UInt32(ranks[$0]) }
    var places = [UInt32](repeating: 0, count: order.count)
    for (place, rank) in order.enumerated() { places[Int(rank)] = UInt32(place) }
    for piece in 0..<layout.pieces {
      let range = layout.ranks(ofPiece: piece)
      try sink.write(Array(places[range]), parts.places, piece)
      try sink.write(Array(order[range]), parts.ranks, piece)
    }
  }

  private func writeNames() throws(CatalogError) {
    for piece in 0..<layout.pieces {
      var texts = TextPiece()
      for id in ids[layout.ranks(ofPiece: piece)] { texts.append(try source.names(of: id)) }
      try texts.write(to: sink, piece)
    }
  }

  /// The perfumes of each option, by its number.
  private func perfumesOfOptions() throws(CatalogError) -> [RankSet] {
    var sets: [RankSet] = []
    sets.reserveCapacity(options.count)
    for option in options {
      var list = try source.perfumes(option.category, option.id).map { UInt32(ranks[$0]) }
      if layout.isCommon(list.count) {
        let bits = RankBits(perfumes: layout.perfumes, list)
        sets.append(.bits(bits, count: list.count))
      } else {
        list.sort()
        sets.append(.list(list))
      }
    }
    return sets
  }
}

/// The rank of each perfume, by its id.
private struct Ranks {
  private let numbers: IDNumbers
  private var ranks: [UInt32]

  /// Takes the ids by rank.
  init(_ ids: [Perfume.ID]) {
    numbers = IDNumbers(ascending: ids.sorted())
    ranks = [UInt32](repeating: 0, count: ids.count)
    for (rank, id) in ids.enumerated() {
      if let number = numbers.number(of: id) { ranks[number] = UInt32(rank) }
    }
  }

  subscript(id: Perfume.ID) -> Int { Int(ranks[numbers.number(of: id) ?? 0]) }
}

/// A piece of the texts, as it is gathered.
private struct TextPiece {
  private static let end = Array("\u{1F}".utf8)

  private var keys = Run()
  private var leadConsonants = Run()

  private struct Run {
    var starts: [UInt32] = [0]
    var bytes: [UInt8] = []

    mutating func append(_ text: [UInt8]) {
      bytes += text
      // No word that is looked for holds this, so none is found half in one run and half in the next.
      if !text.isEmpty { bytes += TextPiece.end }
      starts.append(UInt32(bytes.count))
    }
  }

  mutating func append(_ names: (keys: [UInt8], leadConsonants: [UInt8])) {
    keys.append(names.keys)
    leadConsonants.append(names.leadConsonants)
  }

  func write(to sink: any IndexSink, _ piece: Int) throws(CatalogError) {
    for (run, leadConsonants) in [(keys, false), (leadConsonants, true)] {
      let parts = IndexPart.names(leadConsonants: leadConsonants)
      try sink.write(run.starts, parts.starts, piece)
      try sink.write(run.bytes, parts.bytes, piece)
    }
  }
}
