/// GB18030, with GB 2312 and GBK in it: common characters by their sound, rare ones by their shape.
enum GB18030Layout: PairLayout {
  static let encoding: TextEncoding = .gb18030
  static let commonCharacters: String = CommonCharacters.simplified
  static let commonCost = 6.6

  static func unit(in bytes: Span<UInt8>, at position: Int) -> PairUnit? {
    let lead = bytes[position]
    let trail = byte(bytes, position + 1)
    guard (0x81...0xFE).contains(lead) else { return nil }
    switch trail {
    case 0x30...0x39:
      let isWhole =
        (0x81...0xFE).contains(byte(bytes, position + 2))
        && (0x30...0x39).contains(byte(bytes, position + 3))
      return isWhole ? PairUnit(length: 4, cost: 20) : nil
    case 0xA1...0xFE: return PairUnit(length: 2, cost: cost(ofRow: lead, cell: trail))
    case 0x40...0x7E, 0x80...0xA0: return PairUnit(length: 2, cost: 15)
    default: return nil
    }
  }

  private static func cost(ofRow lead: UInt8, cell: UInt8) -> Double {
    switch lead {
    case 0xA1: cell <= 0xC0 ? 6.5 : 11
    case 0xA3: 7.5
    case 0xA2: 10
    case 0xA4, 0xA5: 11
    case 0xA6...0xA9: 13
    case 0xB0...0xD7: 9.6
    case 0xD8...0xF7: 12.4
    default: 15
    }
  }
}

/// Big5 with what Hong Kong added: common characters, then rare ones, by the number of strokes.
enum Big5Layout: PairLayout {
  static let encoding: TextEncoding = .big5
  static let commonCharacters: String = CommonCharacters.traditional
  static let commonCost = 6.6

  static func unit(in bytes: Span<UInt8>, at position: Int) -> PairUnit? {
    let lead = bytes[position]
    let trail = byte(bytes, position + 1)
    guard (0x81...0xFE).contains(lead),
      (0x40...0x7E).contains(trail) || (0xA1...0xFE).contains(trail)
    else { return nil }
    return PairUnit(length: 2, cost: cost(ofCode: UInt16(lead) << 8 | UInt16(trail)))
  }

  private static func cost(ofCode code: UInt16) -> Double {
    switch code {
    case 0xA140...0xA17E: 6.5
    case 0xA1A1...0xA2FE: 9
    case 0xA340...0xA3FE: 11
    case 0xA440...0xC67E: 10
    case 0xC940...0xF9D5: 13.5
    default: 15
    }
  }
}
