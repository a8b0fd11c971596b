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
}
