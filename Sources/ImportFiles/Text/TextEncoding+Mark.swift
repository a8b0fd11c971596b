extension TextEncoding {
  /// The encoding that a byte-order mark at the start of a file speaks of, and the length of the mark.
  static func marked(_ head: some Collection<UInt8>) -> (encoding: TextEncoding, length: Int)? {
    // UTF-32 first, since its mark begins with that of UTF-16.
    let marks: [(TextEncoding, [UInt8])] = [
      (.utf8, [0xEF, 0xBB, 0xBF]),
      (.utf32LittleEndian, [0xFF, 0xFE, 0, 0]),
      (.utf32BigEndian, [0, 0, 0xFE, 0xFF]),
      (.utf16LittleEndian, [0xFF, 0xFE]),
      (.utf16BigEndian, [0xFE, 0xFF]),
    ]
    return marks.first { head.starts(with: $0.1) }.map { ($0.0, $0.1.count) }
  }

  /// UTF-16 without a mark, where signs of ASCII show the order of its bytes.
  static func wide(_ head: some Collection<UInt8>) -> TextEncoding? {
    guard head.contains(0) else { return nil }
    let bytes = Array(head)
    let little = plainUnits(bytes, lowFirst: true)
    let big = plainUnits(bytes, lowFirst: false)
    guard max(little, big) >= max(2, bytes.count / 128) else { return nil }
    return little > big ? .utf16LittleEndian : .utf16BigEndian
  }

  /// How many signs of ASCII there are in UTF-16; 0 when something else is in it that is in no text.
  private static func plainUnits(_ bytes: [UInt8], lowFirst: Bool) -> Int {
    var count = 0
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (low, high) = lowFirst ? (index, index + 1) : (index + 1, index)
      switch UInt16(bytes[high]) << 8 | UInt16(bytes[low]) {
      case 0x09, 0x0A, 0x0D, 0x20..<0x7F: count += 1
      case 0..<0x20, 0x7F..<0xA0, 0xE000..<0xF900, 0xFFFE...0xFFFF: return 0
      default: continue
      }
    }
    return count
  }

  /// Whether a character takes two bytes at least.
  var isWide: Bool {
    switch self {
    case .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian: true
    default: false
    }
  }

  /// Whether `mark` can stand at the start of a file that is said to be in this encoding.
  func agrees(with mark: TextEncoding) -> Bool {
    switch self {
    case mark: true
    // The name alone does not say the order of the bytes.
    case .utf16LittleEndian: mark == .utf16BigEndian
    case .utf32LittleEndian: mark == .utf32BigEndian
    case .mixedWestern: mark == .utf8
    default: false
    }
  }
}
