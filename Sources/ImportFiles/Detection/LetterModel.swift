import Catalog

/// How likely a text is in an encoding of one byte for each letter.
///
/// Such an encoding gives every byte some meaning, so what counts is whether words come of it: letters of
/// one language in a word, vowels among consonants, small letters behind capitals and not before them, signs
/// between words.
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
    /// In nats, of a letter in each language.
    var costs: [Double] = []
    var isVowel = false
    /// Whether two dots say that it is spoken apart from the vowel before it.
    var isApart = false

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

  /// The cost of a letter that is not of the language.
  private static let rareLetter = 9.0

  let encoding: TextEncoding
  let handicap: Double
  let isAlwaysAsked: Bool
  let vote: Double
  private let isLatin: Bool
  private let languages: Int
  private let meanings: [Meaning]

  init(_ encoding: TextEncoding, of alphabet: Alphabet, handicap: Double = 0) {
    self.encoding = encoding
    self.handicap = handicap
    isAlwaysAsked = alphabet.isAlwaysAsked
    isLatin = alphabet.isLatin
    languages = alphabet.costs.count
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
    let costs = alphabet.costs.map { $0[scalar] ?? $0[lower] }
    // Ordinal signs count as letters in Unicode, and stand where signs do.
    if SignPlace(of: scalar) != .rare { return Meaning(kind: .sign(SignPlace(of: scalar))) }
    if properties.isAlphabetic || costs.contains(where: { $0 != nil }) {
      let plain = SearchKey(String(scalar)).text
      return Meaning(
        kind: properties.isLowercase ? .lower : properties.isUppercase ? .upper : .caseless,
        costs: costs.map { $0 ?? rareLetter },
        isVowel: plain.first.map { "aeiouy".contains($0) } ?? false,
        isApart: lower == "ë" || lower == "ï"
      )
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
    // Of the letters since the word began, in each language.
    var word = [Double](repeating: 0, count: languages)
    for (index, byte) in bytes.enumerated() {
      let meaning = meanings[Int(byte)]
      if !meaning.isLetter {
        cost += word.min() ?? 0
        for language in word.indices { word[language] = 0 }
      }
      guard byte >= 0x80 else { continue }
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
        for language in word.indices { word[language] += meaning.costs[language] }
        cost +=
          isLatin
          ? latinCost(meaning, between: before, and: behind) + soundCost(meaning, before, behind)
          : foreignCost(meaning, between: before, and: behind)
      }
    }
    // Quotation marks alone speak for no alphabet but that of ASCII.
    return cost + (word.min() ?? 0) + (hasLetters ? 0 : 6)
  }

  /// What a letter costs for its place among Latin ones.
  private func latinCost(_ meaning: Meaning, between before: UInt8, and behind: UInt8) -> Double {
    var cost = 0.0
    if !before.isASCIILetter, !behind.isASCIILetter { cost += 2.5 }
    if before >= 0x80, meanings[Int(before)].isLetter { cost += 2 }
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

  /// What a letter costs among the vowels and consonants beside it: a vowel stands rather between consonants,
  /// a consonant beside a vowel.
  private func soundCost(_ meaning: Meaning, _ before: UInt8, _ behind: UInt8) -> Double {
    let (before, behind) = (meanings[Int(before)], meanings[Int(behind)])
    let vowels = [before, behind].count { $0.isLetter && $0.isVowel }
    if meaning.isVowel { return meaning.isApart ? 0 : [0, 1, 3][vowels] }
    if vowels > 0 { return 0 }
    return !before.isLetter && behind.isLetter ? 0.5 : 3
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
