/// Encodings that write every letter in bytes of ASCII, and say so by an escape sequence.
enum EscapedEncoding {
  private static let escape: UInt8 = 0x1B
  /// What follows the escape sign.
  private static let sequences: [(sign: [UInt8], encoding: TextEncoding)] = [
    (Array("$B".utf8), .iso2022JP), (Array("$@".utf8), .iso2022JP), (Array("(J".utf8), .iso2022JP),
    (Array("$)C".utf8), .iso2022KR),
  ]
  /// How long the longest sequence is, with the escape sign.
  static let sequenceLimit = 4

  /// The encoding of the first such sequence in ASCII, and where it begins.
  static func first(
    in text: ArraySlice<UInt8>
  ) -> (encoding: TextEncoding, position: Int)? {
    // Nearly every text has none, so that is seen over the bare bytes.
    guard unsafe text.withUnsafeBufferPointer({ unsafe $0.contains(escape) }) else { return nil }
    var rest = text
    while let position = rest.firstIndex(of: escape) {
      rest = rest[(position + 1)...]
      if let known = sequences.first(where: { rest.starts(with: $0.sign) }) {
        return (known.encoding, position)
      }
    }
    return nil
  }
}
