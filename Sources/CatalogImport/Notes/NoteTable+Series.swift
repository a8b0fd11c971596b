package import Catalog

/// What is odd in a table of notes and their series.
package struct SeriesTableNotice: Hashable, Sendable {
  /// Which of the tables that a caller gave, from 0.
  package let table: Int
  /// From 1.
  package let line: Int
  package let reason: Text

  fileprivate static func incomplete(
    _ name: String,
    lacksSeries: Bool,
    _ place: (table: Int, line: Int)
  ) -> SeriesTableNotice {
    let reason =
      lacksSeries
      ? Text(
        english: "the note '\(name)' has no series, so the row is passed over",
        korean: "'\(name)' 노트에 계열이 없어서 건너뜁니다"
      )
      : Text(
        english: "the row has the series '\(name)' and no note, so it is passed over",
        korean: "'\(name)' 계열만 있고 노트가 없어서 건너뜁니다"
      )
    return SeriesTableNotice(table: place.table, line: place.line, reason: reason)
  }

  /// A note is put into `series` in a table of the caller, and stays in another because of what is named first.
  static func secondSeries(
    of note: String,
    _ series: String,
    _ given: GivenSeries,
    keptIn kept: Text,
    of place: Text
  ) -> SeriesTableNotice {
    SeriesTableNotice(
      table: given.table,
      line: given.line,
      reason: Text(
        english:
          "'\(note)' is in '\(series)' here and in '\(kept.english)' \(place.english); it stays in '\(kept.english)'",
        korean:
          "'\(note)'이(가) 여기서는 '\(series)', \(place.korean) '\(kept.korean)' 계열입니다. '\(kept.korean)'(으)로 둡니다"
      )
    )
  }
}

extension NoteTable {
  /// Takes what a table says of notes before what is known already.
  ///
  /// Its columns are found by meaning: one for the note, one for the series; rows without either are passed
  /// over, and of two rows for a note, by whichever of its names, the first holds. Returns what is odd in it.
  package mutating func add(
    _ reader: some RecordReader
  ) throws(ImportFailure) -> [SeriesTableNotice] {
    var reader = reader
    var notices: [SeriesTableNotice] = []
    var columns: (note: Int, series: Int)?
    let table = givenTables
    givenTables += 1
    while let record = try reader.next() {
      if columns == nil { columns = try Self.columns(reader.columns) }
      guard let columns else { continue }
      let written = record[columns.note].plainText.flatMap(CellText.meaningful)
      let ofSeries = record[columns.series].plainText.flatMap(CellText.meaningful)
      guard let note = written, let name = ofSeries else {
        if let only = written ?? ofSeries {
          let place = (table: table, line: record.line)
          notices.append(.incomplete(only, lacksSeries: ofSeries == nil, place))
        }
        continue
      }
      let series = GivenSeries(place: index(ofSeries: name), table: table, line: record.line)
      if let first = put(note, series), first.place != series.place {
        notices.append(contradiction(note, name, series, first))
      }
    }
    return notices
  }

  /// Puts a note, by all its names, into a series, unless it is in one by a row before, which is returned.
  private mutating func put(_ note: String, _ series: GivenSeries) -> GivenSeries? {
    let keys = ([note] + names(of: note)).map { SearchKey($0).text }
    let first = keys.compactMap { given[$0] }.first
    for key in keys where given[key] == nil { override(key, first ?? series) }
    return first
  }

  private func contradiction(
    _ note: String,
    _ name: String,
    _ series: GivenSeries,
    _ first: GivenSeries
  ) -> SeriesTableNotice {
    let place =
      first.table == series.table
      ? Text(english: "in line \(first.line)", korean: "\(first.line)번째 줄에서는")
      : Text(english: "in a table before this", korean: "앞의 표에서는")
    let kept = self.series[first.place]
    return .secondSeries(
      of: note,
      name,
      series,
      keptIn: Text(english: kept.name, korean: kept.koreanName ?? kept.name),
      of: place
    )
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
