package import Catalog

/// Something in the cells of a column that was not understood and left out, without the row being wrong.
package struct CellNotice: Hashable, Sendable {
  package let column: String
  package let reason: Text
  /// How many cells it concerns.
  package fileprivate(set) var count: Int
  /// The first of them: its line, from 1, and what stands there.
  package let line: Int
  package let example: String
}

/// Takes the fields of perfumes out of the cells of records.
struct PerfumeCells {
  private(set) var map: ColumnMap
  let conventions: Conventions
  private(set) var columns: [String]
  /// Where things stand in the perfumes that this program itself writes as JSON, if the columns are those.
  private(set) var ownPerfumes: OwnPerfumes?
  let options: DraftReader.Options
  private var lists: [(field: Field, column: Int, reader: ListReader)] = []
  /// Columns of notes that hold tags as well.
  private(set) var columnsWithTags: Set<Int> = []
  private var unsaid: UnsaidFields = []
  private var noticesByColumn: [Notice: CellNotice] = [:]

  private struct Notice: Hashable {
    let column: Int
    let reason: Text
  }

  init(
    _ map: ColumnMap,
    _ conventions: Conventions,
    columns: [String],
    options: DraftReader.Options
  ) {
    self.map = map
    self.conventions = conventions
    self.columns = columns
    self.options = options
    ownPerfumes = OwnPerfumes(columns)
    planLists()
  }

  var knownColumns: Int { columns.count }

  /// Looks which columns of notes hold tags as well.
  mutating func findTags(in sample: [Record], _ names: NoteNames) {
    for list in lists where list.field == .notes {
      var items: [String] = []
      for record in sample {
        // What has a series or a layer is a note.
        list.reader.forEachItem(record[list.column]) {
          if $0.series == nil, $0.layer == nil { items.append($0.text) }
        }
      }
      if names.areMixedWithTags(items) { columnsWithTags.insert(list.column) }
    }
    unsaid = UnsaidFields(map, hasTags: !columnsWithTags.isEmpty)
  }

  var notices: [CellNotice] {
    noticesByColumn.values.sorted {
      ($0.line, $0.column, $0.reason.english) < ($1.line, $1.column, $1.reason.english)
    }
  }

  mutating func extend(to columns: [String]) {
    self.columns = columns
    ownPerfumes = OwnPerfumes(columns)
    map.extend(to: columns)
    planLists()
  }

  private mutating func planLists() {
    unsaid = UnsaidFields(map, hasTags: !columnsWithTags.isEmpty)
    lists = Field.allCases.filter(\.isList).flatMap { field in
      (map.columns[field] ?? []).map { column in
        (
          field, column,
          ListReader(separator: conventions.separators[column] ?? .signs(ListSeparator.commas))
        )
      }
    }
  }

  /// The perfume that a record describes; its name may be empty.
  mutating func perfume(_ record: Record) -> DraftReader.Outcome {
    var draft = PerfumeDraft()
    var problems: [ImportFailure] = []
    draft.line = record.line
    draft.unsaid = unsaid
    draft.brand = brand(record)
    readName(record, into: &draft)
    draft.sourceID = sourceID(record, &problems)
    draft.concentration = text(.concentration, record)
    draft.imageURL = text(.image, record)
    draft.gender = gender(record) ?? draft.gender
    draft.year = year(record, &problems)
    draft.ratingCount = ratingCount(record, &problems)
    draft.rating = rating(record, &problems)
    if draft.rating == 0, draft.ratingCount == 0 { draft.rating = nil }
    draft.price = price(record, &problems)
    readLists(record, into: &draft)
    return problems.isEmpty ? .perfume(draft) : .bad(problems)
  }

  private func readLists(_ record: Record, into draft: inout PerfumeDraft) {
    for list in lists {
      let value = record[list.column]
      if case .absent = value { continue }
      if list.field.isNotes {
        let isAmongTags = columnsWithTags.contains(list.column)
        list.reader.forEachItem(value, layer: list.field.layer) { item in
          draft.notes.append(item)
          if isAmongTags { draft.notes[draft.notes.count - 1].isAmongTags = true }
        }
      } else {
        list.reader.forEachItem(value) { item in
          draft.keywords.append(
            PerfumeDraft.Option(
              item.text,
              englishName: item.englishName,
              koreanName: item.koreanName
            )
          )
        }
      }
    }
  }

  mutating func note(_ column: Int, _ record: Record, _ example: String, _ reason: Text) {
    let notice = Notice(column: column, reason: reason)
    if noticesByColumn[notice] == nil {
      noticesByColumn[notice] = CellNotice(
        column: columns[column],
        reason: reason,
        count: 0,
        line: record.line,
        example: Self.excerpt(example)
      )
    }
    noticesByColumn[notice]?.count += 1
  }

  func problem(_ record: Record, _ column: Int, _ reason: Text) -> ImportFailure {
    ImportFailure(
      line: record.line,
      column: column + 1,
      columnName: columns[column],
      reason: reason,
      endsReading: false
    )
  }

  static func excerpt(_ text: String) -> String {
    text.count > 40 ? text.prefix(39) + "…" : text
  }
}
