internal import Catalog
private import Synchronization

/// Finds options by id and by what people type.
///
/// Each part is made when it is first needed, and shared by all copies of a list: to fold some thousand
/// names takes longer than to search a catalogue.
final class OptionIndex<Option: CatalogOption>: Sendable {
  /// An option with its names as they are typed.
  struct Named: Sendable {
    let option: Option
    let keys: [SearchKey]
    /// Every run of neighbouring words, written as one: "malonelondon" of Jo Malone London.
    let wordRuns: [String]
  }

  private struct Spellings {
    var named: [Named] = []
    /// Where those are whose name is spelt so, without spaces and dashes.
    var whole: [String: [Int]] = [:]
    /// Where those are that have this run of words.
    var wordRuns: [String: [Int]] = [:]
  }

  private let options: [Option]
  /// How often a name was looked for.
  private let asked = Atomic<Int>(0)
  private let ids: Later<[Option.ID: Int]>
  private let names: Later<[String: [Int]]>
  private let spellings: Later<Spellings>

  init(of options: [Option]) {
    self.options = options
    ids = Later {
      Dictionary(
        options.enumerated().map { ($1.id, $0) },
        uniquingKeysWith: { first, _ in first }
      )
    }
    names = Later {
      var names: [String: [Int]] = [:]
      for (place, option) in options.enumerated() {
        for name in option.names { names[name, default: []].append(place) }
      }
      return names
    }
    spellings = Later { Self.spellings(of: options) }
  }

  /// All, in the order of the options.
  var named: [Named] { spellings.value.named }

  subscript(id: Option.ID) -> Option? { ids.value[id].map { options[$0] } }

  /// Those that have this name to the letter.
  func named(_ name: String) -> [Option] {
    // To look for a few names among all takes less time than to make a table of all.
    guard asked.add(1, ordering: .relaxed).newValue > 16 else {
      return options.filter { $0.isNamed(name) }
    }
    return (names.value[name] ?? []).map { options[$0] }
  }

  /// Those that have a name with this key; else those that are spelt so but for spaces and dashes.
  func called(_ key: SearchKey) -> [Option] {
    let spellings = spellings.value
    let spelt = (spellings.whole[key.squeezed] ?? []).map { spellings.named[$0] }
    let exact = spelt.filter { $0.keys.contains(key) }
    return (exact.isEmpty ? spelt : exact).map(\.option)
  }

  /// Those that have a run of words which is spelt so.
  func holding(words: String) -> [Option] {
    (spellings.value.wordRuns[words] ?? []).map { options[$0] }
  }

  private static func spellings(of options: [Option]) -> Spellings {
    var made = Spellings()
    for (place, option) in options.enumerated() {
      let keys = option.keys
      let runs = keys.flatMap(\.wordRuns)
      for name in Set(keys.map(\.squeezed)) { made.whole[name, default: []].append(place) }
      for run in Set(runs) { made.wordRuns[run, default: []].append(place) }
      made.named.append(Named(option: option, keys: keys, wordRuns: runs))
    }
    return made
  }
}

/// A value that is made when it is first asked for.
private final class Later<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made: Mutex<Value?> = Mutex(nil)

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value {
    made.withLock { made in
      if let made { return made }
      let new = make()
      made = new
      return new
    }
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
