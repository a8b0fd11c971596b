import Catalog

/// Which column holds what.
package struct ColumnMap: Sendable {
  /// What the caller says that a column holds, whatever it is called.
  package struct Override: Hashable, Sendable {
    package let field: Field
    /// The name of the column, or `#` and its number, from 1.
    package let column: String

    /// Makes the value from its parts.
    package init(field: Field, column: String) {
      self.field = field
      self.column = column
    }
  }

  /// The numbers of the columns that hold a field, in the order of the file; one alone for all but lists.
  package private(set) var columns: [Field: [Int]] = [:] {
    didSet { firstColumns = Field.allCases.map { columns[$0]?.first } }
  }
  /// The first column of each field, in the order of the fields: asked for in every row.
  private var firstColumns: [Int?] = Field.allCases.map { _ in nil }
  /// The columns that hold codes which point into another table, so that nothing can be taken from them.
  package private(set) var codes: [Int] = []
  /// The columns that only point to brands in another table; none where one names them.
  package private(set) var brandIDs: [Int] = []
  /// The columns whose values are not what their names say, so that nothing is taken from them.
  package private(set) var unlike: [UnlikeColumn] = []
  /// How many columns have been looked at.
  private var known = 0

  /// The column of a field that has one at most.
  func column(_ field: Field) -> Int? { firstColumns[field.rawValue] }

  /// The field that a column is used for.
  package func field(of column: Int) -> Field? {
    Field.allCases.first { columns[$0]?.contains(column) == true }
  }

  /// Whether anything but the name says that the table is one of perfumes.
  var describesPerfumes: Bool {
    let telling: [Field] = [
      .brand, .top, .middle, .base, .notes, .gender, .year, .concentration, .price,
    ]
    return telling.contains { columns[$0] != nil }
  }
}

extension ColumnMap {
  /// Finds out what the columns hold, from their names and from what stands in them.
  ///
  /// Throws when two columns of one name could both be meant, and when an override names no column.
  static func found(
    _ names: [String],
    _ profiles: [ColumnProfile],
    overrides: [Override]
  ) throws(ImportFailure) -> ColumnMap {
    var map = ColumnMap()
    map.known = names.count
    for override in overrides {
      if !override.field.isList, map.columns[override.field] != nil {
        throw twice(override.field)
      }
      map.columns[override.field, default: []].append(try Self.column(of: override, in: names))
    }
    let overridden = Set(overrides.map(\.field))
    let candidates = candidates(names, profiles).filter { !overridden.contains($0.field) }
    for candidate in candidates { try map.take(candidate, names) }
    map.parLanguages(candidates, profiles)
    if map.columns[.name] == nil, let english = map.columns.removeValue(forKey: .englishName) {
      map.columns[.name] = english
    }
    if map.columns[.brand] == nil, let english = map.columns.removeValue(forKey: .brandEnglishName)
    {
      map.columns[.brand] = english
    }
    map.codes = names.indices.filter { column in
      map.field(of: column) == nil && profiles[column].areCodes
        && FieldNames.meanings(of: HeaderKey(names[column]).words).contains { $0.field.isList }
    }
    if map.columns[.brand] == nil {
      map.brandIDs = names.indices.filter { column in
        map.field(of: column) == nil && BrandIDs.areIn(names[column], profiles[column])
      }
    }
    map.unlike = names.indices.filter { column in
      map.field(of: column) == nil && !map.codes.contains(column) && !map.brandIDs.contains(column)
    }
    .compactMap { UnlikeColumn($0, named: names[$0], profiles[$0]) }
    return map
  }

  /// Whether columns of these names could be those of a table of perfumes.
  package static func looksLikePerfumes(_ names: [String]) -> Bool {
    let profiles = ColumnProfile.profiles(of: [], columns: names.count)
    guard let map = try? found(names, profiles, overrides: []) else { return false }
    return map.columns[.name] != nil && map.describesPerfumes
  }

  /// Takes up columns that came later, as JSON brings them.
  mutating func extend(to names: [String]) {
    for column in known..<max(known, names.count) {
      let key = HeaderKey(names[column])
      for (field, _) in FieldNames.meanings(of: key.words)
      where columns[field] == nil || field.isList {
        columns[field, default: []].append(column)
        break
      }
    }
    known = max(known, names.count)
  }

  private static func column(
    of override: Override,
    in names: [String]
  ) throws(ImportFailure) -> Int {
    let name = override.column
    if name.hasPrefix("#"), let number = Int(name.dropFirst()), names.indices.contains(number - 1) {
      return number - 1
    }
    let key = HeaderKey(name)
    let exact = names.indices.filter { names[$0] == name }
    let found = exact.isEmpty ? names.indices.filter { HeaderKey(names[$0]) == key } : exact
    if found.count == 1 { return found[0] }
    if let first = found.first {
      throw repeated(override.field, name, first, found[1])
    }
    let listed = names.map { "'\($0)'" }.joined(separator: ", ")
    throw ImportFailure(
      reason: Text(
        english: "there is no column '\(name)'; the columns are \(listed)",
        korean: "'\(name)' 열이 없습니다. 있는 열: \(listed)"
      ),
      endsReading: true
    )
  }

  private static func twice(_ field: Field) -> ImportFailure {
    ImportFailure(
      reason: Text(
        english: "--map gives two columns for '\(field.name)', which only one can hold",
        korean: "--map이 '\(field.name)'에 두 열을 지정했습니다. 하나만 지정하세요"
      ),
      endsReading: true
    )
  }

