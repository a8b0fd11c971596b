import Catalog

/// Knows the series of notes, by their names in English and Korean.
package struct NoteTable: Sendable {
  /// A series by what it is called.
  package struct Series: Hashable, Sendable {
    package let name: String
    package let koreanName: String?
  }

  /// What is known of a note.
  package struct Match: Hashable, Sendable {
    /// The place of the series in `series`.
    package let series: Int
    /// What the table calls the very note, which may go by another name here; none where only the word that
    /// it is named after is known.
    package let knownName: String?
    package let koreanName: String?
  }

  struct Note {
    let series: Int
    let englishName: String?
    let koreanName: String?
  }

  /// In the order in which a filter shows them; what nothing is known of goes to the last.
  package private(set) var series: [Series]
  /// By search key.
  private(set) var notes: [String: Note] = [:]
  /// By the words of the search key, parted by spaces.
  private(set) var notesByWords: [String: Note] = [:]
  /// What the tables of a caller say, by search key, and how many of them there are.
  private(set) var given: [String: GivenSeries] = [:]
  var givenTables = 0
  private var seriesByKey: [String: Int] = [:]

  /// Reads the two tables: `name,korean_name` of the series, and `note,series,korean_name,aliases` of the
  /// notes, whose aliases are parted by semicolons.
  package init(series: some RecordReader, notes: some RecordReader) throws(ImportFailure) {
    self.series = []
    try series.forEachRow(["name", "korean_name"]) { cells in
      self.series.append(Series(name: cells[0], koreanName: cells[1].isEmpty ? nil : cells[1]))
    }
    for (index, series) in self.series.enumerated() { know(series, at: index) }
    let columns = ["note", "series", "korean_name", "aliases"]
    try notes.forEachRow(columns) { cells in
      guard let series = seriesByKey[SearchKey(cells[1]).text] else { return }
      let korean = cells[2].isEmpty ? nil : cells[2]
      let note = Note(series: series, englishName: cells[0], koreanName: korean)
      know(note, SearchKey(cells[0]).text)
      know(note, SearchKey(cells[2]).text)
      for name in cells[3].split(separator: ";") { know(note, SearchKey(String(name)).text) }
    }
  }

  /// Puts what has a key into the series that a caller gave, whatever the table says.
  mutating func override(_ key: String, _ series: GivenSeries) {
    let known = notes[key]
    given[key] = series
    know(
      Note(series: series.place, englishName: known?.englishName, koreanName: known?.koreanName),
      key
    )
  }

  /// Files a note under a name; what a caller gave stays, else the first.
  private mutating func know(_ note: Note, _ key: String) {
    guard !key.isEmpty else { return }
    let words = NoteWords.words(key).joined(separator: " ")
    let goesFirst = given[key] != nil
    if goesFirst || notes[key] == nil { notes[key] = note }
    if goesFirst || notesByWords[words] == nil { notesByWords[words] = note }
  }

  private mutating func know(_ series: Series, at index: Int) {
    for name in [series.name, series.koreanName].compactMap(\.self) {
      seriesByKey[SearchKey(name).text] = index
    }
  }

  /// The place of the series called `name`, which is made when there is none.
  package mutating func index(ofSeries name: String) -> Int {
    index(of: Series(name: name, koreanName: nil), named: [name])
  }

  /// The place of a series that a catalogue has, which is made when there is none.
  mutating func index(of series: Catalog.Series) -> Int {
    let korean = series.koreanName ?? (series.englishName == nil ? nil : series.name)
    return index(
      of: Series(name: series.englishName ?? series.name, koreanName: korean),
      named: series.names
    )
  }

  /// The place of the series called `name`; none when there is none.
  func place(ofSeries name: String) -> Int? { seriesByKey[SearchKey(name).text] }

  private mutating func index(of made: Series, named names: [String]) -> Int {
    for name in names { if let place = place(ofSeries: name) { return place } }
    series.append(made)
    know(made, at: series.count - 1)
    return series.count - 1
  }

  /// The place of the series of what nothing is known of.
  package var otherSeries: Int { seriesByKey[SearchKey("Other").text] ?? 0 }
}
