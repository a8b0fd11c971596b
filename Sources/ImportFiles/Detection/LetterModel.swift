/// How likely a text is in an encoding of one byte for each letter.
///
/// Such an encoding gives every byte some meaning, so what counts is whether words come of it: letters of
/// one alphabet beside each other, small ones behind capitals and not before them, signs between words.
struct LetterModel: EncodingModel {
  /// What a byte means.
  private struct Meaning {
    enum Kind {
      case lower
      case upper
      case caseless
      /// A sign that stands between words, or in one.
      case sign
      case undefined
    }

    var kind: Kind
    var cost: Double
    /// Of a sign, that it may stand between two letters.
    var joinsLetters = false

    var isLetter: Bool { kind == .lower || kind == .upper || kind == .caseless }
  }

  private static let signs = Set("«»“”‘’„‚–—…•·°№®™©§€£¥\u{A0}×½¼¾´¿¡ªº±".unicodeScalars)
  private static let joiningSigns = Set("’‘´·–—®™©°\u{A0}".unicodeScalars)

  let encoding: TextEncoding
  let handicap: Double
  let isAlwaysAsked: Bool
  private let isLatin: Bool
  private let meanings: [Meaning]

  init(_ encoding: TextEncoding, of alphabet: Alphabet, handicap: Double = 0) {
    self.encoding = encoding
    self.handicap = handicap
    isAlwaysAsked = alphabet.isAlwaysAsked
    isLatin = alphabet.isLatin
    let decoder = ConvertingDecoder(from: encoding.converterName)
    meanings = (0...UInt8.max).map { byte in
      var text: [UInt8] = []
      let isDefined = (try? decoder?.decode([byte].span, isEnd: true, into: &text)) != nil
      let scalar = isDefined ? String(decoding: text, as: UTF8.self).unicodeScalars.first : nil
      return scalar.map { Self.meaning(of: $0, in: alphabet) }
        ?? Meaning(kind: .undefined, cost: 25)
    }
  }

  private static func meaning(of scalar: Unicode.Scalar, in alphabet: Alphabet) -> Meaning {
    let properties = scalar.properties
    let lower = properties.lowercaseMapping.unicodeScalars.first ?? scalar
    if let cost = alphabet.costs[scalar] ?? alphabet.costs[lower] {
      let kind: Meaning.Kind =
        properties.isLowercase ? .lower : properties.isUppercase ? .upper : .caseless
      return Meaning(kind: kind, cost: cost)
    }
    if properties.isAlphabetic {
      let kind: Meaning.Kind =
        properties.isLowercase ? .lower : properties.isUppercase ? .upper : .caseless
      return Meaning(kind: kind, cost: 9)
    }
    if properties.generalCategory == .control { return Meaning(kind: .sign, cost: 14) }
    return Meaning(
      kind: .sign,
      cost: signs.contains(scalar) ? 5 : 10,
      joinsLetters: joiningSigns.contains(scalar)
    )
  }

  func cost(of bytes: [UInt8]) -> Double {
    var cost = 0.0
    for (index, byte) in bytes.enumerated() where byte >= 0x80 {
      let meaning = meanings[Int(byte)]
      let before = index > 0 ? bytes[index - 1] : 0
      let behind = index + 1 < bytes.count ? bytes[index + 1] : 0
      cost += meaning.cost
      switch meaning.kind {
      case .undefined: break
      case .sign:
        let isInWord = meanings[Int(before)].isLetter && meanings[Int(behind)].isLetter
        if isInWord, !meaning.joinsLetters { cost += 5 }
      default:
        cost +=
          isLatin
          ? latinCost(meaning, between: before, and: behind)
          : foreignCost(meaning, between: before, and: behind)
      }
    }
    return cost
  }

  /// What a letter costs for its place among Latin ones.
  private func latinCost(_ meaning: Meaning, between before: UInt8, and behind: UInt8) -> Double {
    var cost = 0.0
    if !before.isASCIILetter, !behind.isASCIILetter { cost += 2.5 }
    if before >= 0x80, meanings[Int(before)].isLetter { cost += 3 }
    if meaning.kind == .upper, meanings[Int(before)].kind == .lower { cost += 6 }
    if meaning.kind == .lower, behind < 0x80, behind.isASCIILetter,
      meanings[Int(behind)].kind == .upper
    {
      cost += 4
    }
    return cost
  }

  /// What a letter costs for its place among others of its alphabet.
  private func foreignCost(_ meaning: Meaning, between before: UInt8, and behind: UInt8) -> Double {
    var cost = 0.0
    if before.isASCIILetter { cost += 4 }
    if behind.isASCIILetter { cost += 3 }
    guard meaning.kind == .upper else { return cost }
    let isInWord = before >= 0x80 && meanings[Int(before)].isLetter
    if isInWord, meanings[Int(before)].kind == .lower { return cost + 6 }
    return cost + (isInWord ? 0.5 : 1.5)
  }
}
