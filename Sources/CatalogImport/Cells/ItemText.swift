import Catalog

/// What the items of lists are called once all that is not the name is taken off.
enum ItemText {
  /// The name in an item; none when there is none.
  ///
  /// Off go strengths ("rose: 0.8", "5% oud", "musk (30%)"), full stops and bullets, an "and" before the last
  /// item, an id behind the name ("Chanel;b12"), a number before it ("1. Rose"), the categories that it is a part of
  /// ("Beauty > Perfume > Floral").
  static func name(_ item: String) -> String? {
    guard var text = CellText.meaningful(item) else { return nil }
    text = withoutStrength(NumberedText.withoutNumber(text))
    text = lastPart(text)
    for word in ["and ", "& ", "und ", "et ", "및 "] where text.lowercased().hasPrefix(word) {
      text.removeFirst(word.count)
    }
    // What a page offers behind a list cut short.
    if let link = text.utf8.count > 10 ? Self.link(in: text) : nil { text = String(text[..<link]) }
    text = text.trimmed { signs.contains($0) }
    return text.isEmpty || CellText.isPlaceholder(text) ? nil : text
  }

  /// The last part of a path of categories, which says the most.
  private static func lastPart(_ text: String) -> String {
    // Behind a "<" the other one is a bracket.
    guard text.contains(where: { arrows.contains($0) }), !text.contains("<") else { return text }
    return text.split { arrows.contains($0) }.last { !$0.allSatisfy(\.isWhitespace) }
      .map { String($0).trimmed } ?? text
  }

  private static let arrows = Set(">＞→")

  /// Whether `name` is prose, a date or an address and not something to filter by.
  static func isNoName(_ name: String) -> Bool {
    if name.count > 60 || name.split(separator: " ").count > 6 { return true }
    if !name.contains(where: \.isLetter) || name.contains("://") { return true }
    if name.contains("!") || name.contains("?") || name.contains("\"") { return true }
    return name.split { !$0.isNumber }.contains { digits in
      digits.count == 4 && (digits.hasPrefix("19") || digits.hasPrefix("20"))
    }
  }

  /// Where the words "click here" begin, in whatever case.
  private static func link(in text: String) -> String.Index? {
    let words = Array("click here".utf8)
    let bytes = text.utf8
    var start = bytes.startIndex
    while let first = bytes[start...].firstIndex(where: { $0 | 0x20 == words[0] }) {
      if bytes[first...].lazy.map({ $0 | 0x20 }).starts(with: words) { return first }
      start = bytes.index(after: first)
    }
    return nil
  }

  /// What may stand around a name.
  private static let signs = Set(" .,;:*•·-–—_#\"“”「」。、，．")

  private static func withoutStrength(_ text: String) -> String {
    guard text.contains(where: { $0.isNumber }) else { return text }
    var slice = Substring(text.replacing(" %", with: "%"))
    if slice.last == ")", let open = slice.lastIndex(of: "("),
      isShare(slice[slice.index(after: open)...].dropLast())
    {
      slice = slice[..<open]
    } else if let sign = slice.lastIndex(where: { $0 == ":" || $0 == "=" }),
      isNumber(slice[slice.index(after: sign)...])
    {
      slice = slice[..<sign]
    } else if let space = slice.lastIndex(of: " "), isShare(slice[slice.index(after: space)...]) {
      slice = slice[..<space]
    }
    if let space = slice.firstIndex(of: " "), isShare(slice[..<space]) {
      slice = slice[slice.index(after: space)...]
    }
    return String(slice)
  }

  private static func isShare(_ text: some StringProtocol) -> Bool {
    guard let last = text.last, "%％٪".contains(last) else { return false }
    return isNumber(text.dropLast())
  }

  private static func isNumber(_ text: some StringProtocol) -> Bool {
    let number = String(text).trimmed
    let digits = number.last == "%" ? String(number.dropLast()) : number
    return NumberText(digits, loneSign: .decimal) != nil
  }
}
