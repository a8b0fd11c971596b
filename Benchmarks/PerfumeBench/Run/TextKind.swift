import Catalog

/// The kinds of text that a person types to find a perfume.
enum TextKind: String, CaseIterable {
  case word = "a word"
  case inside = "3 letters inside"
  case words = "2 words"
  case brandToo = "3 words, brand too"
  case syllables = "2 syllables"
  case syllable = "1 syllable"
  case leadConsonants = "lead consonants"
  case nowhere = "found nowhere"

  /// The text of this kind that a perfume is found by; none where it has no Korean name to take it from.
  func text(_ perfume: Perfume) -> String? {
    let latin = (perfume.englishName ?? perfume.name).split(separator: " ").map(String.init)
    let korean = perfume.englishName == nil ? nil : perfume.name
    switch self {
    case .word: return latin.first
    case .inside: return latin.first.map { String($0.dropFirst().prefix(3)) }
    case .words: return latin.prefix(2).joined(separator: " ")
    case .brandToo: return (latin.prefix(2) + [perfume.brand.name]).joined(separator: " ")
    case .syllables: return korean.map { String($0.prefix(2)) }
    case .syllable: return korean.map { String($0.prefix(1)) }
    case .leadConsonants:
      return korean.map { String(SearchableText([$0]).leadConsonants.prefix(3)) }
    case .nowhere: return latin.first.map { $0 + "xq" }
    }
  }
}
