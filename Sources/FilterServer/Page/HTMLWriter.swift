/// Appends elements and text to a page: whatever is not markup of ours is escaped.
///
/// Names of elements and attributes are static strings, so that nothing from a catalogue or an
/// address can become one.
struct HTMLWriter {
  /// An attribute without a value is left out; one with an empty value is only named.
  typealias Attributes = KeyValuePairs<StaticString, String?>

  private(set) var bytes: [UInt8] = []

  mutating func markup(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes in unsafe self.bytes.append(contentsOf: bytes) }
  }

  mutating func text(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  mutating func element(
    _ name: StaticString,
    _ attributes: Attributes = [:],
    _ content: (inout HTMLWriter) -> Void
  ) {
    begin(name, attributes)
    content(&self)
    markup("</")
    markup(name)
    markup(">")
  }

  mutating func element(_ name: StaticString, _ attributes: Attributes = [:], text: String) {
    element(name, attributes) { $0.text(text) }
  }

  /// Begins an element; for one that has no end, such as an input, that is all of it.
  mutating func begin(_ name: StaticString, _ attributes: Attributes = [:]) {
    markup("<")
    markup(name)
    for (attribute, value) in attributes {
      guard let value else { continue }
      markup(" ")
      markup(attribute)
      guard !value.isEmpty else { continue }
      markup("=\"")
      text(value)
      markup("\"")
    }
    markup(">")
  }

  private mutating func append(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): markup("&amp;")
    case UInt8(ascii: "<"): markup("&lt;")
    case UInt8(ascii: ">"): markup("&gt;")
    case UInt8(ascii: "\""): markup("&quot;")
    case UInt8(ascii: "'"): markup("&#39;")
    // Controls that HTML does not allow; tab and the ends of lines are white space.
    case 0x00...0x08, 0x0B...0x0C, 0x0E...0x1F, 0x7F: markup("\u{FFFD}")
    default: bytes.append(byte)
    }
  }
}
