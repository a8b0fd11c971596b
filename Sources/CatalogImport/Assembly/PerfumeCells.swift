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
  private let conventions: Conventions
  private var columns: [String]
  let options: DraftReader.Options
  private var lists: [(field: Field, column: Int, reader: ListReader)] = []
  /// Columns of notes that hold tags as well.
  private(set) var columnsWithTags: Set<Int> = []
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
    planLists()
  }

  var knownColumns: Int { columns.count }

  /// Looks which columns of notes hold tags as well.
  mutating func findTags(in sample: [Record], _ names: NoteNames) {
    for list in lists where list.field.isNotes {
      var items: [String] = []
      for record in sample { list.reader.forEachItem(record[list.column]) { items.append($0.text) } }
      if names.areMixedWithTags(items) { columnsWithTags.insert(list.column) }
    }
  }

  var notices: [CellNotice] {
    noticesByColumn.values.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  mutating func extend(to columns: [String]) {
    self.columns = columns
    map.extend(to: columns)
    planLists()
  }

  private mutating func planLists() {
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
        list.reader.forEachItem(value) { draft.keywords.append(PerfumeDraft.Option($0.text)) }
      }
    }
  }

  // MARK: Names

  private func text(_ field: Field, _ record: Record) -> String? {
    guard let column = map.column(field) else { return nil }
    return record[column].scalarText.flatMap(CellText.meaningful)
  }

  private func name(_ field: Field, _ record: Record) -> String? {
    guard let column = map.column(field), let raw = record[column].scalarText else { return nil }
    var name = CellText.cleaned(raw)
    if conventions.coded.contains(column) { name = Conventions.code(behind: name) ?? name }
    if conventions.slugs.contains(column) { name = SlugText.name(name) }
    return name.isEmpty || CellText.isNoName(name) ? nil : name
  }

  private func brand(_ record: Record) -> PerfumeDraft.Option? {
    let name = self.name(.brand, record).flatMap { CellText.isPlaceholder($0) ? nil : $0 }
    let english = self.name(.brandEnglishName, record).flatMap {
      CellText.isPlaceholder($0) ? nil : $0
    }
    guard let shown = name ?? english ?? options.brand else { return nil }
    return PerfumeDraft.Option(shown, englishName: name == nil ? nil : english)
  }

  private func readName(_ record: Record, into draft: inout PerfumeDraft) {
    var name = self.name(.name, record) ?? ""
    let english = self.name(.englishName, record)
    if let line = self.name(.line, record) { name = Self.joining(line, name) }
    if name.isEmpty, let english { name = english }
    if name.isEmpty, let page = text(.page, record), let inAddress = SlugText.name(inAddress: page)
    {
      name = inAddress
    }
    if conventions.namesEndInGender, let suffix = GenderText.suffix(of: name) {
      name = suffix.name
      draft.gender = suffix.gender
    }
    if let side = conventions.brandSide, let brand = draft.brand {
      name = NameAffix.removing(brand.name, from: name, at: side) ?? name
    }
    draft.name = name
    draft.englishName = english == name ? nil : english
  }

  /// The name of a product with that of its line before it, unless one of them says it all.
  private static func joining(_ line: String, _ name: String) -> String {
    let (lineKey, nameKey) = (SearchKey(line).text, SearchKey(name).text)
    if lineKey.contains(nameKey) { return line }
    return nameKey.contains(lineKey) ? name : "\(line) \(name)"
  }

  private func sourceID(_ record: Record, _ problems: inout [ImportFailure]) -> String? {
    guard let column = map.column(.id), let text = text(.id, record) else { return nil }
    if conventions.hasNumericIDs, Int(text) == nil {
      problems.append(
        problem(
          record,
          column,
          Text(
            english:
              "'\(Self.excerpt(text))' is no id: the others of this column are whole numbers",
            korean: "'\(Self.excerpt(text))'은(는) 번호가 아닙니다. 이 열의 다른 값은 정수입니다"
          )
        )
      )
    }
    return text
  }

  // MARK: Numbers and words

  /// The text of a number, which needs no cleaning where the file itself says that it is one.
  private func number(_ field: Field, _ record: Record) -> String? {
    guard let column = map.column(field) else { return nil }
    if case .number(let text) = record[column] { return text }
    return text(field, record)
  }

  private mutating func gender(_ record: Record) -> Gender? {
    guard let column = map.column(.gender) else { return nil }
    let text: String?
    if case .list(let items) = record[column] {
      text = items.compactMap(\.scalarText).joined(separator: " ")
    } else {
      text = self.text(.gender, record)
    }
    guard let text, !text.isEmpty else { return nil }
    if let gender = GenderText.gender(text) { return gender }
    note(column, record, text, Text(english: "not understood as a gender", korean: "성별로 이해하지 못함"))
    return nil
  }

  private func year(_ record: Record, _ problems: inout [ImportFailure]) -> Int? {
    guard let column = map.column(.year), let text = number(.year, record) else { return nil }
    if let year = YearText.year(text) { return year }
    // Nothing launched in the year 0: that is how some tables write "not known".
    if Double(text) == 0 { return nil }
    problems.append(
      problem(
        record,
        column,
        Text(
          english: "'\(Self.excerpt(text))' is no year from 1000 to 2999",
          korean: "'\(Self.excerpt(text))'은(는) 1000에서 2999 사이의 연도가 아닙니다"
        )
      )
    )
    return nil
  }

  private func rating(_ record: Record, _ problems: inout [ImportFailure]) -> Double? {
    guard let column = map.column(.rating), let text = number(.rating, record) else { return nil }
    guard let (number, best) = RatingText.number(text) else {
      let reason = Text(
        english: "'\(Self.excerpt(text))' is no rating: a number is expected",
        korean: "'\(Self.excerpt(text))'은(는) 평점이 아닙니다. 숫자여야 합니다"
      )
      problems.append(problem(record, column, reason))
      return nil
    }
    let factor = best.map { $0 > 0 ? 5 / $0 : 1 } ?? conventions.ratingFactor
    let rating = number * factor
    guard (0...5).contains(rating) else {
      let most = (5 / factor).formattedShortly
      let reason = Text(
        english: "the rating '\(Self.excerpt(text))' is not from 0 to \(most)",
        korean: "평점 '\(Self.excerpt(text))'이(가) 0에서 \(most) 사이가 아닙니다"
      )
      problems.append(problem(record, column, reason))
      return nil
    }
    return rating
  }

  private func ratingCount(_ record: Record, _ problems: inout [ImportFailure]) -> Int? {
    guard let column = map.column(.ratingCount), let text = number(.ratingCount, record) else {
      return nil
    }
    if let count = RatingText.count(text), count >= 0 { return count }
    let reason = Text(
      english: "'\(Self.excerpt(text))' is no number of ratings",
      korean: "'\(Self.excerpt(text))'은(는) 평가 수가 아닙니다"
    )
    problems.append(problem(record, column, reason))
    return nil
  }

  private mutating func price(_ record: Record, _ problems: inout [ImportFailure]) -> Price? {
    guard let column = map.column(.price), let (text, own) = Self.priceText(record[column]) else {
      return nil
    }
    guard let reading = PriceText.reading(text) else {
      note(column, record, text, Text(english: "not understood as a price", korean: "가격으로 이해하지 못함"))
      return nil
    }
    let named =
      own ?? reading.currency
      ?? self.text(.currency, record).flatMap { PriceText.currency(in: $0) ?? $0.uppercased() }
    guard let currency = named ?? PriceText.currency(in: columns[column]) ?? options.currency,
      PriceText.isCode(currency)
    else {
      note(
        column,
        record,
        text,
        Text(
          english: "a price without a currency; say which with --currency CODE",
          korean: "통화가 없는 가격. --currency 코드 로 지정하세요"
        )
      )
      return nil
    }
    let digits = Price(amount: 0, currency: currency).fractionDigits
    guard let amount = reading.number.scaled(digits: digits), amount >= 0 else {
      let reason = Text(
        english: "'\(Self.excerpt(text))' is no price: it is negative or too large",
        korean: "'\(Self.excerpt(text))'은(는) 가격이 아닙니다. 음수이거나 너무 큽니다"
      )
      problems.append(problem(record, column, reason))
      return nil
    }
    return Price(amount: amount, currency: currency)
  }

  /// What a price is written as, and the currency where an object names it.
  private static func priceText(_ value: RawValue) -> (text: String, currency: String?)? {
    if case .object(let members) = value {
      let currency = members.first { $0.key.lowercased().hasPrefix("currency") }?.value.plainText?
        .uppercased()
      let amount = members.first {
        ["value", "amount", "price", "min"].contains($0.key.lowercased())
      }?.value.plainText
      guard let text = amount ?? value.scalarText else { return nil }
      return (text, currency.flatMap { PriceText.isCode($0) ? $0 : nil })
    }
    return value.scalarText.flatMap(CellText.meaningful).map { ($0, nil) }
  }

  // MARK: What is wrong

  private mutating func note(_ column: Int, _ record: Record, _ example: String, _ reason: Text) {
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

  private func problem(_ record: Record, _ column: Int, _ reason: Text) -> ImportFailure {
    ImportFailure(
      line: record.line,
      column: column + 1,
      columnName: columns[column],
      reason: reason,
      endsReading: false
    )
  }

  private static func excerpt(_ text: String) -> String {
    text.count > 40 ? text.prefix(39) + "…" : text
  }
}

extension Double {
  /// Without a fraction where there is none: "5", "2.5".
  fileprivate var formattedShortly: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
