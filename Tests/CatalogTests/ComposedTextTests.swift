import Catalog
import Testing

@Suite("Composed text")
struct ComposedTextTests {
  @Test(
    "Text is composed, and marks stand in their order",
    arguments: [
      ("Tre\u{300}s", "Très"), ("\u{1112}\u{1161}\u{11AB}", "한"),
      ("\u{304B}\u{3099}", "\u{304C}"), ("金\u{302C}\u{302A}", "金\u{302A}\u{302C}"),
      ("Rose", "Rose"), ("장미", "장미"),
    ]
  )
  func composed(given: String, wanted: String) {
    #expect(given.composed.unicodeScalars.elementsEqual(wanted.unicodeScalars))
  }

  @Test("Of more than thirty marks in a row the others are left out, and the text is composed")
  func manyMarks() {
    let text = "a" + String(repeating: "\u{301}\u{323}", count: 15)
    #expect(text.withFewMarks.unicodeScalars.elementsEqual(text.unicodeScalars))
    let longer = ("x" + text + "\u{323}\u{301}ㄱe\u{301}" + text + "\u{323}e").withFewMarks
    #expect(
      longer.unicodeScalars.elementsEqual(("x" + text + "ㄱe\u{301}" + text + "e").unicodeScalars)
    )
    let many = "e" + String(repeating: "\u{323}\u{301}", count: 60_000)
    #expect(many.composed.unicodeScalars.count == 30)
    #expect(SearchKey(many).text == "e")
  }
}
