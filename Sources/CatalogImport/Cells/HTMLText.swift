/// Text that stood in a web page.
enum HTMLText {
  /// `text` with its tags left out and its entities resolved; a tag that ends a line becomes a line break.
  ///
  /// What only looks like one stays: "a < b", "D&G".
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return text
    }
    var plain = ""
    var rest = Substring(text)
    while let sign = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      plain += rest[..<sign]
      rest = rest[sign...]
      if rest.first == "<", let tag = tag(at: rest) {
        plain += breaks.contains(tag.name) ? "\n" : ""
        rest = rest[tag.end...]
      } else if rest.first == "&", let entity = entity(at: rest) {
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

  private static func tag(at text: Substring) -> (name: String, end: Substring.Index)? {
    let inside = text.dropFirst()
    guard let first = inside.first, first.isASCII, first.isLetter || first == "/" || first == "!",
      let close = inside.prefix(2_000).firstIndex(of: ">")
    else { return nil }
    let name = inside[..<close].drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
    return (name.lowercased(), inside.index(after: close))
  }

  private static func entity(at text: Substring) -> (text: String, end: Substring.Index)? {
    let inside = text.dropFirst()
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
