/// The first bytes of a text, by which it is told what it is.
struct TextHead {
  private let bytes: ArraySlice<UInt8>
  /// Whether nothing follows.
  let isWhole: Bool
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
    if beginsJSON { return }
    if let language = SourceLanguage(words) { throw .refused(.source(language)) }
    if isWhole, isSingleValue { throw .refused(.scalar) }
  }

  /// What follows the white space.
  private var words: ArraySlice<UInt8> {
    bytes[start...].drop { $0 == 0x20 || 0x09...0x0D ~= $0 }
  }

  /// Whether a good part is control characters, or the first line of a table has a NUL: fewer are
  /// mistakes in a text, of which their place is told.
  private var hasControls: Bool {
    let controls = bytes.count { $0 < 0x20 && !(0x08...0x0D ~= $0) }
    if controls * 4 > bytes.count || controls >= 32 && controls * 16 > bytes.count { return true }
    let line = words.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return !beginsJSON && line.contains(0)
  }

  /// The delimiter that a first line states for Excel, as in `sep=;`, and where the next line begins.
  var separatorLine: (delimiter: Delimiter, end: Int)? {
    let line = bytes[start...].prefix(7)
    guard line.starts(with: "sep=".utf8), let sign = line.dropFirst(4).first,
      let delimiter = Delimiter(Character(UnicodeScalar(sign)))
    else { return nil }
    let rest = line.dropFirst(5)
    if rest.starts(with: "\r\n".utf8) { return (delimiter, start + 7) }
    let isEnded = rest.starts(with: "\n".utf8) || rest.starts(with: "\r".utf8)
    return isEnded ? (delimiter, start + 6) : nil
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
