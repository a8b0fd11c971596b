/// Text that stood in a web page.
enum HTMLText {
  /// A longer tag is none, in bytes.
  private static let tagLimit = 4_000

  /// `text` with the tags of HTML's elements left out and its entities resolved; a tag that ends a line becomes a
  /// line break.
  static func plain(_ text: String) -> String { resolved(text, lineBreak: "\n").text }

  /// The same with what else stands for a line break, unless white space does already, and whether there were tags.
  ///
  /// Entities that were escaped again ("&amp;amp;") are resolved to the end. What only looks like one stays:
  /// "a < b", "D&G", "<Untitled>". Costs one pass.
  static func resolved(_ text: String, lineBreak: String) -> (text: String, hasTags: Bool) {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return (text, false)
    }
    var hasTags = false
    var plain = ""
    var rest = Substring(text)
    // The next that is not behind us, so that it is looked for once and not from each "<".
    var close = text.firstIndex(of: ">")
    while let sign = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      plain += rest[..<sign]
      rest = rest[sign...]
      if let known = close, known < sign { close = rest.firstIndex(of: ">") }
      if rest.first == "<", let close, let name = element(in: rest[..<close].dropFirst()) {
        hasTags = true
        rest = rest[close...].dropFirst()
        let isParted = plain.last?.isWhitespace ?? false || rest.first?.isWhitespace ?? false
        if breaks.contains(name), lineBreak == "\n" || !isParted { plain += lineBreak }
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
    return (plain + rest, hasTags)
  }

  private static let breaks: Set<String> = [
    "br", "p", "div", "li", "ul", "ol", "tr", "h1", "h2", "h3", "h4", "h5", "h6",
  ]

  /// Those that texts of web pages are made of; none that is rather a word of a name, such as `time`.
  private static let elements: Set<String> = breaks.union([
    "a", "abbr", "b", "big", "blockquote", "center", "del", "em", "font", "hr", "i", "iframe",
    "img", "ins", "pre", "s", "script", "small", "span", "strike", "strong", "style", "sub", "sup",
    "table", "tbody", "td", "tfoot", "th", "thead", "tt", "u",
  ])

  /// The name of the element that a tag is of, by what stands between its brackets; empty for a comment.
  private static func element(in inside: Substring) -> String? {
    guard inside.utf8.count <= tagLimit else { return nil }
    if inside.hasPrefix("!--") { return "" }
    let isEnd = inside.first == "/"
    let body = isEnd ? inside.dropFirst() : inside
    let name = body.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()
    guard elements.contains(name) else { return nil }
    // Words behind a name are attributes when one has a value: not those of "<a touch of rose>".
    let rest = body.dropFirst(name.count)
    guard let next = rest.first else { return name }
    guard next.isWhitespace || next == "/" else { return nil }
    return rest.contains("=") || rest.allSatisfy { $0.isWhitespace || $0 == "/" } ? name : nil
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
