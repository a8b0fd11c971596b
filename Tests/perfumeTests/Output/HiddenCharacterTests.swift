import Testing

@testable import perfume

@Suite("Hidden characters in what is shown")
struct HiddenCharacterTests {
  @Test(
    "They are spelled out",
    arguments: [
      ("a\u{1B}]0;x\u{7}b", #"a\u{1B}]0;x\u{7}b"#),
      ("a\rb\nc\r\nd\te", #"a\u{D}b\u{A}c\u{D}\u{A}d\u{9}e"#),
      ("\u{202E}cba", #"\u{202E}cba"#), ("\u{0}\u{7F}\u{85}\u{9B}", #"\u{0}\u{7F}\u{85}\u{9B}"#),
      ("a\u{2028}b\u{2029}c", #"a\u{2028}b\u{2029}c"#),
      ("\u{FEFF}a\u{200B}b", #"\u{FEFF}a\u{200B}b"#),
      ("\u{61C}\u{200E}\u{200F}", #"\u{61C}\u{200E}\u{200F}"#), ("\u{3164}", #"\u{3164}"#),
      ("\u{2066}a\u{2069}", #"\u{2066}a\u{2069}"#), ("a\u{AD}b", #"a\u{AD}b"#),
      ("🏴\u{E0067}\u{E007F}", #"🏴\u{E0067}\u{E007F}"#), ("a\u{200D}b", #"a\u{200D}b"#),
      ("🌹\u{200D}", #"🌹\u{200D}"#), ("👨\u{200D}\u{200D}👩", #"👨\u{200D}\u{200D}👩"#),
    ]
  )
  func hidden(text: String, shown: String) {
    #expect(Array(text.printable.unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test(
    "All else stays",
    arguments: [
      "", "Mûre et Musc", "조 말론", "\u{110C}\u{1169}", "L’Artisan", "a\u{A0}b", "a\u{3000}b",
      "👨‍👩‍👧 ❤️ ❤︎ 🏳️‍🌈 👩🏽‍🚀 🇰🇷",
      #"\u{1B}"#, "か\u{3099}", "\u{E000}",
    ]
  )
  func visible(text: String) {
    #expect(Array(text.printable.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test("Nothing is spelled out twice")
  func idempotent() {
    let once = "a\u{1B}[31m\r\n\u{202E}".printable
    #expect(once.printable == once)
  }

  @Test("No control, separator or mark of direction is left of all there are")
  func everyScalar() {
    let hidden: [ClosedRange<UInt32>] = [
      0...0x1F, 0x7F...0x9F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFFF9...0xFFFB,
      0x61C...0x61C, 0xFEFF...0xFEFF, 0xE0000...0xE007F,
    ]
    for scalar in hidden.joined().compactMap(Unicode.Scalar.init) {
      let text = "a\(scalar)b".printable
      #expect(text.unicodeScalars.allSatisfy { 0x20..<0x7F ~= $0.value }, "U+\(scalar.value)")
    }
  }
}
