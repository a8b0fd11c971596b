/// How many letters apart two words are.
package enum EditDistance {
  /// The fewest insertions, deletions, substitutions and swaps of neighbours that turn `left` into
  /// `right` (optimal string alignment).
  ///
  /// A Korean syllable counts as the letters that it is written with. Costs the product of the
  /// lengths.
  package static func between(_ left: String, _ right: String) -> Int {
    let left = letters(of: left)
    let right = letters(of: right)
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in right.indices {
        let substituted = previous[column] + (left[row] == right[column] ? 0 : 1)
        var best = min(substituted, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }

  /// The candidates near enough to `word` to be what was meant, nearest first.
  ///
  /// Near is at most a third of the word's letters; to a word of one or two, nothing is.
  package static func nearest<Candidate>(
    to word: String,
    among candidates: [Candidate],
    spelling: (Candidate) -> [String]
  ) -> [Candidate] {
    let reach = letters(of: word).count / 3
    guard reach > 0 else { return [] }
    return candidates.enumerated()
      .compactMap { index, candidate in
        let distance = spelling(candidate).map { between(word, $0) }.min() ?? .max
        return distance <= reach ? (distance, index, candidate) : nil
      }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      .map(\.2)
  }

  /// The letters of a word: those of a Korean syllable one by one.
  package static func letters(of word: String) -> [Unicode.Scalar] {
    word.unicodeScalars.flatMap(HangulText.letters)
  }
}
