import Catalog

/// Text of a workbook in which characters that XML cannot hold are written as "_x000D_".
enum EscapedText {
  private static let length = 7

  /// What `bytes` say, which are valid UTF-8, without more marks on a letter than any script has.
  static func string(_ bytes: [UInt8]) -> String { written(bytes).withFewMarks }

  private static func written(_ bytes: [UInt8]) -> String {
    guard var place = nextEscape(in: bytes, from: 0) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var text = ""
    var start = 0
    while true {
      text += String(decoding: bytes[start..<place.position], as: UTF8.self)
      text.unicodeScalars.append(place.scalar)
      start = place.position + length
      guard let next = nextEscape(in: bytes, from: start) else { break }
      place = next
    }
    return text + String(decoding: bytes[start...], as: UTF8.self)
  }

  private static func nextEscape(
    in bytes: [UInt8],
    from start: Int
  ) -> (position: Int, scalar: Unicode.Scalar)? {
    var position = start
    while bytes.count - position >= length {
      if bytes[position] == UInt8(ascii: "_"), bytes[position + 1] == UInt8(ascii: "x"),
        bytes[position + length - 1] == UInt8(ascii: "_"),
        let scalar = scalar(bytes[position + 2..<position + 6])
      {
        return (position, scalar)
      }
      position += 1
    }
    return nil
  }

  private static func scalar(_ digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
  }
}
