import Testing

@testable import perfume

@Suite("The width of a text on a terminal")
struct DisplayWidthTests {
  @Test(
    "It is counted in columns",
    arguments: [
      ("", 0), ("Rose", 4), ("Hermès", 6), ("Herme\u{300}s", 6), ("●", 1), ("…", 1), ("·", 1),
      ("조 말론", 7), ("조 말론".decomposed, 7), ("ㅈㅁㄹ", 6), ("\u{1100}", 2), ("香水", 4),
      ("パルファム", 10), ("が", 2), ("か\u{3099}", 2), ("ﾊﾟ", 2), ("Ｎｏ５", 6), ("ﾞ", 1), ("「」", 4),
      ("₩", 1), ("￦", 2), ("𠮷", 2), ("🌹", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("🇰🇷", 2), ("🇰", 1),
      ("👨‍👩‍👧", 2), ("👩🏽", 2), ("🏳️‍🌈", 2), ("☝🏽", 2), ("นำ", 2), ("№", 1), ("ไม้", 2), ("\u{A0}", 1),
      ("\u{3000}", 2),
      ("a\u{200B}b", 2), ("\u{FEFF}", 0), ("\u{1B}", 0), ("\u{303F}", 1), ("\u{3248}", 1),
    ]
  )
  func width(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(
    "Padding fills up to it and takes nothing away",
    arguments: [
      ("장미", 6, "장미  ", "  장미"), ("장미", 4, "장미", "장미"), ("장미", 3, "장미", "장미"), ("", 2, "  ", "  "),
    ]
  )
  func padding(text: String, width: Int, left: String, right: String) {
    #expect(text.padded(to: width) == left)
    #expect(text.padded(to: width, .right) == right)
  }

  @Test(
    "Truncating never exceeds it, nor takes a character apart",
    arguments: [
      ("Bergamot", 8, "Bergamot", "Bergamot"), ("Bergamot", 5, "Berg…", "…amot"),
      ("조 말론 런던", 12, "조 말론 런던", "조 말론 런던"), ("조 말론 런던", 6, "조 말…", "… 런던"),
      ("조말론", 4, "조…", "…론"), ("Bergamot", 1, "…", "…"), ("Bergamot", 0, "", ""), ("", 0, "", ""),
      ("a👨‍👩‍👧b", 3, "a…", "…b"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…", "…e\u{301}"),
    ]
  )
  func truncating(text: String, width: Int, left: String, right: String) {
    #expect(text.truncated(to: width) == left)
    #expect(text.truncated(to: width, .right) == right)
  }
}

extension String {
  /// The Hangul syllables of the text taken apart, as macOS writes file names.
  fileprivate var decomposed: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      guard 0xAC00...0xD7A3 ~= scalar.value else {
        scalars.append(scalar)
        continue
      }
      let index = scalar.value - 0xAC00
      let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      scalars.append(contentsOf: parts.filter { $0 != 0x11A7 }.compactMap(Unicode.Scalar.init))
    }
    return String(scalars)
  }
}
