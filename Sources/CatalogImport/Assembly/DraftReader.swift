import Catalog

/// Reads the records of one file as perfumes.
///
/// Holds the first records in memory, from which it finds out what the columns hold and how their cells are
/// written, and then one record at a time.
package struct DraftReader {
  /// How many records the columns are judged by.
  private static let sampleSize = 2_000

  /// What a caller may say of a file.
  package struct Options: Sendable {
    package var overrides: [ColumnMap.Override] = []
    /// The brand of all perfumes that name none.
    package var brand: String?
    /// The currency of all prices that name none, by ISO 4217.
    package var currency: String?

    /// Makes options that say nothing.
    package init() {}
  }

  /// One record as it turned out.
  package enum Outcome {
    case perfume(PerfumeDraft)
    /// Why the record is none.
    case bad([ImportFailure])
  }

  private var reader: any RecordReader
  private var sample: ArraySlice<Result<Record, ImportFailure>>
  private var cells: PerfumeCells
  private var pending: GrowingDraft?

  /// Reads the first records.
  ///
  /// Throws when no column can be the name of a perfume, or when it cannot be told which one is.
  package init(
    _ reader: any RecordReader,
    options: Options,
    table: NoteTable
  ) throws(ImportFailure) {
    self.reader = reader
    var sample: [Result<Record, ImportFailure>] = []
    while sample.count < Self.sampleSize {
      do throws(ImportFailure) {
        guard let record = try self.reader.next() else { break }
        sample.append(.success(record))
      } catch {
        sample.append(.failure(error))
        if error.endsReading { break }
      }
    }
    self.sample = sample[...]
    let records = sample.compactMap { try? $0.get() }
    if records.isEmpty, case .failure(let failure)? = sample.first { throw failure }
    let names = self.reader.columns
    // Lists of JSON have no columns before they have an object with a member.
    guard !names.isEmpty else { throw .refused(.emptyList) }
    let profiles = ColumnProfile.profiles(of: records, columns: names.count)
    let map = try ColumnMap.found(names, profiles, overrides: options.overrides)
    try Self.check(map, names, options)
    cells = PerfumeCells(
      map,
      Conventions(map, columns: names, profiles, sample: records),
      columns: names,
      options: options
    )
    cells.findTags(in: records, NoteNames(table: table))
  }

  /// Columns of notes in which everything that is no known note is taken for a keyword.
  package var columnsWithTags: [String] { cells.columnsWithTags.sorted().map { columns[$0] } }

  /// Which column holds what.
  package var map: ColumnMap { cells.map }

  /// The best rating of those that do not say it themselves; none where there is no column of ratings.
  package var bestRating: Int? {
    map.column(.rating).map { _ in cells.conventions.bestRating }
  }

  /// The names of the columns met so far.
  package var columns: [String] { reader.columns }

  /// What in the cells was not understood and left out, by column.
  package var notices: [CellNotice] { cells.notices }

  /// Whether the table has no column for brands, and nobody has said which one it is.
  package var lacksBrands: Bool { map.columns[.brand] == nil && cells.options.brand == nil }

  /// How many rows only repeat the one before, or go on with it.
  package private(set) var continuedRows = 0

  /// How many rows are sums of others, and left out.
  package private(set) var totalRows = 0

  /// The next perfume, or why a record is none; nothing at the end.
  ///
  /// Throws when nothing behind can be read. Rows that follow each other under one id are one perfume, with
  /// the lists of them all.
  package mutating func next() throws(ImportFailure) -> Outcome? {
    while true {
      let outcome: Outcome?
      do throws(ImportFailure) {
        outcome = try read()
      } catch {
        guard error.endsReading else { return .bad([error]) }
        throw error
      }
      guard case .perfume(let draft)? = outcome else {
        guard outcome == nil else { return outcome }
        defer { pending = nil }
        return pending.map { Self.finished($0.draft) }
      }
      if pending?.goes(on: draft) == true {
        continuedRows += 1
        pending?.add(draft)
        continue
      }
      defer { pending = GrowingDraft(draft) }
      if let pending { return Self.finished(pending.draft) }
    }
  }

  private static func finished(_ draft: PerfumeDraft) -> Outcome {
    guard draft.name.isEmpty else { return .perfume(draft) }
    let reason = Text(english: "the perfume has no name", korean: "향수 이름이 비어 있습니다")
    return .bad([ImportFailure(line: draft.line, reason: reason, endsReading: false)])
  }

  private mutating func read() throws(ImportFailure) -> Outcome? {
    while let record = try nextRecord() {
      if record.values.count > cells.knownColumns { cells.extend(to: reader.columns) }
      if !cells.isTotal(record) { return cells.perfume(record) }
      totalRows += 1
    }
    return nil
  }

  private mutating func nextRecord() throws(ImportFailure) -> Record? {
    if let next = sample.popFirst() { return try next.get() }
    return try reader.next()
  }

  private static func check(
    _ map: ColumnMap,
    _ names: [String],
    _ options: Options
  ) throws(ImportFailure) {
    let listed = names.map { "'\($0)'" }.joined(separator: ", ")
    guard map.columns[.name] != nil || map.columns[.page] != nil && map.columns[.brand] != nil
    else {
      throw Self.nameless(map, names, listed)
    }
    guard map.describesPerfumes || options.brand != nil else {
      throw ImportFailure(
        reason: Text(
          english:
            "this does not look like a table of perfumes: it has no brand, notes, year or price; the columns are \(listed); "
            + "say which is which with --map brand=COLUMN, or --brand NAME when all are of one brand",
          korean: "향수 표로 보이지 않습니다. 브랜드, 노트, 연도, 가격 열이 없습니다. 있는 열: \(listed). "
            + "--map brand=열이름 으로 지정하거나, 모두 한 브랜드라면 --brand 이름 을 쓰세요"
        ),
        endsReading: true
      )
    }
  }

  private static func nameless(
    _ map: ColumnMap,
    _ names: [String],
    _ listed: String
  ) -> ImportFailure {
    var reason = Text(
      english:
        "no column holds the names of perfumes; the columns are \(listed); if one does, say so with --map name=COLUMN; take out rows above the header",
      korean: "향수 이름이 있는 열을 찾지 못했습니다. 있는 열: \(listed). --map name=열이름 으로 지정하세요"
    )
    if map.columns[.notes] != nil {
      let keys = names.map { HeaderKey($0) }
      if let id = map.column(.id) {
        reason = Text(
          english:
            "its rows only point to perfumes by '\(names[id])' and do not name them; give a table with a name in each row",
          korean: "행에 향수 이름이 없고 '\(names[id])'(으)로 다른 표를 가리키기만 합니다. 행마다 이름이 있는 표를 주세요"
        )
      } else if keys.contains(where: { NoteTable.seriesColumns.contains($0.words) }) {
        reason = Text(
          english:
            "this is a table of notes and their series, not of perfumes; give it with --series FILE",
          korean: "향수 표가 아니라 노트와 계열의 표입니다. --series FILE로 주세요"
        )
      }
    }
    return ImportFailure(reason: reason, endsReading: true)
  }
}
