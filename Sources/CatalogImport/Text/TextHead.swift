/// The first bytes of a text, by which it is told what it is.
struct TextHead {
  private let bytes: ArraySlice<UInt8>
  private let isWhole: Bool
  /// Behind a byte-order mark.
  let start: Int

  /// Takes the first bytes, and whether they are all.
  init(_ bytes: ArraySlice<UInt8>, isWhole: Bool) {
    self.bytes = bytes
    self.isWhole = isWhole
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Whether the text is to be read as JSON.
  var beginsJSON: Bool {
    let first = words.first
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// Throws what the text is, if it is none that holds records.
  func refuse() throws(ImportFailure) {
    if words.isEmpty { throw .refused(isWhole ? .empty : .space) }
    if let kind = BinaryKind(bytes) { throw .refused(.binary(kind)) }
    if hasControls { throw .refused(.binary(nil)) }
    if let language = SourceLanguage(words) { throw .refused(.source(language)) }
    if isWhole, !beginsJSON, isSingleValue { throw .refused(.scalar) }
  }

  /// What follows the white space.
  private var words: ArraySlice<UInt8> {
    bytes[start...].drop { $0 == 0x20 || 0x09...0x0D ~= $0 }
  }

  /// Whether there are characters that no text has: in the first line any, in the rest one in ten.
  private var hasControls: Bool {
    let text = bytes[start...]
    let line = words.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    if line.contains(where: Self.isControl) { return true }
    return text.count(where: Self.isControl) * 10 > text.count
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && !(0x08...0x0D ~= byte) && byte != 0x1A && byte != 0x1B && byte != 0x1F
      || byte == 0x7F
  }

  /// Whether the text is a single value of JSON that is neither a list nor an object.
  private var isSingleValue: Bool {
    var parser = JSONParser()
    let text = Array(words) + [UInt8(ascii: "\n")]
    guard text.count < 1_024 else { return false }
    do throws(JSONFault) {
      _ = try parser.value(text.span)
      parser.skipSpace(text.span)
      return parser.place.position == text.count
    } catch {
      return false
    }
  }
}
