/// The lead consonants of Hangul: what Korean readers abbreviate names by.
///
/// Letters are those of the block Hangul Compatibility Jamo (U+3131...U+318E), which keyboards type.
/// The arithmetic of syllables is that of the Unicode Standard, section 3.12.
enum HangulText {
  /// The 19 lead consonants, in the order in which syllables are numbered.
  private static let leads: [Unicode.Scalar] = [
    "ㄱ", "ㄲ", "ㄴ", "ㄷ", "ㄸ", "ㄹ", "ㅁ", "ㅂ", "ㅃ", "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅉ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
  ]

  /// The 27 tails, in the order in which syllables are numbered.
  private static let tails: [Unicode.Scalar] = [
    "ㄱ", "ㄲ", "ㄳ", "ㄴ", "ㄵ", "ㄶ", "ㄷ", "ㄹ", "ㄺ", "ㄻ", "ㄼ", "ㄽ", "ㄾ", "ㄿ",
    "ㅀ", "ㅁ", "ㅂ", "ㅄ", "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
  ]

  /// Two lead consonants that a keyboard joins into one letter.
  private static let clusters: [Unicode.Scalar: [Unicode.Scalar]] = [
    "ㄳ": ["ㄱ", "ㅅ"], "ㄵ": ["ㄴ", "ㅈ"], "ㄶ": ["ㄴ", "ㅎ"], "ㄺ": ["ㄹ", "ㄱ"], "ㄻ": ["ㄹ", "ㅁ"],
    "ㄼ": ["ㄹ", "ㅂ"], "ㄽ": ["ㄹ", "ㅅ"], "ㄾ": ["ㄹ", "ㅌ"], "ㄿ": ["ㄹ", "ㅍ"], "ㅀ": ["ㄹ", "ㅎ"],
    "ㅄ": ["ㅂ", "ㅅ"],
  ]

  private static let plainOfDoubled: [Unicode.Scalar: Unicode.Scalar] = [
    "ㄲ": "ㄱ", "ㄸ": "ㄷ", "ㅃ": "ㅂ", "ㅆ": "ㅅ", "ㅉ": "ㅈ",
  ]

  /// The lead consonant of a syllable, or none for any other scalar.
  static func lead(of syllable: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0xAC00...0xD7A3).contains(syllable.value) else { return nil }
    return leads[Int(syllable.value - 0xAC00) / 588]
  }

  /// The letters that a syllable is written with, or the scalar itself when it is none.
  static func letters(_ syllable: Unicode.Scalar) -> [Unicode.Scalar] {
    guard let lead = lead(of: syllable) else { return [syllable] }
    let index = Int(syllable.value - 0xAC00)
    let vowel = Unicode.Scalar(UInt32(0x314F + index % 588 / 28)) ?? syllable
    let tail = index % 28
    return [lead, vowel] + (tail > 0 ? [tails[tail - 1]] : [])
  }

  /// The plain consonant under which an index lists `lead`: ㄱ for ㄲ.
  static func undoubled(_ lead: Unicode.Scalar) -> Unicode.Scalar { plainOfDoubled[lead] ?? lead }

  /// The letter as keyboards type it, for a jamo that stands alone (U+1100...U+11C2) or is of half
  /// width (U+FFA1...U+FFDC).
  static func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x1100...0x1112: leads[Int(scalar.value - 0x1100)]
    case 0x1161...0x1175: Unicode.Scalar(scalar.value - 0x1161 + 0x314F)
    case 0x11A8...0x11C2: tails[Int(scalar.value - 0x11A8)]
    case 0xFFA1...0xFFBE: Unicode.Scalar(scalar.value - 0xFFA1 + 0x3131)
    case 0xFFC2...0xFFC7: Unicode.Scalar(scalar.value - 0xFFC2 + 0x314F)
    case 0xFFCA...0xFFCF: Unicode.Scalar(scalar.value - 0xFFCA + 0x3155)
    case 0xFFD2...0xFFD7: Unicode.Scalar(scalar.value - 0xFFD2 + 0x315B)
    case 0xFFDA...0xFFDC: Unicode.Scalar(scalar.value - 0xFFDA + 0x3161)
    default: nil
    }
  }

  /// `word` as a run of lead consonants, clusters taken apart; none when it holds anything else.
  static func leadConsonants(typedAs word: String) -> String? {
    var typed = String.UnicodeScalarView()
    for scalar in word.unicodeScalars {
      if let pair = clusters[scalar] {
        typed.append(contentsOf: pair)
      } else if leads.contains(scalar) {
        typed.append(scalar)
      } else {
        return nil
      }
    }
    return typed.isEmpty ? nil : String(typed)
  }

  /// `key` with every syllable replaced by its lead consonant and without its spaces; none when it
  /// holds no Hangul, since then no lead consonants match it.
  static func abbreviation(of key: String) -> String? {
    // Most keys are ASCII.
    guard key.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    var abbreviation = String.UnicodeScalarView()
    var hasHangul = false
    for scalar in key.unicodeScalars where scalar != " " {
      let lead = lead(of: scalar)
      hasHangul = hasHangul || lead != nil || (0x3131...0x314E).contains(scalar.value)
      abbreviation.append(lead ?? scalar)
    }
    return hasHangul ? String(abbreviation) : nil
  }
}
