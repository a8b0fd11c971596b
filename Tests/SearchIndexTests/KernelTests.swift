import CSearchKernels
import CatalogTestSupport
import Testing

@testable import SearchIndex

@Suite("Inner loops in every kind of instructions that this processor has", .serialized)
struct KernelTests {
  /// Limits the loops to a kind for the time of `body`, which is left out where the processor lacks it.
  private func using(_ kind: perfume_kernels_kind, _ body: () -> Void) {
    defer { _ = perfume_kernels_limit(PERFUME_KERNELS_WIDEST) }
    if perfume_kernels_limit(kind) == kind { body() }
  }

  static let kinds = [PERFUME_KERNELS_PLAIN, PERFUME_KERNELS_WIDE, PERFUME_KERNELS_WIDEST]
  static let sizes = [1, 7, 8, 9, 157, 511, 512, 513, 1_600]

  @Test("Sets of words are joined and counted as word by word", arguments: kinds, sizes)
  func sets(kind: perfume_kernels_kind, size: Int) {
    var generator = SeededGenerator(seed: UInt64(size))
    let words = (0..<4).map { _ in (0..<size).map { _ in generator.next() | generator.next() } }
    let sets = words.map(RankBits.init(words:))
    let all = (0..<size).map { place in words.reduce(UInt64.max) { $0 & $1[place] } }
    let any = (0..<size).map { place in words.reduce(0) { $0 | $1[place] } }
    using(kind) {
      #expect(sets[0].count == words[0].bitCount)
      #expect(sets[0].countInCommon(with: sets[1]) == zip(words[0], words[1]).map(&).bitCount)
      let ranks = (0..<300).map { _ in UInt32.random(in: 0..<UInt32(size * 64), using: &generator) }
      let found = ranks.count { sets[0].contains(Int($0)) }
      #expect(sets[0].count(of: ranks[...]) == found)
      let (common, count) = RankBits.intersection(sets)
      #expect(common.allWords == all && count == all.bitCount)
      #expect(
        RankBits.union(sets.map { .bits($0, count: $0.count) }, of: size * 64).allWords == any
      )
      let (matches, misses) = RankBits.nearMisses(sets, missing: [true, false, true, true])
      #expect(matches.words == all && matches.count == all.bitCount && misses[1] == nil)
      for missed in [0, 2, 3] {
        let others = (0..<size).map { place in
          words.indices.reduce(~words[missed][place]) { $1 == missed ? $0 : $0 & words[$1][place] }
        }
        #expect(misses[missed]?.words == others, "without \(missed)")
        #expect(misses[missed]?.count == others.bitCount)
      }
    }
  }

  @Test(
    "The ranks of a set are those that were put in, few or many, from any word to any",
    arguments: kinds,
    sizes
  )
  func places(kind: perfume_kernels_kind, size: Int) {
    var generator = SeededGenerator(seed: UInt64(size))
    using(kind) {
      for share in [1, 2, 60, 5_000] {
        let ranks = (0..<UInt32(size * 64)).filter { _ in generator.once(in: share) }
        let set = RankBits(perfumes: size * 64, ranks)
        #expect(set.count == ranks.count)
        for words in [0..<size, (size / 3)..<size, 0..<(size / 2)] {
          var found: [UInt32] = []
          set.forEachRun(inWords: words) { run in
            for index in run.indices { found.append(run[index]) }
            return true
          }
          #expect(found == ranks.filter { words.contains(Int($0 / 64)) })
        }
      }
    }
  }

  @Test("A word is found at its first place, and nowhere in a text without it", arguments: kinds)
  func text(kind: perfume_kernels_kind) {
    var generator = SeededGenerator(seed: 5)
    using(kind) {
      for _ in 0..<3_000 {
        // Few letters, so that parts of the word are everywhere.
        let text = (0..<Int.random(in: 0...300, using: &generator)).map { _ in
          UInt8.random(in: 0x61...0x63, using: &generator)
        }
        let word = (0..<Int.random(in: 1...7, using: &generator)).map { _ in
          UInt8.random(in: 0x61...0x63, using: &generator)
        }
        let first = text.indices.first { text[$0...].starts(with: word) } ?? text.count
        #expect(unsafe perfume_text_find(text, text.count, word, word.count) == first)

        var starts: [UInt32] = [0]
        while let last = starts.last, last < text.count {
          starts.append(
            min(last + UInt32.random(in: 0...40, using: &generator), UInt32(text.count))
          )
        }
        let runs = (0..<(starts.count - 1)).filter { run in
          (starts[run]..<starts[run + 1]).contains { text[Int($0)...].starts(with: word) }
        }
        #expect(found(word, in: text, starts) == runs.map(UInt32.init))
      }
    }
  }
}

private func found(_ word: [UInt8], in text: [UInt8], _ starts: [UInt32]) -> [UInt32] {
  var runs = [UInt32](repeating: 0, count: starts.count)
  let count = unsafe perfume_text_find_runs(
    text,
    starts,
    starts.count - 1,
    word,
    word.count,
    &runs
  )
  return Array(runs.prefix(count))
}

extension RankBits {
  fileprivate var allWords: [UInt64] { (0..<wordCount).map { self[$0] } }
}

extension [UInt64] {
  fileprivate var bitCount: Int { reduce(0) { $0 + $1.nonzeroBitCount } }
}

extension RankSet {
  fileprivate var words: [UInt64]? {
    if case .bits(let bits, _) = self { bits.allWords } else { nil }
  }
}
