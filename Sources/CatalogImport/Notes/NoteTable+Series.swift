package import Catalog

/// What is odd in a table of notes and their series.
package struct SeriesTableNotice: Hashable, Sendable {
  /// From 1.
  package let line: Int
  package let reason: Text

  fileprivate static func incomplete(
    _ name: String,
    lacksSeries: Bool,
    _ line: Int
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
    return SeriesTableNotice(line: line, reason: reason)
  }

  fileprivate static func contradiction(
    _ note: String,
    _ first: NoteTable.Series,
    _ firstLine: Int,
    _ series: String,
    _ line: Int
  ) -> SeriesTableNotice {
    SeriesTableNotice(
      line: line,
      reason: Text(
        english:
          "'\(note)' is in '\(series)' here and in '\(first.name)' in line \(firstLine); it goes to '\(series)'",
        korean:
          "'\(note)'이(가) 여기서는 '\(series)', \(firstLine)번째 줄에서는 '\(first.koreanName ?? first.name)' 계열입니다. '\(series)'(으)로 합니다"
      )
    )
  }
}

extension NoteTable {
  /// Takes what a table says of notes before what is known already.
  ///
  /// Its columns are found by meaning: one for the note, one for the series; rows without either are passed
  /// over, and of two rows for a note the later holds. Returns what is odd in it.
  package mutating func add(
    _ reader: some RecordReader
  ) throws(ImportFailure) -> [SeriesTableNotice] {
    var reader = reader
    var notices: [SeriesTableNotice] = []
    var met: [String: (series: Int, line: Int)] = [:]
    var columns: (note: Int, series: Int)?
    while let record = try reader.next() {
      if columns == nil { columns = try Self.columns(reader.columns) }
      guard let columns else { continue }
      let written = record[columns.note].plainText.flatMap(CellText.meaningful)
      let ofSeries = record[columns.series].plainText.flatMap(CellText.meaningful)
      guard let note = written, let name = ofSeries else {
        if let only = written ?? ofSeries {
          notices.append(.incomplete(only, lacksSeries: ofSeries == nil, record.line))
        }
        continue
      }
      let key = SearchKey(note).text
      let place = index(ofSeries: name)
      if let before = met[key], before.series != place {
        notices.append(.contradiction(note, series[before.series], before.line, name, record.line))
      }
      met[key] = (place, record.line)
      override(key, series: place)
    }
    return notices
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
