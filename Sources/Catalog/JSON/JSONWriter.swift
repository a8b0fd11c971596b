/// Writes one JSON value after the other into bytes: each byte once, and no tree of values before.
///
/// The same value gives the same bytes each time: members come in the order of their keys, whose writers
/// see to that, and what is absent is left out. Whatever is hidden in a text is escaped, so that the bytes
/// are safe to show.
public struct JSONWriter {
  /// How the parts of a value are set apart.
  public enum Layout: Sendable {
    /// On one line without spaces.
    case compact
    /// A line for each part, indented by two spaces for each level.
    case indented
  }

  /// What was written; whoever writes again and again empties it and keeps its capacity.
  public var bytes: [UInt8] = []

  private let layout: Layout
  private var depth = 0
  /// Whether nothing stands yet in the innermost object or array.
  private var isEmpty = true
  /// The last key of the innermost object.
  private var lastKey: StaticString = ""

  /// Has written nothing yet.
  public init(_ layout: Layout = .compact) { self.layout = layout }

  /// Writes an object with the members that `members` writes, in the order of their keys.
  @inlinable
  public mutating func object(_ members: (inout JSONWriter) -> Void) {
    let outer = open(UInt8(ascii: "{"))
    members(&self)
    close(UInt8(ascii: "}"), outer)
  }

  /// Writes an object with members whose keys are known only now.
  package mutating func object(_ members: [String: some JSONWritable]) {
    let outer = open(UInt8(ascii: "{"))
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      beginPart()
      string(key)
      endKey()
      value.write(to: &self)
    }
    close(UInt8(ascii: "}"), outer)
  }

  /// Writes an array.
  @inlinable
  public mutating func array<Elements: Sequence>(_ elements: Elements)
  where Elements.Element: JSONWritable {
    let outer = open(UInt8(ascii: "["))
    for element in elements {
      beginPart()
      element.write(to: &self)
    }
    close(UInt8(ascii: "]"), outer)
  }

  /// Writes a member of an object, or nothing when its value is absent; nothing of the key is escaped.
  @inlinable
  public mutating func member(_ key: StaticString, _ value: (some JSONWritable)?) {
    guard let value else { return }
    beginMember(key)
    value.write(to: &self)
  }

  /// Puts in a JSON value as it is: a number, or one that was written before.
  package mutating func append(_ json: String) {
    var json = json
    json.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Begins an object or array; gives the last key of the one around it.
  @usableFromInline
  mutating func open(_ bracket: UInt8) -> StaticString {
    bytes.append(bracket)
    if layout == .indented { bytes.append(Self.lineBreak) }
    depth += 1
    isEmpty = true
    return lastKey
  }

  @usableFromInline
  mutating func close(_ bracket: UInt8, _ outerKey: StaticString) {
    depth -= 1
    isEmpty = false
    lastKey = outerKey
    if layout == .indented { bytes.append(Self.lineBreak) }
    indent()
    bytes.append(bracket)
  }

  @usableFromInline
  mutating func beginMember(_ key: StaticString) {
    assert(isEmpty || lastKey.description < key.description, "'\(key)' after '\(lastKey)'")
    lastKey = key
    beginPart()
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    endKey()
  }

  @usableFromInline
  mutating func beginPart() {
    if !isEmpty {
      bytes.append(UInt8(ascii: ","))
      if layout == .indented { bytes.append(Self.lineBreak) }
    }
    isEmpty = false
    indent()
  }

  private mutating func endKey() {
    if layout == .indented { bytes.append(UInt8(ascii: " ")) }
    bytes.append(UInt8(ascii: ":"))
    if layout == .indented { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func indent() {
    guard layout == .indented else { return }
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private static let lineBreak = UInt8(ascii: "\n")
}

// MARK: - Text

extension JSONWriter {
  /// Writes a text.
  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    let isPlain = text.withUTF8 { text in
      for byte in text where !byte.isPlainInJSON { return false }
      bytes.append(contentsOf: text)
      return true
    }
    if !isPlain { appendEscaped(text) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaped(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        append("\\")
        append(String(scalar))
      case "\u{8}": append(#"\b"#)
      case "\u{C}": append(#"\f"#)
      case "\n": append(#"\n"#)
      case "\r": append(#"\r"#)
      case "\t": append(#"\t"#)
      case _ where scalar.isHidden:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          append(#"\u"# + String(repeating: "0", count: 4 - digits.count) + digits)
        }
      default: append(String(scalar))
      }
    }
  }
}

extension UInt8 {
  /// Whether no text is to be escaped for this byte of its UTF-8.
  ///
  /// Errs on the side of no. Of scalars outside ASCII it is the first byte that counts: those of U+00C0 to
  /// U+033F, and of Hangul syllables and what is before them down to U+A000, have nothing hidden.
  fileprivate var isPlainInJSON: Bool {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): false
    case 0x20..<0x7F, 0x80..<0xC0, 0xC3..<0xCD, 0xEA..<0xEE: true
    default: false
    }
  }
}
