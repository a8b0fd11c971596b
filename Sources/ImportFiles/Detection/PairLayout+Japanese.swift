/// Shift_JIS as Windows has it.
enum ShiftJISLayout: PairLayout {
  static let encoding: TextEncoding = .shiftJIS
  static let commonCharacters: String = CommonCharacters.japanese
  static let commonCost = 7.0

  static func unit(in bytes: Span<UInt8>, at position: Int) -> PairUnit? {
    let lead = bytes[position]
    let trail = byte(bytes, position + 1)
    switch lead {
    // Katakana of half the width, which only old systems write.
    case 0xA1...0xDF: return PairUnit(length: 1, cost: 4.4)
    case 0x81...0x9F, 0xE0...0xFC: break
    default: return nil
    }
    guard (0x40...0xFC).contains(trail), trail != 0x7F else { return nil }
    return cost(ofCode: UInt16(lead) << 8 | UInt16(trail)).map { PairUnit(length: 2, cost: $0) }
  }

  private static func cost(ofCode code: UInt16) -> Double? {
    switch code {
    case 0x829F...0x82F1, 0x8340...0x8396: 5.3
    // Punctuation, and the mark of a long vowel.
    case 0x8140...0x8145, 0x815B, 0x8160, 0x8175...0x8178: 6
    case 0x8146...0x829A: 8.5
    case 0x839F...0x8491: 13
    case 0x8740...0x879C: 11
    case 0x889F...0x9872: 9.6
    case 0x989F...0xEAA4: 13.5
    case 0xED40...0xEEFC, 0xFA40...0xFC4B: 14
    default: nil
    }
  }
}

/// EUC-JP: the same characters, by row and cell.
enum EUCJPLayout: PairLayout {
  static let encoding: TextEncoding = .eucJP
  static let commonCharacters: String = CommonCharacters.japanese
  static let commonCost = 7.0

  static func unit(in bytes: Span<UInt8>, at position: Int) -> PairUnit? {
    let lead = bytes[position]
    let trail = byte(bytes, position + 1)
    guard (0xA1...0xFE).contains(trail) else { return nil }
    switch lead {
    case 0x8E: return trail <= 0xDF ? PairUnit(length: 2, cost: 11) : nil
    case 0x8F:
      let isWhole = (0xA1...0xFE).contains(byte(bytes, position + 2))
      return isWhole ? PairUnit(length: 3, cost: 16) : nil
    default: return cost(ofRow: lead, cell: trail).map { PairUnit(length: 2, cost: $0) }
    }
  }

  private static func cost(ofRow lead: UInt8, cell: UInt8) -> Double? {
    switch lead {
    case 0xA4: cell <= 0xF3 ? 5.3 : nil
    case 0xA5: cell <= 0xF6 ? 5.3 : nil
    case 0xA1: cell <= 0xA6 || cell == 0xBC || (0xD6...0xD9).contains(cell) ? 6 : 8.5
    case 0xA3: 8.5
    case 0xA2, 0xA6...0xA8, 0xAD: 13
    case 0xB0...0xCF: 9.6
    case 0xD0...0xF4: 13.5
    default: nil
    }
  }
}
