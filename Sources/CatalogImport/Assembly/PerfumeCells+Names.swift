import Catalog

extension PerfumeCells {
  func text(_ field: Field, _ record: Record) -> String? {
    guard let column = map.column(field) else { return nil }
    return record[column].scalarText.flatMap(CellText.meaningful)
  }

  mutating func name(_ field: Field, _ record: Record) -> String? {
    guard let column = map.column(field), let raw = record[column].scalarText else { return nil }
    var (name, hadTags) = CellText.name(raw)
    if hadTags {
      let reason = Text(english: "tags of HTML taken out of the name", korean: "이름에서 HTML 태그를 뺌")
      note(column, record, raw, reason)
    }
    if conventions.coded.contains(column) { name = Conventions.code(behind: name) ?? name }
    if conventions.slugs.contains(column) { name = SlugText.name(name) }
    return name.isEmpty || CellText.isNoName(name) ? nil : name
  }

  mutating func brand(_ record: Record) -> PerfumeDraft.Option? {
    let name = self.name(.brand, record).flatMap { CellText.isPlaceholder($0) ? nil : $0 }
    let english = self.name(.brandEnglishName, record).flatMap {
      CellText.isPlaceholder($0) ? nil : $0
    }
    guard let shown = name ?? english ?? options.brand else { return nil }
    if english == nil, let (local, latin) = PairedName.parts(of: shown) {
      return PerfumeDraft.Option(local, englishName: latin)
    }
    guard let column = map.column(.brand), name != nil else { return PerfumeDraft.Option(shown) }
    let others = OtherNames(record[column])
    return PerfumeDraft.Option(
      shown,
      englishName: english ?? others.english,
      koreanName: others.korean
    )
  }

  mutating func readName(_ record: Record, into draft: inout PerfumeDraft) {
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
    if let brand = draft.brand, let (inside, rest) = NameAffix.bracketed(name),
      [brand.name, brand.englishName].contains(where: {
        $0.map { SearchKey($0) } == SearchKey(inside)
      })
    {
      name = rest
    }
    if let side = conventions.brandSide, let brand = draft.brand {
      name = NameAffix.removing(brand.name, from: name, at: side) ?? name
    }
    draft.name = name
    draft.englishName = english == name ? nil : english
  }

  /// The name of a product with that of its line before it, unless one of them says it all.
  static func joining(_ line: String, _ name: String) -> String {
    let (lineKey, nameKey) = (SearchKey(line).text, SearchKey(name).text)
    if lineKey.contains(nameKey) { return line }
    return nameKey.contains(lineKey) ? name : "\(line) \(name)"
  }

  func sourceID(_ record: Record, _ problems: inout [ImportFailure]) -> String? {
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
}
