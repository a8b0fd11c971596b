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
  private var previous: [String: PreviousOption] = [:]
  private var usedIDs: Set<Int> = []
  /// The id that the next new option is given.
  package private(set) var nextID: Int

  /// What stays of an option from one import to the next.
  package struct PreviousOption: Hashable, Sendable {
    package let id: Int
    package let englishName: String?
    package let koreanName: String?

    /// Makes the value from its parts.
    package init(id: Int, englishName: String?, koreanName: String?) {
      self.id = id
      self.englishName = englishName
      self.koreanName = koreanName
    }
  }

  /// Starts without options.
  package init(nextID: Int = 1) { self.nextID = nextID }

  /// Makes known an option of the catalogue that is replaced.
  package mutating func remember(_ option: some CatalogNamed, id: Int) {
    let kept = PreviousOption(
      id: id,
      englishName: option.englishName,
      koreanName: option.koreanName
    )
    for name in option.names where previous[SearchKey(name).text] == nil {
      previous[SearchKey(name).text] = kept
    }
    nextID = max(nextID, id + 1)
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
    usedIDs.insert(id)
    nextID = max(nextID, id + 1)
    for name in option.names where byKey[SearchKey(name).text] == nil {
      byKey[SearchKey(name).text] = place
    }
  }

  /// Makes an entry of an option that will be met under this very name; none when it is known already.
  mutating func learn(_ option: PerfumeDraft.Option) -> Int? {
    let (entry, isNew) = meet(option, writtenAs: option.name)
    // Nothing has it yet.
    entries[entry].count -= 1
    if let spelling = bySpelling[option.name] { spellings[spelling].count -= 1 }
    return isNew ? entry : nil
  }

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
  mutating func meet(_ option: PerfumeDraft.Option, writtenAs text: String) -> (entry: Int, isNew: Bool) {
    let key = SearchKey(option.name).text
    if let entry = byKey[key] ?? option.englishName.flatMap({ byKey[SearchKey($0).text] }) {
      bySpelling[text] = spellings.count
      // Another name of it, not another spelling, does not become its name: perfumes are found by the first.
      let isSpelling = SearchKey(entries[entry].name).text == key
      let name = isSpelling ? option.name : entries[entry].name
      spellings.append(Spelling(entry: entry, name: name, count: 0))
      return (count(spellings.count - 1), false)
    }
    let kept = previous[key] ?? option.englishName.flatMap { previous[SearchKey($0).text] }
    var entry = Entry(
      id: kept?.id ?? nextID,
      name: option.name,
      englishName: option.englishName,
      koreanName: option.koreanName
    )
    // An id that two names of the old catalogue led to is given to the first of them.
    if usedIDs.contains(entry.id) {
      entry = Entry(id: nextID, name: option.name, englishName: option.englishName, koreanName: option.koreanName)
    }
    if entry.id == nextID { nextID += 1 }
    usedIDs.insert(entry.id)
    entry.count = 1
    entry.bestSpelling = spellings.count
    bySpelling[text] = spellings.count
    spellings.append(Spelling(entry: entries.count, name: option.name, count: 1))
    entries.append(entry)
    for name in [option.name, option.englishName, option.koreanName].compactMap(\.self) where byKey[SearchKey(name).text] == nil {
      byKey[SearchKey(name).text] = entries.count - 1
    }
    return (entries.count - 1, true)
  }

  /// Says which series an ingredient belongs to.
  mutating func setSeries(_ series: Int, of entry: Int) { entries[entry].series = series }
}
