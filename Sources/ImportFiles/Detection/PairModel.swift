/// How likely a text is in an encoding of two bytes for each character, as East Asia has them.
///
/// Each character costs what its class does: the common ones of the language, the rest of those that are
/// taught, the rare ones, signs, and what only the extensions of the standard have.
struct PairModel: EncodingModel {
  /// The cost of a byte that means nothing.
  static let illegal = 25.0
  /// A byte of ASCII that is a part of a character is one letter less in the text.
  private static let letter = 3.5

  let encoding: TextEncoding
  let handicap: Double
  private let layout: any PairLayout.Type
  private let common: Set<UInt16>

  init(_ layout: any PairLayout.Type, handicap: Double = 0) {
    self.layout = layout
    self.handicap = handicap
    encoding = layout.encoding
    common = Self.codes(of: layout.commonCharacters, in: layout.encoding)
  }

  private static func codes(of characters: String, in encoding: TextEncoding) -> Set<UInt16> {
    guard let encoder = ConvertingDecoder(from: "UTF-8", to: encoding.converterName) else {
      return []
    }
    var codes: Set<UInt16> = []
    for character in characters {
      var bytes: [UInt8] = []
      let input = Array(String(character).utf8)
      guard (try? encoder.decode(input.span, isEnd: true, into: &bytes)) != nil, bytes.count == 2
      else { continue }
      codes.insert(UInt16(bytes[0]) << 8 | UInt16(bytes[1]))
    }
    return codes
  }

  func cost(of bytes: [UInt8]) -> Double {
    let bytes = bytes.span
    var cost = 0.0
    var position = 0
    while position < bytes.count {
      guard bytes[position] >= 0x80 else {
        position += 1
        continue
      }
      guard let unit = layout.unit(in: bytes, at: position) else {
        cost += Self.illegal
        position += 1
        continue
      }
      cost += unitCost(unit, in: bytes, at: position)
      position += unit.length
    }
    return cost
  }

  private func unitCost(_ unit: PairUnit, in bytes: Span<UInt8>, at position: Int) -> Double {
    if unit.length == 1 {
      // One that is alone is rather a sign or a letter of another encoding.
      let before = position > 0 ? bytes[position - 1] : 0
      let behind = layout.byte(bytes, position + 1)
      let isInWord = before.isASCIILetter || behind.isASCIILetter
      return unit.cost + (before < 0x80 ? 4 : 0) + (isInWord ? 5 : 0)
    }
    let trail = bytes[position + 1]
    var cost = unit.cost
    if unit.length == 2, common.contains(UInt16(bytes[position]) << 8 | UInt16(trail)) {
      cost = layout.commonCost
    }
    let isBehindLetter = position > 0 && bytes[position - 1].isASCIILetter
    let isBeforeLetter = layout.byte(bytes, position + unit.length).isASCIILetter
    // One that is alone within a word is rather a letter or two of a Western one.
    if isBehindLetter, isBeforeLetter { cost += 4 }
    guard trail < 0x80 else { return cost }
    cost -= Self.letter * Double(unit.length / 2)
    guard trail.isASCIILetter else { return cost }
    // An accented letter or an opening quotation mark looks like this in a Western text.
    return cost + (isBehindLetter ? 5 : 0) + (isBeforeLetter ? 3 : 0)
  }
}

/// A character of an encoding with several bytes.
struct PairUnit {
  let length: Int
  /// In nats.
  let cost: Double
}

/// Where an encoding has which characters.
protocol PairLayout: SendableMetatype {
  static var encoding: TextEncoding { get }
  /// What most of a text in its languages is written in.
  static var commonCharacters: String { get }
  /// In nats, for each of those.
  static var commonCost: Double { get }

  /// The character that begins at `position` with a byte that is not ASCII; nil when there is none.
  static func unit(in bytes: Span<UInt8>, at position: Int) -> PairUnit?
}

extension PairLayout {
  /// The byte at a position; 0, which is no part of a character, behind the end.
  static func byte(_ bytes: Span<UInt8>, _ position: Int) -> UInt8 {
    position < bytes.count ? bytes[position] : 0
  }
}

extension UInt8 {
  var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
