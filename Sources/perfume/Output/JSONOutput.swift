#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

/// JSON as the program prints and saves it: indented, keys sorted, one document and a line break.
enum JSONOutput {
  /// The document, in bytes that are safe to show: whatever is hidden is escaped, as JSON does it.
  static func document(_ value: some Encodable) throws -> [UInt8] {
    try encoded(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  /// The document on one line, as messages are.
  static func line(_ value: some Encodable) throws -> [UInt8] {
    try encoded(value, [.sortedKeys, .withoutEscapingSlashes])
  }

  private static func encoded(
    _ value: some Encodable,
    _ formatting: JSONEncoder.OutputFormatting
  ) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    return escaped([UInt8](try encoder.encode(value))) + [UInt8(ascii: "\n")]
  }

  /// The same JSON with what `JSONEncoder` lets through escaped: all but the controls below U+0020,
  /// so that the line breaks left are those of the layout.
  private static func escaped(_ json: [UInt8]) -> [UInt8] {
    // The one control in ASCII that JSON allows.
    let delete: UInt8 = 0x7F
    guard json.contains(where: { $0 >= delete }) else { return json }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count)
    for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
      if scalar.isHidden, scalar != "\n" {
        for unit in UTF16.encode(scalar) ?? UTF16.EncodedScalar() {
          bytes += escape(unit).utf8
        }
      } else {
        bytes += UTF8.encode(scalar) ?? UTF8.EncodedScalar()
      }
    }
    return bytes
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
