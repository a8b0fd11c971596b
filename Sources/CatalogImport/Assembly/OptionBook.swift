package import Catalog

/// The options of one kind that an import has met, one for all spellings of a name.
package struct OptionBook: Sendable {
  /// One option.
  package struct Entry: Sendable {
    package let id: Int
    /// The spelling met most often, the first of those that tie.
    package fileprivate(set) var name: String
    package let englishName: String?
    package let koreanName: String?
    /// Of the series that an ingredient belongs to, as its kind numbers them.
    package fileprivate(set) var series = 0
    /// How many perfumes' lists it was met in.
    package fileprivate(set) var count = 0
    fileprivate var bestSpelling = 0
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

  /// Starts without options; new ones get ids from `nextID` on, which are above all that were ever given.
  package init(nextID: Int = 1) { freshIDs = FreshIDs(from: nextID) }

  /// Makes known an option of the catalogue that is replaced.
  package mutating func remember(_ option: some CatalogNamed, id: Int) {
    for name in option.names where previous[SearchKey(name).text] == nil {
      previous[SearchKey(name).text] = id
    }
  }

  /// Makes an entry of an option that is to stay, whether a file has it or not.
  mutating func introduce(_ option: some CatalogNamed, id: Int, series: Int = 0) {
    let place = entries.count
    var entry = Entry(
      id: id,
      name: option.name,
      englishName: option.englishName,
      koreanName: option.koreanName
    )
    entry.series = series
    entry.bestSpelling = spellings.count
    // What stands in the files is met by its key, and by this text only when it is written so.
    spellings.append(Spelling(entry: place, name: option.name, count: 0))
    entries.append(entry)
    keptIDs.insert(id)
    for name in option.names where byKey[SearchKey(name).text] == nil {
      byKey[SearchKey(name).text] = place
    }
  }

  /// Makes an entry of an option that another catalogue has, under its id there where that is above all that
  /// were given; none when it is known already.
  mutating func learn(_ option: some CatalogNamed, id: Int) -> Int? {
    let option = PerfumeDraft.Option(option)
    let (entry, isNew) = meet(option, writtenAs: option.name, preferring: id)
    // Nothing has it yet.
    entries[entry].count -= 1
    if let spelling = bySpelling[option.name] { spellings[spelling].count -= 1 }
    return isNew ? entry : nil
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
      // Its name in the other language does not become its name.
      let isSpelling = SearchKey(entries[entry].name).text == key
      let name = isSpelling ? option.name : entries[entry].name
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