  private static func repeated(
    _ field: Field,
    _ name: String,
    _ first: Int,
    _ second: Int
  ) -> ImportFailure {
    let option = "--map \(field.name)=#\(first + 1)"
    return ImportFailure(
      column: second + 1,
      columnName: name,
      reason: Text(
        english:
          "the columns \(first + 1) and \(second + 1) are both called '\(name)'; rename one, or say which is meant, as in \(option)",
        korean:
          "\(first + 1)번 열과 \(second + 1)번 열의 이름이 모두 '\(name)'입니다. 하나의 이름을 바꾸거나 \(option) 처럼 지정하세요"
      ),
      endsReading: true
    )
  }
}

extension ColumnMap {
  /// A field that a column may hold; the smaller the rank, the likelier.
  fileprivate struct Candidate {
    let field: Field
    let column: Int
    let rank: Int
    let key: HeaderKey
  }

  /// All that the columns may hold by name and content, the likeliest first.
  fileprivate static func candidates(_ names: [String], _ profiles: [ColumnProfile]) -> [Candidate]
  {
    var candidates: [Candidate] = []
    for (column, name) in names.enumerated() {
      let key = HeaderKey(name)
      for (field, rank) in meanings(of: key) where profiles[column].mayHold(field) {
        guard key.number == nil || field.isList || key.number == 1 else { continue }
        var rank = rank
        if vague.contains(key.words) {
          // "Type" and "category" are told apart by what stands in them.
          let wanted = field == .concentration
          if profiles[column].areConcentrations != wanted,
            [.concentration, .accords].contains(field)
          {
            continue
          }
        }
        if profiles[column].isEmpty { rank += 1_000 }
        candidates.append(Candidate(field: field, column: column, rank: rank, key: key))
      }
    }
    return candidates.sorted { ($0.rank, $0.column) < ($1.rank, $1.column) }
  }

  private static let vague: Set<String> = [
    "type", "product type", "category", "categories", "classification", "classifications", "종류",
    "타입", "카테고리", "类型", "類型", "種類", "вид", "тип",
    "категория", "النوع", "typ", "tipo", "kategorie", "categorie", "categoria", "kategoria", "カテゴリ",
    "カテゴリー",
  ]

  /// What a name may mean, also, but less likely, with a language before or behind it: "name_fr", "notes (en)".
  static func meanings(of key: HeaderKey) -> [(field: Field, rank: Int)] {
    let plain = FieldNames.meanings(of: key.words)
    if !plain.isEmpty { return plain }
    let words = key.words.split(separator: " ").map(String.init)
    guard words.count > 1, let first = words.first, let last = words.last else { return [] }
    if key.isQuestion { return meanings(ofQuestion: words).map { ($0.field, $0.rank + 400) } }
    let isBehind = languages.contains(last)
    guard isBehind || languages.contains(first) else { return [] }
    let rest = (isBehind ? words.dropLast() : words.dropFirst()).joined(separator: " ")
    let isEnglish = english.contains(isBehind ? last : first)
    return FieldNames.meanings(of: rest).map { field, rank in
      switch field {
      case .name where isEnglish: (.englishName, rank + 200)
      case .brand where isEnglish: (.brandEnglishName, rank + 200)
      default: (field, rank + 200)
      }
    }
  }

  /// What a question asks for: the longest name in it, the first of those.
  private static func meanings(ofQuestion words: [String]) -> [(field: Field, rank: Int)] {
    for length in stride(from: min(words.count, 4), through: 1, by: -1) {
      for start in 0...words.count - length {
        let name = words[start..<start + length].joined(separator: " ")
        let meanings = FieldNames.meanings(of: name)
        if !meanings.isEmpty { return meanings }
      }
    }
    return []
  }

  private static let english: Set<String> = ["en", "eng", "english", "latin", "영문", "영어", "英文"]
  private static let languages: Set<String> = english.union([
    "ko", "kr", "kor", "korean", "한글", "국문", "ja", "jp", "jpn", "japanese", "zh", "cn", "tw", "hk",
    "chinese", "中文", "ru", "rus", "russian", "fr",
    "french", "de", "german", "es", "spanish", "it", "italian", "pt", "ar", "arabic", "local",
    "native", "original",
  ])

  /// Takes a candidate when its field or, of a list, its further columns are still open.
  fileprivate mutating func take(_ candidate: Candidate, _ names: [String]) throws(ImportFailure) {
    guard field(of: candidate.column) == nil else { return }
    guard let taken = columns[candidate.field]?.first else {
      columns[candidate.field] = [candidate.column]
      return
    }
    let key = HeaderKey(names[taken])
    guard key.words == candidate.key.words else { return }
    if key == candidate.key {
      throw Self.repeated(
        candidate.field,
        names[candidate.column],
        min(taken, candidate.column),
        max(taken, candidate.column)
      )
    }
    if candidate.field.isList {
      columns[candidate.field] = (columns[candidate.field, default: []] + [candidate.column])
        .sorted()
    }
  }

  /// Of two columns for one name in two scripts, makes the Latin one the english name.
  fileprivate mutating func parLanguages(_ candidates: [Candidate], _ profiles: [ColumnProfile]) {
    for (field, english) in [(Field.name, Field.englishName), (.brand, .brandEnglishName)] {
      guard let chosen = columns[field]?.first, columns[english] == nil, !profiles[chosen].isEmpty,
        let other = candidates.first(where: {
          $0.field == field && self.field(of: $0.column) == nil && !profiles[$0.column].isEmpty
            && profiles[$0.column].isLatin != profiles[chosen].isLatin
        })
      else { continue }
      let isLatin = profiles[chosen].isLatin
      columns[field] = [isLatin ? other.column : chosen]
      columns[english] = [isLatin ? chosen : other.column]
    }
  }
}
