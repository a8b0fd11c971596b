/// How likely a text is in an encoding of one byte for each letter.
///
/// Such an encoding gives every byte some meaning, so what counts is whether words come of it: letters of
/// one alphabet beside each other, small ones behind capitals and not before them, signs between words.
struct LetterModel: EncodingModel {
  /// What a byte means.
  private struct Meaning {
    enum Kind: Equatable {
      case lower
      case upper
      case caseless
      case sign(SignPlace)
      case number
      case space
      /// In no text, but for its bytes.
      case control
      case undefined
    }

    let kind: Kind
    /// In nats, of a letter.
    var cost = 0.0

    var isLetter: Bool { kind == .lower || kind == .upper || kind == .caseless }

    var neighbour: SignPlace.Neighbour {
      switch kind {
      case .lower, .upper, .caseless: .letter
      case .number: .number
      case .space: .space
      default: .other
      }
    }
  }

  /// The cost of a letter that is rare in these languages.
  private static let rareLetter = 9.0

  let encoding: TextEncoding
  let handicap: Double
  let isAlwaysAsked: Bool
  let vote: Double
  private let isLatin: Bool
  private let meanings: [Meaning]

  init(_ encoding: TextEncoding, of alphabet: Alphabet, handicap: Double = 0) {
    self.encoding = encoding
    self.handicap = handicap
    isAlwaysAsked = alphabet.isAlwaysAsked
    isLatin = alphabet.isLatin
    // Short texts with some accents are called by the name of any of these.
    vote = alphabet.isLatin ? 2 : 5
    let decoder = ConvertingDecoder(from: encoding.converterName)
    meanings = (0...UInt8.max).map { byte in
      var text: [UInt8] = []
      let isDefined = (try? decoder?.decode([byte].span, isEnd: true, into: &text)) != nil
      let scalar = isDefined ? String(decoding: text, as: UTF8.self).unicodeScalars.first : nil
      return scalar.map { Self.meaning(of: $0, in: alphabet) } ?? Meaning(kind: .undefined)
    }
  }

  private static func meaning(of scalar: Unicode.Scalar, in alphabet: Alphabet) -> Meaning {
    let properties = scalar.properties
    let lower = properties.lowercaseMapping.unicodeScalars.first ?? scalar
    let cost = alphabet.costs[scalar] ?? alphabet.costs[lower]
    // Ordinal signs count as letters in Unicode, and stand where signs do.
    if SignPlace(of: scalar) != .rare { return Meaning(kind: .sign(SignPlace(of: scalar))) }
    if cost != nil || properties.isAlphabetic {
      let kind: Meaning.Kind =
        properties.isLowercase ? .lower : properties.isUppercase ? .upper : .caseless
      return Meaning(kind: kind, cost: cost ?? rareLetter)
    }
    switch properties.generalCategory {
    case .decimalNumber: return Meaning(kind: .number)
    case .control where scalar.value >= 0x7F: return Meaning(kind: .control)
    case .spaceSeparator, .control: return Meaning(kind: .space)
    default: return Meaning(kind: .sign(.rare))
    }
  }

  func cost(of bytes: [UInt8]) -> Double {
    var cost = 0.0
    var hasLetters = isLatin
    for (index, byte) in bytes.enumerated() where byte >= 0x80 {
      let meaning = meanings[Int(byte)]
      let before = index > 0 ? bytes[index - 1] : UInt8(ascii: "\n")
      let behind = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: "\n")
      switch meaning.kind {
      case .undefined: cost += 25
      case .control: cost += 14
      case .number, .space: cost += 5
      case .sign(let place):
        cost += place.cost(
          between: meanings[Int(before)].neighbour,
          and: meanings[Int(behind)].neighbour
        )
      case .lower, .upper, .caseless:
        hasLetters = true
        cost += meaning.cost
        cost +=
          isLatin
          ? latinCost(meaning, between: before, and: behind)
          : foreignCost(meaning, between: before, and: behind)
      }
    }
    // Quotation marks alone speak for no alphabet but that of ASCII.
    return cost + (hasLetters ? 0 : 6)
  }

  /// What a letter costs for its place among Latin ones.
  private func latinCost(_ meaning: Meaning, between before: UInt8, and behind: UInt8) -> Double {
    var cost = 0.0
    if !before.isASCIILetter, !behind.isASCIILetter { cost += 2.5 }
    if before >= 0x80, meanings[Int(before)].isLetter { cost += 3 }
    if meaning.kind == .upper {
      cost += 1
      if meanings[Int(before)].kind == .lower { cost += 6 }
    }
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
    let isAlone = before < 0x80 && behind < 0x80
    if isAlone { cost += 4 }
    guard meaning.kind == .upper else { return cost }
    let isInWord = before >= 0x80 && meanings[Int(before)].isLetter
    if isInWord, meanings[Int(before)].kind == .lower { return cost + 6 }
    return cost + (isInWord ? 0.5 : 1.5)
  }
}
