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
    /// The note's own names, where the very note is known and not only the word that it is named after.
    package let englishName: String?
    package let koreanName: String?
  }

  private struct Note {
    let series: Int
    let englishName: String?
    let koreanName: String?
  }

  /// In the order in which a filter shows them; what nothing is known of goes to the last.
  package private(set) var series: [Series]
  private var notes: [String: Note] = [:]
  private var overrides: Set<String> = []
  private var seriesByKey: [String: Int] = [:]

  /// Reads the two tables: `name,korean_name` of the series, and `note,series,korean_name,aliases` of the
  /// notes, whose aliases are parted by semicolons.
  package init(series: some RecordReader, notes: some RecordReader) throws(ImportFailure) {
    self.series = []
    try Self.forEachRow(of: series, ["name", "korean_name"]) { cells in
      self.series.append(Series(name: cells[0], koreanName: cells[1].isEmpty ? nil : cells[1]))
    }
    for (index, series) in self.series.enumerated() { know(series, at: index) }
    let columns = ["note", "series", "korean_name", "aliases"]
    try Self.forEachRow(of: notes, columns) { cells in
      guard let series = seriesByKey[SearchKey(cells[1]).text] else { return }
      let korean = cells[2].isEmpty ? nil : cells[2]
      let note = Note(series: series, englishName: cells[0], koreanName: korean)
      for name in [cells[0], cells[2]] + cells[3].split(separator: ";").map(String.init) {
        let key = SearchKey(name).text
        if !key.isEmpty, self.notes[key] == nil { self.notes[key] = note }
      }
    }
  }

  /// How many names of notes it knows.
  package var nameCount: Int { notes.count }

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
      notes[key] = Note(
        series: index(ofSeries: name),
        englishName: known?.englishName,
        koreanName: known?.koreanName
      )
      overrides.insert(key)
      taken += 1
    }
    return taken
  }

  private static let noteColumns = [
    "note", "notes", "note name", "ingredient", "ingredients", "name", "노트", "원료", "향료", "재료", "이름", "香料", "气味", "нота", "ноты",
  ]
  static let seriesColumns = [
    "series", "family", "class", "group", "note group", "category", "type", "계열", "시리즈", "분류", "香调", "类", "группа", "семейство",
  ]

  private static func columns(_ names: [String]) throws(ImportFailure) -> (note: Int, series: Int) {
    let keys = names.map { HeaderKey($0).words }
    let find = { (wanted: [String]) in wanted.lazy.compactMap { keys.firstIndex(of: $0) }.first }
    guard let note = find(noteColumns), let series = find(seriesColumns) else {
      let listed = names.map { "'\($0)'" }.joined(separator: ", ")
      throw ImportFailure(
        line: 1,
        reason: Text(
          english: "a table of series needs the columns 'note' and 'series'; its columns are \(listed)",
          korean: "계열 표에는 'note'와 'series' 열이 필요합니다. 있는 열: \(listed)"
        ),
        endsReading: true
      )
    }
    return (note, series)
  }

  private static func forEachRow(
    of reader: some RecordReader,
    _ columns: [String],
    _ body: ([String]) -> Void
  ) throws(ImportFailure) {
    var reader = reader
    while let record = try reader.next() {
      let names = reader.columns
      body(columns.map { name in names.firstIndex(of: name).flatMap { record[$0].plainText } ?? "" })
    }
  }
}

extension NoteTable {
  /// What is known of the note called `name`: by its whole name, without what stands in brackets, then by
  /// the word or words in it that name a note, from the last ("Calabrian bergamot").
  package func match(_ name: String) -> Match? {
    let key = SearchKey(name).text
    if let note = notes[key] { return Self.match(note) }
    let bare = Self.withoutBrackets(key)
    if bare != key, let note = notes[bare] { return Self.match(note) }
    guard let series = headWord(bare.isEmpty ? key : bare) ?? headWord(key) else { return nil }
    return Match(series: series, englishName: nil, koreanName: nil)
  }

  /// Whether a table that the caller gave says of the very note which series it is of.
  package func isOverridden(_ name: String) -> Bool {
    !overrides.isEmpty && overrides.contains(SearchKey(name).text)
  }

  private static func match(_ note: Note) -> Match {
    Match(series: note.series, englishName: note.englishName, koreanName: note.koreanName)
  }

  private static func withoutBrackets(_ key: String) -> String {
    var depth = 0
    var bare = ""
    for character in key {
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth = max(0, depth - 1)
      default: if depth == 0 { bare.append(character) }
      }
    }
    return SearchKey(bare).text
  }

  private func headWord(_ key: String) -> Int? {
    let words = key.split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { !Self.fillers.contains($0) }
    for length in stride(from: min(words.count, 5), through: 1, by: -1) {
      // The last words say what a thing is; the first ones do in other languages.
      let starts = [words.count - length, 0] + Array(0..<max(0, words.count - length)).reversed()
      for start in starts {
        if let series = series(ofWords: words[start..<start + length]) { return series }
      }
    }
    return words.last.flatMap(seriesOfEnding)
  }

  private func series(ofWords words: ArraySlice<String>) -> Int? {
    for separator in [" ", "-"] {
      let phrase = words.joined(separator: separator)
      for form in Self.singulars(phrase) { if let note = notes[form] { return note.series } }
    }
    return nil
  }

  /// In scripts that write words together: the longest end of `word`, of two signs at least, that is known.
  private func seriesOfEnding(_ word: String) -> Int? {
    guard let first = word.unicodeScalars.first, first.value >= 0x3040 else { return nil }
    var ending = Substring(word)
    while ending.count > 2 {
      ending.removeFirst()
      if let note = notes[String(ending)] { return note.series }
    }
    return nil
  }

  private static func singulars(_ word: String) -> [String] {
    var forms = [word]
    if word.hasSuffix("ies") { forms.append(word.dropLast(3) + "y") }
    if word.hasSuffix("es") { forms.append(String(word.dropLast(2))) }
    if word.hasSuffix("s") { forms.append(String(word.dropLast())) }
    return forms
  }

  /// Words that say nothing of the scent.
  private static let fillers: Set<String> = [
    "absolute", "absolutes", "abs", "accord", "accords", "co2", "essence", "essential", "extract", "extracts", "note", "notes", "oil", "oils", "root",
    "roots", "seed", "seeds", "the", "of", "from", "and", "with", "a", "an", "de", "in", "hint", "touch", "노트", "어코드", "오일", "앱솔루트", "추출물",
  ]
}
