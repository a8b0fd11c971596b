import Catalog
import Foundation
import Testing

@testable import perfume

@Suite("JSON that is printed")
struct JSONOutputTests {
  @Test("Keys are sorted, slashes plain, and one line break ends it")
  func format() {
    let text = document(JSONValue.object(["b": .string("x/y"), "a": .string("조")]))
    #expect(text == "{\n  \"a\" : \"조\",\n  \"b\" : \"x/y\"\n}\n")
  }

  @Test(
    "Whatever is hidden is escaped",
    arguments: [
      ("\u{1B}]0;x\u{7}", #"\u001b]0;x\u0007"#), ("\r\n\t", #"\r\n\t"#), ("\u{7F}", #"\u007f"#),
      ("\u{85}\u{9B}", #"\u0085\u009b"#), ("\u{2028}\u{2029}", #"\u2028\u2029"#),
      ("\u{202E}\u{2066}\u{200F}\u{61C}", #"\u202e\u2066\u200f\u061c"#),
      ("\u{FEFF}\u{200B}", #"\ufeff\u200b"#), ("\u{E0041}", #"\udb40\udc41"#),
      ("🌹 é \" \\", #"🌹 é \" \\"#),
    ]
  )
  func escapes(text: String, escaped: String) throws {
    let document = document([text])
    #expect(document == "[\n  \"\(escaped)\"\n]\n")
    let back = try JSONDecoder().decode([String].self, from: Data(document.utf8))
    #expect(back.map { Array($0.unicodeScalars) } == [Array(text.unicodeScalars)])
  }

  @Test("Names stay what they are as keys, too")
  func keys() {
    #expect(document(JSONValue.object(["\u{9B}": .decimal(1)])) == "{\n  \"\\u009b\" : 1\n}\n")
  }

  @Test(
    "Numbers are as short as can be",
    arguments: zip(
      [4.35, 4, 0.1, 0.30000000000000004, -2.5],
      ["4.35", "4", "0.1", "0.30000000000000004", "-2.5"]
    )
  )
  func numbers(number: Double, written: String) {
    #expect(document([number]) == "[\n  \(written)\n]\n")
  }

  @Test("Numbers are the same under every locale", arguments: ["de_DE.UTF-8", "ko_KR.UTF-8", "C"])
  func locale(name: String) {
    let before = setlocale(LC_ALL, nil).map { String(cString: $0) }
    setlocale(LC_ALL, name)
    defer { setlocale(LC_ALL, before) }
    #expect(document([4.35, 1234567.5]) == "[\n  4.35,\n  1234567.5\n]\n")
  }

  @Test("It is the same each time")
  func stable() {
    let keys = (0..<100).map { ("key \($0)", JSONValue.decimal(1)) }
    let value = JSONValue.object(Dictionary(uniqueKeysWithValues: keys))
    let first = document(value)
    for _ in 0..<20 { #expect(document(value) == first) }
  }

  private func document(_ value: some JSONWritable) -> String {
    String(decoding: value.document, as: UTF8.self)
  }
}
