/// What is valid in UTF-8.
enum UTF8Sequence {
  /// The length of the valid sequence of several bytes at `position`; nil where there is none.
  static func length(in bytes: Span<UInt8>, at position: Int) -> Int? {
    guard position < bytes.count else { return nil }
    let first = bytes[position]
    let length: Int
    // The second byte is narrower where a sequence would be longer than it need be, a surrogate, or
    // beyond the last character.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard position + length <= bytes.count, second.contains(bytes[position + 1]) else { return nil }
    for index in position + 2..<max(position + 2, position + length) {
      guard bytes[index] & 0xC0 == 0x80 else { return nil }
    }
    return length
  }

  /// Whether `bytes` are valid; of those that do not end there, the last character may be incomplete.
  static func isValid(_ bytes: Span<UInt8>, isEnd: Bool) -> Bool {
    do {
      _ = try UTF8Span(validating: bytes)
      return true
    } catch {
      let range = error.byteOffsets
      return !isEnd && error.kind == .truncatedScalar && range.upperBound == bytes.count
    }
  }
}
