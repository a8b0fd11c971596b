extension RankSet {
  /// What a set has in a run of ranks that begins at a multiple of 64.
  struct Part {
    private enum Storage {
      case list(ArraySlice<UInt32>)
      case bits(RankBits, words: Range<Int>)
    }

    private let storage: Storage
    /// The first rank of the run.
    let start: Int

    /// The part of a set; `passed` is how many of a list come before it, and is moved behind it.
    init(_ set: RankSet, _ ranks: Range<Int>, passed: inout Int) {
      start = ranks.lowerBound
      switch set {
      case .list(let list):
        let first = passed
        while passed < list.count && list[passed] < ranks.upperBound { passed += 1 }
        storage = .list(list[first..<passed])
      case .bits(let bits, _):
        storage = .bits(bits, words: (start / 64)..<RankBits.wordCount(ranks.upperBound))
      }
    }

    /// Whether that is known to be nothing; a part of bits is never looked through for it.
    var isEmpty: Bool {
      if case .list(let ranks) = storage { ranks.isEmpty } else { false }
    }

    /// Calls `body` with the ranks, ascending, many at a time.
    @inline(__always)
    func forEachRun(_ body: (Span<UInt32>) -> Void) {
      switch storage {
      case .list(let ranks): body(ranks.span)
      case .bits(let bits, let words):
        bits.forEachRun(inWords: words) { ranks in
          body(ranks)
          return true
        }
      }
    }
  }
}
