import Catalog

/// What is known of an answer from elsewhere: the total, the first page and every count above zero.
struct Answer: Equatable {
  private let total: Int
  private let perfumes: [Perfume.ID]
  private let counts: OptionCounts

  /// The same of an answer of ours; a part that was not asked for is empty.
  init(_ result: SearchResult) {
    total = result.total
    perfumes = result.perfumes.map(\.id)
    counts = result.counts ?? OptionCounts()
  }

  /// Reads five fields with tabs between them: the total, ids in their order, and for brands,
  /// ingredients and keywords each the options and their counts, as `id:count`.
  init?(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 5, let total = Int(fields[0]) else { return nil }
    let words = fields.map { $0.split(separator: " ") }
    self.total = total
    perfumes = words[1].compactMap { Int($0) }
    counts = OptionCounts(
      ingredients: Self.counts(words[3]),
      brands: Self.counts(words[2]),
      keywords: Self.counts(words[4])
    )
  }

  /// What is left when only these parts are asked for.
  func only(_ parts: SearchParts) -> Answer {
    Answer(
      total: total,
      perfumes: parts.contains(.perfumes) ? perfumes : [],
      counts: parts.contains(.counts) ? counts : OptionCounts()
    )
  }

  private init(total: Int, perfumes: [Perfume.ID], counts: OptionCounts) {
    self.total = total
    self.perfumes = perfumes
    self.counts = counts
  }

  private static func counts(_ words: [Substring]) -> OptionTally {
    let pairs = words.map { $0.split(separator: ":").compactMap { Int($0) } }
    return OptionTally(
      Dictionary(pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { first, _ in first }
    )
  }
}
