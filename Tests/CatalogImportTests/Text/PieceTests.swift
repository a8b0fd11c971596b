import CatalogImport
import CatalogTestSupport
import Testing

@Suite("In whatever pieces a text comes")
struct PieceTests {
  static let texts =
    DelimitedTests.tables.map(\.text) + DelimitedFailureTests.samples.map(\.text)
    + DialectTests.samples.map(\.text) + JSONShapeTests.samples.map(\.text)
    + JSONFailureTests.endings.map(\.text) + RefusedTextTests.refused.map(\.text)
    + JSONFailureTests.badItems.map { "[{\"a\":1},\r\n\($0.item),\r\n{\"a\":2}]" }
    + JSONFailureTests.badLines.map { $0.lines.joined(separator: "\r\n") }

  @Test("The records and the failures are the same")
  func samples() {
    for text in Self.texts {
      let whole = TextReading(text)
      for piece in [1, 2, 3, 7] {
        #expect(TextReading(text, piece: piece) == whole, "\(text.debugDescription) by \(piece)")
      }
    }
  }

  @Test("The same holds for texts that are damaged anywhere", arguments: 0..<20)
  func damaged(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let signs: [UInt8] = Array(",;|\t\"\r\n {}[]:\\u0aeE-.+/N".utf8) + [0, 0xEB, 0x94, 0xA5, 0xFF]
    for _ in 0..<50 {
      var text = Array((Self.texts.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0...text.count, using: &random)
        let sign = signs.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<3, using: &random) {
        case 0: text.insert(sign, at: place)
        case 1 where place < text.count: text[place] = sign
        default: text = Array(text[..<place])
        }
      }
      let whole = TextReading(text)
      let piece = Int.random(in: 1...9, using: &random)
      #expect(TextReading(text, piece: piece) == whole, "\(text) by \(piece)")
    }
  }

  @Test("Line ends that pieces part are one, in long texts too", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(lineEnd: String) {
    // Longer than what is looked at ahead, so that the end of a piece is where the reading is.
    let rows = 12_000
    let cell = String(repeating: "c", count: 100)
    let delimited = "a,b" + lineEnd + String(repeating: "\(cell),d" + lineEnd, count: rows)
    let json = String(repeating: "{\"a\":\"\(cell)\"}" + lineEnd, count: rows)
    for (text, first) in [(delimited, 2), (json, 1)] {
      for piece in [4_095, 4_096, 4_097] {
        #expect(TextReading(text, piece: piece).lines == Array(first..<first + rows))
      }
    }
  }
}
