package import Catalog

/// The options of one kind that an import has met, one for all spellings of a name.
package struct OptionBook: Sendable {
  /// One option.
  package struct Entry: Sendable {
    package let id: Int
    /// The spelling met most often, the first of those that tie.
    package fileprivate(set) var name: String
    package fileprivate(set) var englishName: String?
    package fileprivate(set) var koreanName: String?
    /// Of the series that an ingredient belongs to, as its kind numbers them.
    package fileprivate(set) var series = 0
    /// How many perfumes' lists it was met in.
    package fileprivate(set) var count = 0
    fileprivate var bestSpelling = 0
    /// Whether it is called as the files do, and not as another catalogue has it.
    fileprivate var isNamedByFiles = false
    /// Names that only a table gave, until a file has one in that language.
    fileprivate var isEnglishNameOfTable = false
    fileprivate var isKoreanNameOfTable = false
  }

  private struct Spelling {
    let entry: Int
    let name: String
    var count: Int
  }

  package private(set) var entries: [Entry] = []
  private var byKey: [String: Int] = [:]
  private var spellings: [Spelling] = []
  /// What texts were found to be, as the files write them; most are met again and again.
  private var bySpelling: [String: Int] = [:]
  /// Ids of the catalogue that is replaced, by search key.
  private var previous: [String: Int] = [:]
  /// Those of them that have been given again.
  private var keptIDs: Set<Int> = []
  private var freshIDs: FreshIDs
  /// Places of entries by the ids that they were introduced under.
  private var introduced: [Int: Int] = [:]

  /// Starts without options; new ones get ids from `nextID` on, which are above all that were ever given.
  package init(nextID: Int = 1) { freshIDs = FreshIDs(from: nextID) }

  /// Makes known the options of the catalogue that is replaced; `alsoNamed` gives what else one of a name is
  /// called.
  package mutating func remember<Option: CatalogNamed & Identifiable>(
    _ options: [Option],
    alsoNamed: (String) -> [String] = { _ in [] }
  ) where Option.ID == Int {
    Self.file(options, alsoNamed, in: &previous) { options[$0].id }
  }

  /// Makes entries of options that are to stay, whether a file has them or not.
  mutating func introduce<Option: CatalogNamed & Identifiable>(
    _ options: [Option],
    alsoNamed: (String) -> [String] = { _ in [] }
  ) where Option.ID == Int {
    let first = entries.count
    for option in options {
      var entry = Entry(
        id: option.id,
        name: option.name,
        englishName: option.englishName,
        koreanName: option.koreanName
      )
      entry.bestSpelling = spellings.count
      // What stands in the files is met by its key, and by this text only when it is written so.
      spellings.append(Spelling(entry: entries.count, name: option.name, count: 0))
      introduced[option.id] = entries.count
      entries.append(entry)
      keptIDs.insert(option.id)
    }
    Self.file(options, alsoNamed, in: &byKey) { first + $0 }
  }

  /// The place of an entry that was introduced under an id.
  func entry(introducedAs id: Int) -> Int? { introduced[id] }

  /// Files options under their names: what is itself called so goes before what is in another language, and
  /// that before what a table calls so, as a catalogue may have two of what a table knows as one.
  private static func file<Option: CatalogNamed>(
    _ options: [Option],
    _ alsoNamed: (String) -> [String],
    in places: inout [String: Int],
    _ place: (Int) -> Int
  ) {
    for rank in 0..<3 {
      for (index, option) in options.enumerated() {
        let names = rank == 0 ? [option.name] : rank == 1 ? option.names : alsoNamed(option.name)
        for key in names.map({ SearchKey($0).text }) where places[key] == nil {
          places[key] = place(index)
        }
      }
    }
  }

  /// The place of the entry for an option that another catalogue has, made, where it is not known already, under
  /// its id there if that is above all that were given.
  mutating func learn(_ option: some CatalogNamed, id: Int) -> (entry: Int, isNew: Bool) {
    let option = PerfumeDraft.Option(option)
    let (entry, isNew) = meet(option, writtenAs: option.name, preferring: id)
    // Nothing has it yet.
    entries[entry].count -= 1
    if let spelling = bySpelling[option.name] { spellings[spelling].count -= 1 }
    return (entry, isNew)
  }

  /// Whether an option is called so, in whatever spelling.
  func knows(_ name: String) -> Bool { byKey[SearchKey(name).text] != nil }

  /// The spelling of a name met before, counted once more.
  mutating func meet(_ text: String) -> Int? {
    guard let spelling = bySpelling[text] else { return nil }
    return count(spelling)
  }

  private mutating func count(_ spelling: Int) -> Int {
    let entry = spellings[spelling].entry
    spellings[spelling].count += 1
    entries[entry].count += 1
    let best = entries[entry].bestSpelling
    if spelling != best, spellings[spelling].count > spellings[best].count {
      entries[entry].bestSpelling = spelling
      entries[entry].name = spellings[spelling].name
    }
    return entry
  }

  /// The place in `entries` of the option called `option.name`, which is `text` in the file; made when no
  /// spelling of it has been met.
  mutating func meet(
    _ option: PerfumeDraft.Option,
    writtenAs text: String,
    preferring preferredID: Int? = nil
  ) -> (entry: Int, isNew: Bool) {
    let key = SearchKey(option.name).text
    let otherKeys = option.otherNames.map { SearchKey($0).text }
    if let entry = byKey[key] ?? otherKeys.compactMap({ byKey[$0] }).first {
      bySpelling[text] = spellings.count
      let name = entries[entry].takeName(option, key)
      spellings.append(Spelling(entry: entry, name: name, count: 0))
      return (count(spellings.count - 1), false)
    }
    let kept = previous[key] ?? otherKeys.compactMap { previous[$0] }.first
    var entry = Entry(
      id: id(kept: kept, preferred: preferredID),
      name: option.name,
      englishName: option.englishName,
      koreanName: option.koreanName
    )
    entry.count = 1
    entry.isNamedByFiles = preferredID == nil
    entry.isEnglishNameOfTable = option.isEnglishNameOfTable
    entry.isKoreanNameOfTable = option.isKoreanNameOfTable
    entry.bestSpelling = spellings.count
    bySpelling[text] = spellings.count
    spellings.append(Spelling(entry: entries.count, name: option.name, count: 1))
    entries.append(entry)
    for other in [key] + otherKeys where byKey[other] == nil {
      byKey[other] = entries.count - 1
    }
    return (entries.count - 1, true)
  }

  /// The id of a new entry: that of the old catalogue, unless another name led to it before, else one that
  /// was never given.
  private mutating func id(kept: Int?, preferred: Int?) -> Int {
    if let kept, keptIDs.insert(kept).inserted { return kept }
    return freshIDs.take(preferring: preferred)
  }

  /// Says which series an ingredient belongs to.
  mutating func setSeries(_ series: Int, of entry: Int) { entries[entry].series = series }
}

extension OptionBook.Entry {
  /// What it is called where `option` stands for it, whose key is `key`.
  ///
  /// Its name in the other language does not become its name, but goes before the one that a table knows.
  fileprivate mutating func takeName(_ option: PerfumeDraft.Option, _ key: String) -> String {
    if SearchKey(name).text == key { return option.name }
    guard option.isInTable, isNamedByFiles else { return name }
    let isLatin = option.name.isInLatinLetters
    if isLatin == name.isInLatinLetters { return option.name }
    if isLatin, isEnglishNameOfTable {
      englishName = option.name
      isEnglishNameOfTable = false
    } else if !isLatin, isKoreanNameOfTable, option.name.hasHangul {
      koreanName = option.name
      isKoreanNameOfTable = false
    }
    return name
  }
}

extension String {
  /// Whether a syllable of Korean is in it.
  var hasHangul: Bool {
    unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }
}
