internal import Catalog
private import Synchronization

/// The names of some options in the forms in which people type them.
///
/// Made when they are first needed, and shared by all copies of a list: to fold some thousand names takes
/// longer than to search a catalogue.
final class OptionNames<Option: CatalogOption>: Sendable {
  /// An option with its names as they are typed.
  struct Named: Sendable {
    let option: Option
    let keys: [SearchKey]
    /// Every run of neighbouring words, written as one: "malonelondon" of Jo Malone London.
    let wordRuns: [String]
  }

  private struct Made {
    var named: [Named] = []
    /// Where those are whose name is spelt so, without spaces and dashes.
    var spellings: [String: [Int]] = [:]
    /// Where those are that have this run of words.
    var wordRuns: [String: [Int]] = [:]
  }

  private let options: [Option]
  private let made: Mutex<Made?> = Mutex(nil)

  init(of options: [Option]) { self.options = options }

  /// All, in the order of the options.
  var named: [Named] { whole.named }

  /// Those that have a name with this key; else those that are spelt so but for spaces and dashes.
  func called(_ key: SearchKey) -> [Option] {
    let whole = whole
    let spelt = (whole.spellings[key.squeezed] ?? []).map { whole.named[$0] }
    let exact = spelt.filter { $0.keys.contains(key) }
    return (exact.isEmpty ? spelt : exact).map(\.option)
  }

  /// Those that have a run of words which is spelt so.
  func holding(words: String) -> [Option] {
    let whole = whole
    return (whole.wordRuns[words] ?? []).map { whole.named[$0].option }
  }

  private var whole: Made {
    made.withLock { made in
      if let made { return made }
      let new = Self.make(options)
      made = new
      return new
    }
  }

  private static func make(_ options: [Option]) -> Made {
    var made = Made()
    for (place, option) in options.enumerated() {
      let keys = option.keys
      let runs = keys.flatMap(\.wordRuns)
      for spelling in Set(keys.map(\.squeezed)) {
        made.spellings[spelling, default: []].append(place)
      }
      for run in Set(runs) { made.wordRuns[run, default: []].append(place) }
      made.named.append(Named(option: option, keys: keys, wordRuns: runs))
    }
    return made
  }
}

extension SearchKey {
  /// Without spaces and dashes.
  var squeezed: String { text.squeezed }

  /// Every run of neighbouring words, written as one.
  fileprivate var wordRuns: [String] {
    let words = words
    return words.indices.flatMap { start in
      (start..<words.count).map { words[start...$0].joined().squeezed }
    }
  }
}

extension String {
  fileprivate var squeezed: String { filter { $0 != " " && $0 != "-" } }
}
