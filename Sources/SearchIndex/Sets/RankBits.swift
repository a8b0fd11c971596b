private import CSearchKernels

/// A set of perfumes by their ranks: a bit for each perfume of the catalogue, and none beyond.
struct RankBits: Sendable {
  private let memory: WordMemory

  /// How many words it has.
  var wordCount: Int { memory.count }

  /// The lowest bit of the first word is that of rank 0.
  subscript(word: Int) -> UInt64 {
    precondition(word >= 0 && word < memory.count)
    return unsafe memory.start[word]
  }

  private init(_ memory: WordMemory) { self.memory = memory }

  /// Takes words in which no bit is set for a rank that there is not.
  init(words: [UInt64]) {
    memory = WordMemory(count: words.count)
    for (index, word) in words.enumerated() { unsafe memory.start[index] = word }
  }

  /// The perfumes with these ranks, in a catalogue of this many.
  init(perfumes: Int, _ ranks: [UInt32]) {
    memory = WordMemory(zeros: Self.wordCount(perfumes))
    Self.insert(ranks, into: memory)
  }

  /// Does not look whether there are perfumes with these ranks, which would take as long as to insert them:
  /// who made the list has seen to that.
  private static func insert(_ ranks: [UInt32], into memory: WordMemory) {
    unsafe perfume_bits_insert(memory.start, ranks, ranks.count)
  }

  /// How many words a set has in a catalogue of this many perfumes.
  static func wordCount(_ perfumes: Int) -> Int { (perfumes + 63) / 64 }

  /// Whether the perfume is in the set.
  func contains(_ rank: Int) -> Bool { self[rank >> 6] >> UInt64(rank & 63) & 1 != 0 }

  /// How many ranks are handed on together: a kilobyte, for which the standard library takes no memory from the
  /// heap.
  private static let ranksAtOnce = 256
  private static let wordsAtOnce = 64

  /// Calls `body` with the ranks in a run of words, ascending, many at a time, for as long as it says yes.
  @inline(__always)
  func forEachRun(inWords words: Range<Int>, _ body: (Span<UInt32>) -> Bool) {
    precondition(words.lowerBound >= 0 && words.upperBound <= wordCount)
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.ranksAtOnce) { ranks in
      guard let start = ranks.baseAddress else { return }
      var word = words.lowerBound
      while word < words.upperBound {
        let count = unsafe perfume_bits_places(
          memory.start,
          &word,
          words.upperBound,
          start,
          Self.ranksAtOnce
        )
        guard body(unsafe UnsafeBufferPointer(start: start, count: count).span) else { return }
      }
    }
  }

  /// The ranks from the one at `offset` on, `limit` at most.
  func ranks(offset: Int, limit: Int) -> [Int] {
    var (first, rest) = words(before: offset)
    var ranks: [Int] = []
    forEachRun(inWords: first..<wordCount) { run in
      for index in min(rest, run.count)..<run.count where ranks.count < limit {
        ranks.append(Int(run[index]))
      }
      rest -= min(rest, run.count)
      return ranks.count < limit
    }
    return ranks
  }

  /// Words that can be passed over on the way to the rank at a place, since to count ranks is less work than
  /// to hand them on; how many more there are before it behind them.
  private func words(before place: Int) -> (count: Int, rest: Int) {
    var (words, rest) = (0, place)
    while words < wordCount {
      let next = min(Self.wordsAtOnce, wordCount - words)
      let count = unsafe perfume_bits_count(memory.start + words, next)
      guard count <= rest else { break }
      words += next
      rest -= count
    }
    return (words, rest)
  }
}

// MARK: - Whole sets

extension RankBits {
  /// How many perfumes it has.
  var count: Int { unsafe perfume_bits_count(memory.start, memory.count) }

  /// How many perfumes are in both.
  func countInCommon(with other: RankBits) -> Int {
    precondition(other.wordCount == wordCount)
    return unsafe perfume_bits_count_common(memory.start, other.memory.start, memory.count)
  }

  /// How many of the perfumes with these ranks it has.
  ///
  /// Does not look whether there are perfumes with these ranks, which would take longer than to count: who
  /// made the list has seen to that.
  func count(of ranks: ArraySlice<UInt32>) -> Int {
    unsafe ranks.withUnsafeBufferPointer { ranks in
      guard let first = ranks.baseAddress else { return 0 }
      return unsafe perfume_bits_count_at(memory.start, first, ranks.count)
    }
  }

  /// The perfumes of a catalogue of this many that it does not have.
  func complement(of perfumes: Int) -> RankBits {
    let complement = WordMemory(count: wordCount)
    for index in 0..<wordCount { unsafe complement.start[index] = ~self[index] }
    if perfumes & 63 != 0 {
      unsafe complement.start[wordCount - 1] &= 1 << UInt64(perfumes & 63) - 1
    }
    return RankBits(complement)
  }

  /// What the set has without some ranks.
  func subtracting(_ ranks: [UInt32]) -> RankBits {
    let rest = WordMemory(count: wordCount)
    unsafe rest.start.update(from: memory.start, count: wordCount)
    var words = unsafe MutableSpan(_unsafeStart: rest.start, count: rest.count)
    for rank in ranks { words[Int(rank >> 6)] &= ~(1 << UInt64(rank & 63)) }
    return RankBits(rest)
  }

  /// What any of the sets has, in a catalogue of this many perfumes.
  static func union(_ sets: [RankSet], of perfumes: Int) -> RankBits {
    let union = WordMemory(zeros: wordCount(perfumes))
    for set in sets {
      switch set {
      case .list(let ranks): insert(ranks, into: union)
      case .bits(let bits, _):
        precondition(bits.wordCount == union.count)
        unsafe perfume_bits_unite(union.start, bits.memory.start, union.count)
      }
    }
    return RankBits(union)
  }

  /// What all of the sets have, one at least, and how many perfumes that is.
  static func intersection(_ sets: [RankBits]) -> (set: RankBits, count: Int) {
    let matches = WordMemory(count: commonWordCount(sets))
    let count = withExtendedLifetime(sets) {
      unsafe perfume_bits_intersect(
        matches.start,
        sets.map { unsafe UnsafePointer($0.memory.start) },
        sets.count,
        matches.count
      )
    }
    return (RankBits(matches), count)
  }

  /// What all of the sets have, two at least, and for each that is asked for what all the others have but
  /// it has not.
  static func nearMisses(
    _ sets: [RankBits],
    missing isWanted: [Bool]
  ) -> (matches: RankSet, misses: [RankSet?]) {
    precondition(sets.count >= 2 && isWanted.count == sets.count)
    let matches = WordMemory(count: commonWordCount(sets))
    let misses = isWanted.map { $0 ? WordMemory(count: matches.count) : nil }
    var counts = [Int](repeating: 0, count: sets.count + 1)
    withExtendedLifetime((sets, misses)) {
      unsafe perfume_bits_near_misses(
        misses.map { unsafe $0?.start },
        sets.map { unsafe UnsafePointer($0.memory.start) },
        sets.count,
        matches.count,
        matches.start,
        &counts
      )
    }
    return (
      .bits(RankBits(matches), count: counts[sets.count]),
      zip(misses, counts).map { memory, count in
        memory.map { .bits(RankBits($0), count: count) }
      }
    )
  }

  private static func commonWordCount(_ sets: [RankBits]) -> Int {
    let wordCount = sets.first?.wordCount ?? 0
    precondition(!sets.isEmpty && sets.allSatisfy { $0.wordCount == wordCount })
    return wordCount
  }
}
