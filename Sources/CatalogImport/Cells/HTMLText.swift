/// Text that stood in a web page.
enum HTMLText {
  /// A longer tag is none, in bytes.
  private static let tagLimit = 4_000

  /// `text` with its tags left out and its entities resolved; a tag that ends a line becomes a line break.
  ///
  /// Entities that were escaped again ("&amp;amp;") are resolved to the end. What only looks like one stays:
  /// "a < b", "D&G". Costs one pass.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return text
    }
    var plain = ""
    var rest = Substring(text)
    // The next that is not behind us, so that it is looked for once and not from each "<".
    var close = text.firstIndex(of: ">")
    while let sign = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      plain += rest[..<sign]
      rest = rest[sign...]
      if let known = close, known < sign { close = rest.firstIndex(of: ">") }
      if rest.first == "<", let close, let name = tagName(in: rest[..<close].dropFirst()) {
        plain += breaks.contains(name) ? "\n" : ""
        rest = rest[close...].dropFirst()
      } else if rest.first == "&", var entity = entity(atStart: rest.dropFirst()) {
        while entity.text == "&", let inner = Self.entity(atStart: rest[entity.end...]) {
          entity = inner
        }
        plain += entity.text
        rest = rest[entity.end...]
      } else {
        plain.append(rest.removeFirst())
      }
    }
    return plain + rest
  }

  private static let breaks: Set<String> = [
    "br", "p", "div", "li", "ul", "ol", "tr", "h1", "h2", "h3", "h4", "h5", "h6",
  ]

  private static func tagName(in inside: Substring) -> String? {
    guard let first = inside.first, first.isASCII, first.isLetter || first == "/" || first == "!",
      inside.utf8.count <= tagLimit
    else { return nil }
    return inside.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
  }

  /// The entity whose "&" stands before `inside`.
  private static func entity(
    atStart inside: Substring
  ) -> (text: String, end: Substring.Index)? {
    guard let semicolon = inside.prefix(10).firstIndex(of: ";") else { return nil }
    let name = inside[..<semicolon]
    let end = inside.index(after: semicolon)
    guard name.first == "#" else { return HTMLEntities.named[String(name)].map { ($0, end) } }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    guard
      let value = UInt32(
        isHexadecimal ? digits.dropFirst() : digits,
        radix: isHexadecimal ? 16 : 10
      ),
      value >= 0x20, let scalar = Unicode.Scalar(value)
    else { return nil }
    return (String(scalar), end)
  }
}
