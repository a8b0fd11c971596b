internal import Catalog
internal import CatalogImport
internal import ImportFiles

/// A kind of value that can be typed, and how a `Value` is read from it.
struct ValueKind<Value: Sendable>: Sendable {
  let description: ValueDescription
  /// None for a text that is no such value.
  let read: @Sendable (String) -> Value?

  init(
    _ placeholder: String,
    _ candidates: Candidates = .none,
    expectation: Text,
    read: @escaping @Sendable (String) -> Value?
  ) {
    description = ValueDescription(
      placeholder: placeholder,
      candidates: candidates,
      expectation: expectation,
      accepts: { read($0) != nil }
    )
    self.read = read
  }
}

/// What parser, help and completions need to know of a value, whatever its type.
struct ValueDescription: Sendable {
  /// What stands for the value in the help.
  let placeholder: String
  let candidates: Candidates
  /// What the value must be, as a noun phrase; the Korean one ends in a vowel, as its sentence needs.
  let expectation: Text
  let accepts: @Sendable (String) -> Bool

  /// Whether the placeholder lists the values themselves.
  var isChoice: Bool {
    if case .words = candidates { true } else { false }
  }
}

/// What a shell can offer for a value.
enum Candidates: Hashable, Sendable {
  case none
  case words([String])
  case files
  /// The names of the program's commands.
  case commands
  /// The names that the catalogue has in a category; in the one typed before, when it is not given.
  case optionNames(Category?, selectedOnly: Bool = false)
}

extension ValueKind<String> {
  /// Any text, also none.
  static let text = ValueKind(
    "TEXT",
    expectation: Text(english: "a text", korean: "문자열 하나")
  ) { $0 }

  /// The path of a file, or `-` where the option says so.
  static let file = ValueKind(
    "FILE",
    .files,
    expectation: Text(english: "the path of a file", korean: "파일의 경로 하나")
  ) { $0.isEmpty ? nil : $0 }

  /// The path of a catalogue to write.
  static let catalogue = ValueKind(
    "CATALOGUE",
    .files,
    expectation: Text(english: "the path of a catalogue", korean: "카탈로그의 경로 하나")
  ) { $0.isEmpty ? nil : $0 }

  /// Any text but none; `placeholder` stands for it in the help.
  static func word(_ placeholder: String, _ expectation: Text) -> ValueKind {
    ValueKind(placeholder, expectation: expectation) { $0.isEmpty ? nil : $0 }
  }

  /// A currency by its code.
  static let currency = ValueKind(
    "CODE",
    expectation: Text(
      english: "the code that ISO 4217 has for a currency, such as KRW, USD, EUR or JPY",
      korean: "KRW, USD, EUR, JPY 같은 ISO 4217 통화 코드"
    )
  ) { text in
    let code = text.uppercased()
    return CurrencyCode.isKnown(code) ? code : nil
  }

  /// The name of one of the program's commands.
  static let command = ValueKind(
    "COMMAND",
    .commands,
    expectation: Text(english: "the name of a command", korean: "명령 이름 하나")
  ) { $0.isEmpty ? nil : $0 }

  /// A name or `#id` of something in the catalogue: of `category`, or of the one typed before.
  static func optionName(of category: Category? = nil, selectedOnly: Bool = false) -> ValueKind {
    ValueKind(
      "NAME",
      .optionNames(category, selectedOnly: selectedOnly),
      expectation: Text(english: "a name or #id", korean: "이름이나 #번호 하나")
    ) { SearchKey($0).isEmpty ? nil : $0 }
  }
}

extension ValueKind<Int> {
  /// A whole number in decimal digits.
  static func integer(in range: ClosedRange<Int>) -> ValueKind {
    let (low, high) = (range.lowerBound, range.upperBound)
    return ValueKind(
      "N",
      expectation: Text(
        english: "a whole number from \(low) to \(high)",
        korean: "\(low)에서 \(high)까지의 정수"
      )
    ) { Int($0).flatMap { range.contains($0) ? $0 : nil } }
  }
}

extension ValueKind<Delimiter> {
  /// A sign that can part cells.
  static let delimiter = ValueKind(
    "SIGN",
    expectation: Text(
      english: "one sign that is no letter, digit, space or quotation mark, or 'tab'",
      korean: "글자, 숫자, 공백, 따옴표가 아닌 기호 또는 tab 하나"
    )
  ) { text in
    if ["tab", "\\t"].contains(text.lowercased()) { return Delimiter.tab }
    return text.count == 1 ? text.first.flatMap(Delimiter.init) : nil
  }
}

extension ValueKind<TextEncoding> {
  /// An encoding by one of its names.
  static let encoding = ValueKind(
    "NAME",
    expectation: Text(
      english: "one of \(TextEncoding.listed), and 'mixed' for Windows-1252 mixed with UTF-8",
      korean: "다음 중 하나: \(TextEncoding.listed), Windows-1252와 UTF-8이 섞였으면 mixed"
    )
  ) { TextEncoding(named: $0) }
}

extension ValueKind<ColumnMap.Override> {
  /// A field and the column that holds it.
  static let columnMapping = ValueKind(
    "FIELD=COLUMN",
    expectation: Text(
      english: "FIELD=COLUMN with one of the fields "
        + Field.allCases.map(\.name).joined(separator: ", "),
      korean: "FIELD=COLUMN이며 FIELD는 다음 중 하나: "
        + Field.allCases.map(\.name).joined(separator: ", ")
    )
  ) { text in
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].lowercased().replacing("_", with: "-")
    guard parts.count == 2, !parts[1].isEmpty, let field = Field(named: name) else { return nil }
    return ColumnMap.Override(field: field, column: String(parts[1]))
  }
}

extension ValueKind where Value: RawRepresentable<String> {
  /// One of a few fixed words.
  static func choice(of values: [Value]) -> ValueKind {
    let words = values.map(\.rawValue)
    return ValueKind(
      words.joined(separator: "|"),
      .words(words),
      expectation: Text(
        english: words.count > 1
          ? words.dropLast().joined(separator: ", ") + " or " + words.suffix(1).joined()
          : words.joined(),
        korean: words.joined(separator: ", ") + " 중 하나"
      )
    ) { word in values.first { $0.rawValue == word } }
  }
}
