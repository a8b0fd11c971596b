/// CP949: the 2,350 syllables of KS X 1001 in their rows, all others before and between them.
enum CP949Layout: PairLayout {
  static let encoding: TextEncoding = .cp949
  static let commonCharacters: String = CommonCharacters.korean
  static let commonCost = 6.0

  static func unit(in bytes: Span<UInt8>, at position: Int) -> PairUnit? {
    let lead = bytes[position]
    let trail = byte(bytes, position + 1)
    guard (0x81...0xFD).contains(lead) else { return nil }
    switch trail {
    case 0xA1...0xFE: return cost(ofRow: lead).map { PairUnit(length: 2, cost: $0) }
    case 0x41...0x5A, 0x61...0x7A, 0x81...0xA0:
      guard lead < 0xC6 || lead == 0xC6 && trail <= 0x52 else { return nil }
      return PairUnit(length: 2, cost: 14.5)
    default: return nil
    }
  }

  /// Whether the character of two bytes is a syllable of Hangul, and no sign and no ideograph.
  static func isSyllable(_ lead: UInt8, _ trail: UInt8) -> Bool {
    trail < 0xA1 || (0x81...0xA0).contains(lead) || (0xB0...0xC8).contains(lead)
  }

  private static func cost(ofRow lead: UInt8) -> Double? {
    switch lead {
    case 0x81...0xA0: 14.5
    case 0xA1: 8
    case 0xA3: 9
    case 0xA4: 10.5
    case 0xB0...0xC8: 9.5
    case 0xA2, 0xA5...0xAC: 12
    case 0xCA...0xFD: 14
    default: nil
    }
  }
}
