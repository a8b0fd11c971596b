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
  private(set) var overrides: Set<String> = []
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

  /// Files a note under a name; what a caller gave stays, else the first.
  private mutating func know(_ note: Note, _ key: String) {
    guard !key.isEmpty else { return }
    let words = NoteWords.words(key).joined(separator: " ")
    let goesFirst = overrides.contains(key)
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

  private mutating func index(of made: Series, named names: [String]) -> Int {
    for name in names { if let index = seriesByKey[SearchKey(name).text] { return index } }
    series.append(made)
    know(made, at: series.count - 1)
    return series.count - 1
  }

  /// The place of the series of what nothing is known of.
  package var otherSeries: Int { seriesByKey[SearchKey("Other").text] ?? 0 }

  /// Takes what a table says of notes before what is known already.
  ///
  /// Its columns are found by meaning: one for the note, one for the series; rows without either are passed
  /// over. Returns how many rows were taken.
  package mutating func add(_ reader: some RecordReader) throws(ImportFailure) -> Int {
    var reader = reader
    var taken = 0
    var columns: (note: Int, series: Int)?
    while let record = try reader.next() {
      if columns == nil { columns = try Self.columns(reader.columns) }
      guard let columns, let note = record[columns.note].plainText.flatMap(CellText.meaningful),
        let name = record[columns.series].plainText.flatMap(CellText.meaningful)
      else { continue }
      let key = SearchKey(note).text
      let known = notes[key]
      overrides.insert(key)
      know(
        Note(
          series: index(ofSeries: name),
          englishName: known?.englishName,
          koreanName: known?.koreanName
        ),
        key
      )
      taken += 1
    }
    return taken
  }

  private static let noteColumns = [
    "note", "notes", "note name", "ingredient", "ingredients", "name", "노트", "원료", "향료", "재료", "이름",
    "香料", "气味", "нота", "ноты",
  ]
  static let seriesColumns = [
    "series", "family", "class", "group", "note group", "category", "type", "계열", "시리즈", "분류", "香调",
    "类", "группа", "семейство",
  ]

  private static func columns(_ names: [String]) throws(ImportFailure) -> (note: Int, series: Int) {
    let keys = names.map { HeaderKey($0).words }
    let find = { (wanted: [String]) in wanted.lazy.compactMap { keys.firstIndex(of: $0) }.first }
    guard let note = find(noteColumns), let series = find(seriesColumns) else {
      let listed = names.map { "'\($0)'" }.joined(separator: ", ")
      throw ImportFailure(
        line: 1,
        reason: Text(
          english:
            "a table of series needs the columns 'note' and 'series'; its columns are \(listed)",
          korean: "계열 표에는 'note'와 'series' 열이 필요합니다. 있는 열: \(listed)"
        ),
        endsReading: true
      )
    }
    return (note, series)
  }
}
