import Catalog

/// Made-up Korean names for made-up perfumes, so that Korean text has something to be found in.
enum KoreanSpelling {
  private static let leads: [Character: Int] = [
    "g": 0, "n": 2, "d": 3, "r": 5, "l": 5, "m": 6, "b": 7, "v": 7, "s": 9, "j": 12, "z": 12,
    "c": 14,
    "k": 15, "q": 15, "x": 15, "t": 16, "p": 17, "f": 17, "h": 18,
  ]
  private static let vowels: [Character: Int] = ["a": 0, "e": 5, "o": 8, "u": 13, "i": 20]
  private static let silentLead = 11
  private static let addedVowel = 18

  /// The name in syllables, a consonant without a vowel with the one that Korean adds; other signs stay.
  static func of(_ name: String) -> String {
    var spelt = ""
    var lead: Int?
    func end() {
      if let lead { spelt += syllable(lead, addedVowel) }
      lead = nil
    }
    for letter in name.lowercased() {
      if let vowel = vowels[letter] {
        spelt += syllable(lead ?? silentLead, vowel)
        lead = nil
      } else {
        end()
        lead = leads[letter]
        if lead == nil { spelt.append(letter) }
      }
    }
    end()
    return spelt
  }

  /// The syllable of a lead consonant and a vowel, by their numbers in Unicode.
  private static func syllable(_ lead: Int, _ vowel: Int) -> String {
    Unicode.Scalar(UInt32(0xAC00 + (lead * 21 + vowel) * 28)).map { String(Character($0)) } ?? ""
  }
}

extension Perfume {
  /// The same under a Korean name, with the one it had for an English one.
  var inKorean: Perfume {
    Perfume(
      id: id,
      brand: brand,
      name: KoreanSpelling.of(name),
      englishName: name,
      year: year,
      rating: rating,
      ratingCount: ratingCount,
      ingredients: ingredients,
      keywords: keywords
    )
  }
}
