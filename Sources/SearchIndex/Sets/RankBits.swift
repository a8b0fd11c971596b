private import CSearchKernels

/// A set of perfumes by their ranks: a bit for each perfume of the catalogue, and none beyond.
struct RankBits: Sendable {
  private let memory: WordMemory

  /// The lowest bit of the first word is that of rank 0.
  var words: [UInt64] { memory.words }

  /// Takes words in which no bit is set for a rank that there is not.
  init(words: [UInt64]) { memory = WordMemory(words) }

  /// The perfumes of some lists, of which one may be in several, in a catalogue of this many.
  init(perfumes: Int, lists: [[UInt32]]) {
    var words = WordMemory.zeros(Self.wordCount(perfumes))
    for ranks in lists { Self.insert(ranks, into: &words) }
    self.init(words: words)
  }

  private static func insert(_ ranks: [UInt32], into words: inout [UInt64]) {
    var words = words.mutableSpan
    for rank in ranks { words[Int(rank >> 6)] |= 1 << UInt64(rank & 63) }
  }

  /// How many words a set has in a catalogue of this many perfumes.
  static func wordCount(_ perfumes: Int) -> Int { (perfumes + 63) / 64 }

  /// Whether the perfume is in the set.
  func contains(_ rank: Int) -> Bool { words[rank >> 6] >> UInt64(rank & 63) & 1 != 0 }

  /// Calls `body` with each rank, ascending, for as long as it says yes.
  @inline(__always)
  func forEach(_ body: (Int) -> Bool) {
    for (index, word) in words.enumerated() where word != 0 {
      var rest = word
      repeat {
        guard body(index << 6 | rest.trailingZeroBitCount) else { return }
        rest &= rest &- 1
      } while rest != 0
    }
  }
}

// MARK: - Whole sets

extension RankBits {
  /// How many perfumes it has.
  var count: Int {
    unsafe words.withUnsafeBufferPointer { words in
      guard let start = words.baseAddress else { return 0 }
      return unsafe perfume_bits_count(start, words.count)
    }
  }

  /// How many perfumes are in both.
  func countInCommon(with other: RankBits) -> Int {
    precondition(words.count == other.words.count)
    return unsafe words.withUnsafeBufferPointer { words in
      unsafe other.words.withUnsafeBufferPointer { others in
        guard let start = words.baseAddress, let other = others.baseAddress else { return 0 }
        return unsafe perfume_bits_count_common(start, other, words.count)
      }
    }
  }

  /// What any of the sets or lists has, in a catalogue of this many perfumes.
  static func union(_ sets: [RankBits], _ lists: [[UInt32]], of perfumes: Int) -> RankBits {
    guard let first = sets.first else { return RankBits(perfumes: perfumes, lists: lists) }
    let count = commonWordCount(sets)
    var union = WordMemory.words(count)
    unsafe union.withUnsafeMutableBufferPointer { union in
      guard let start = union.baseAddress else { return }
      unsafe first.words.withUnsafeBufferPointer { first in
        if let first = first.baseAddress { unsafe start.update(from: first, count: count) }
      }
      for set in sets.dropFirst() {
        unsafe set.words.withUnsafeBufferPointer { set in
          if let set = set.baseAddress { unsafe perfume_bits_unite(start, set, count) }
        }
      }
    }
    for ranks in lists { insert(ranks, into: &union) }
    return RankBits(words: union)
  }

  /// What all of the sets have, one at least, and how many perfumes that is.
  static func intersection(_ sets: [RankBits]) -> (set: RankBits, count: Int) {
    let wordCount = commonWordCount(sets)
    var count = 0
    var words = WordMemory.words(wordCount)
    unsafe words.withUnsafeMutableBufferPointer { into in
      guard let start = into.baseAddress else { return }
      unsafe withPointers(sets, []) { pointers in
        count = unsafe perfume_bits_intersect(start, pointers, pointers.count, wordCount)
      }
    }
    return (RankBits(words: words), count)
  }

  /// What all of the sets have, two at least, and for each that is asked for what all the others have but
  /// it has not.
  static func nearMisses(
    _ sets: [RankBits],
    missing isWanted: [Bool]
  ) -> (matches: RankBits, misses: [RankBits?]) {
    let wordCount = commonWordCount(sets)
    precondition(sets.count >= 2 && isWanted.count == sets.count)
    var misses: [RankBits?] = []
    var matches = WordMemory.words(wordCount)
    unsafe matches.withUnsafeMutableBufferPointer { into in
      guard let start = into.baseAddress else { return }
      unsafe withPointers(sets, []) { sets in
        misses = unsafe made(isWanted[...], wordCount, []) { misses in
          unsafe perfume_bits_near_misses(start, misses, sets, sets.count, wordCount)
        }
      }
    }
    return (RankBits(words: matches), misses)
  }

  /// A set for each that is wanted, of words that `body` fills, which is given where they are.
  private static func made(
    _ isWanted: ArraySlice<Bool>,
    _ wordCount: Int,
    _ pointers: [UnsafeMutablePointer<UInt64>?],
    _ body: ([UnsafeMutablePointer<UInt64>?]) -> Void
  ) -> [RankBits?] {
    guard let isFirstWanted = isWanted.first else {
      unsafe body(pointers)
      return []
    }
    guard isFirstWanted else {
      return unsafe [nil] + made(isWanted.dropFirst(), wordCount, pointers + [nil], body)
    }
    var others: [RankBits?] = []
    var words = WordMemory.words(wordCount)
    unsafe words.withUnsafeMutableBufferPointer { into in
      others = unsafe made(isWanted.dropFirst(), wordCount, pointers + [into.baseAddress], body)
    }
    return [RankBits(words: words)] + others
  }

  private static func commonWordCount(_ sets: [RankBits]) -> Int {
    let wordCount = sets.first?.words.count ?? 0
    precondition(!sets.isEmpty && sets.allSatisfy { $0.words.count == wordCount })
    return wordCount
  }

  /// Calls `body` with where the words of each set are, which they stay until it ends.
  private static func withPointers(
    _ sets: [RankBits],
    _ pointers: [UnsafePointer<UInt64>],
    _ body: ([UnsafePointer<UInt64>]) -> Void
  ) {
    guard unsafe pointers.count < sets.count else { return unsafe body(pointers) }
    unsafe sets[pointers.count].words.withUnsafeBufferPointer { words in
      guard let start = words.baseAddress else { return }
      unsafe withPointers(sets, pointers + [start], body)
    }
  }
}

extension RankBits {
  /// The perfumes of a catalogue of this many that it does not have.
  func complement(of perfumes: Int) -> RankBits {
    var complement = WordMemory.words(words.count)
    let words = words.span
    var inverted = complement.mutableSpan
    for index in words.indices { inverted[index] = ~words[index] }
    if perfumes & 63 != 0 { complement[words.count - 1] &= 1 << UInt64(perfumes & 63) - 1 }
    return RankBits(words: complement)
  }

  /// The ranks from the one at `offset` on, `limit` at most.
  func ranks(offset: Int, limit: Int) -> [Int] {
    var ranks: [Int] = []
    var passed = 0
    for (index, word) in words.enumerated() where word != 0 {
      let count = word.nonzeroBitCount
      defer { passed += count }
      guard passed + count > offset else { continue }
      var rest = word
      for place in passed..<(passed + count) {
        if place >= offset { ranks.append(index << 6 | rest.trailingZeroBitCount) }
        if ranks.count == limit { return ranks }
        rest &= rest &- 1
      }
    }
    return ranks
  }
}
