import Testing

@testable import Catalog

@Suite("Hangul")
struct HangulTextTests {
  @Test("Every syllable has the lead consonant that it is written with")
  func leads() {
    let expected: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("가", "ㄱ"), ("힣", "ㅎ"), ("까", "ㄲ"), ("딥", "ㄷ"), ("쎄", "ㅆ"), ("이", "ㅇ"), ("찧", "ㅉ"),
    ]
    for (syllable, lead) in expected { #expect(HangulText.lead(of: syllable) == lead) }
    for scalar: Unicode.Scalar in ["a", "ㄱ", "\u{ABFF}", "\u{D7A4}", "字"] {
      #expect(HangulText.lead(of: scalar) == nil)
    }
  }

  @Test("A word of lead consonants is taken apart where a keyboard joined two")
  func typedLeads() {
    #expect(HangulText.leadConsonants(typedAs: "ㅈㅁㄹ") == "ㅈㅁㄹ")
    #expect(HangulText.leadConsonants(typedAs: "ㄼ") == "ㄹㅂ")
    #expect(HangulText.leadConsonants(typedAs: "ㄳㅄ") == "ㄱㅅㅂㅅ")
    for word in ["", "ㅏ", "ㅈa", "조", "ㅈ말"] {
      #expect(HangulText.leadConsonants(typedAs: word) == nil, "\(word)")
    }
  }

  @Test("An abbreviation has no spaces, and is made only of names with Hangul")
  func abbreviations() {
    #expect(HangulText.abbreviation(of: "조 말론") == "ㅈㅁㄹ")
    #expect(HangulText.abbreviation(of: "까르띠에 no.5") == "ㄲㄹㄸㅇno.5")
    #expect(HangulText.abbreviation(of: "ㅋㅋ") == "ㅋㅋ")
    #expect(HangulText.abbreviation(of: "dior") == nil)
    #expect(HangulText.abbreviation(of: "") == nil)
  }

  @Test("A letter that stands alone or is of half width is the one that keyboards type")
  func letters() {
    let expected: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("\u{1100}", "ㄱ"), ("\u{1112}", "ㅎ"), ("\u{1161}", "ㅏ"), ("\u{1175}", "ㅣ"), ("\u{11A8}", "ㄱ"),
      ("\u{11C2}", "ㅎ"), ("\u{FFA1}", "ㄱ"), ("\u{FFBE}", "ㅎ"), ("\u{FFC2}", "ㅏ"), ("\u{FFDC}", "ㅣ"),
      ("\u{FFCA}", "ㅕ"), ("\u{FFD2}", "ㅛ"),
    ]
    for (scalar, letter) in expected { #expect(HangulText.letter(scalar) == letter) }
    #expect(HangulText.letter("ㄱ") == nil)
    #expect(HangulText.letter("a") == nil)
  }
}
