import Catalog

/// Lists and objects written into a cell of a table: JSON, or the literals of Python.
///
/// Strings may stand in single or double quotation marks, `None`, `True` and `nan` are known, a comma may
/// trail. Nothing nested deeper than eight levels is read.
struct CellLiteral {
  private static let depthLimit = 8

  private let bytes: [UInt8]
  private var position = 0

  /// The value that the whole of `text` is; none when it is no list and no object, or is malformed.
  static func value(_ text: String) -> RawValue? {
    var literal = CellLiteral(bytes: Array(text.utf8))
    literal.skipSpace()
    guard let first = literal.peek,
      first == UInt8(ascii: "[") || first == UInt8(ascii: "{") || first == UInt8(ascii: "("),
      let value = literal.value(depth: 0)
    else { return nil }
    literal.skipSpace()
    return literal.peek == nil ? value : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) -> RawValue? {
    skipSpace()
    guard let byte = peek, depth < Self.depthLimit else { return nil }
    switch byte {
    case UInt8(ascii: "["): return list(closing: "]", depth: depth)
    case UInt8(ascii: "("): return list(closing: ")", depth: depth)
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return string().map(RawValue.text)
    default: return word()
    }
  }

  private mutating func list(closing: Unicode.Scalar, depth: Int) -> RawValue? {
    position += 1
    var items: [RawValue] = []
    while !skip(closing) {
      guard let item = value(depth: depth + 1) else { return nil }
      items.append(item)
      if skip(",") { continue }
      return skip(closing) ? .list(items) : nil
    }
    return .list(items)
  }

  private mutating func object(depth: Int) -> RawValue? {
    position += 1
    var members: [RawValue.Member] = []
    while !skip("}") {
      guard let key = value(depth: depth + 1) else { return nil }
      if skip(":") {
        guard let value = value(depth: depth + 1) else { return nil }
        members.append(RawValue.Member(key: key.plainText ?? "", value: value))
      } else {
        // A set of Python.
        members.append(RawValue.Member(key: key.plainText ?? "", value: .absent))
      }
      if skip(",") { continue }
      return skip("}") ? .object(members) : nil
    }
    return .object(members)
  }

  private mutating func word() -> RawValue? {
    let start = position
    while let byte = peek, !",]}):".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self).trimmed
    switch text {
    case "": return nil
    case "null", "None", "nan", "NaN": return .absent
    case "true", "True": return .flag(true)
    case "false", "False": return .flag(false)
    default: return text.first?.isNumber == true || text.first == "-" ? .number(text) : .text(text)
    }
  }

  private mutating func string() -> String? {
    let quote = bytes[position]
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      position += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        guard appendEscaped(to: &text) else { return nil }
      } else {
        text.append(byte)
      }
    }
    return nil
  }

  private mutating func appendEscaped(to text: inout [UInt8]) -> Bool {
    guard let byte = peek else { return false }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "x"): return appendScalar(digits: 2, to: &text)
    case UInt8(ascii: "u"): return appendScalar(digits: 4, to: &text)
    default: text.append(byte)
    }
    return true
  }

  private mutating func appendScalar(digits: Int, to text: inout [UInt8]) -> Bool {
    guard var value = hexadecimal(digits) else { return false }
    if (0xD800..<0xDC00).contains(value), position + 1 < bytes.count,
      bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    {
      position += 2
      guard let low = hexadecimal(4), (0xDC00..<0xE000).contains(low) else { return false }
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { return false }
    text += String(scalar).utf8
    return true
  }

  private mutating func hexadecimal(_ digits: Int) -> UInt32? {
    guard position + digits <= bytes.count else { return nil }
    let text = String(decoding: bytes[position..<position + digits], as: UTF8.self)
    position += digits
    return UInt32(text, radix: 16)
  }
}

extension RawValue {
  /// The text of what is no list and no object.
  var plainText: String? {
    switch self {
    case .text(let text), .number(let text): text
    case .flag(let flag): flag ? "true" : "false"
    case .absent, .list, .object: nil
    }
  }

  /// The text that stands for the value where one text is wanted: of an object its name or title, of a list
  /// what its first item gives.
  var scalarText: String? {
    switch self {
    case .text, .number, .flag, .absent: plainText
    case .list(let items): items.lazy.compactMap(\.scalarText).first
    case .object(let members): Self.nameText(members)
    }
  }

  /// The text of the member of an object that is its name; of an object in one more object, that of the inner.
  private static func nameText(_ members: [Member]) -> String? {
    for key in nameKeys {
      if let text = members.first(where: { $0.key.lowercased() == key })?.value.scalarText {
        return text
      }
    }
    let named = members.lazy.filter { MemberName.isOfName($0.key) }.compactMap(\.value.plainText)
    if let text = named.first { return text }
    guard members.count == 1, case .object(let inner) = members[0].value else { return nil }
    return nameText(inner)
  }

  private static let nameKeys = [
    "name", "title", "label", "formattedvalue", "value", "amount", "text", "en", "ko", "url", "src",
    "note", "accord",
  ]
}
