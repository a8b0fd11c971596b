import Catalog
import CatalogImport
import Testing

@Suite("Values of JSON")
struct JSONValueTests {
  static let samples: [(text: String, value: RawValue)] = [
    (#""""#, .text("")),
    (#""a \"b\" \\ \/ \b\f\n\r\t""#, .text("a \"b\" \\ / \u{8}\u{C}\n\r\t")),
    (#""\u0041\u00e9\uB525\ud83c\uDF39""#, .text("Aé딥🌹")),
    (#""\u0000""#, .text("\0")),
    (#""딥티크 🌹 é""#, .text("딥티크 🌹 é")),
    (#""mixed 딥\u2019s""#, .text("mixed 딥’s")),
    (#""a text of more than fifteen bytes""#, .text("a text of more than fifteen bytes")),
    ("0", .number("0")),
    ("-0", .number("-0")),
    ("-12.50e+10", .number("-12.50e+10")),
    ("3.5700000000000003", .number("3.5700000000000003")),
    ("1E9", .number("1E9")),
    ("123456789012345678901234567890", .number("123456789012345678901234567890")),
    ("true", .flag(true)),
    ("false", .flag(false)),
    ("null", .absent),
    ("[]", .list([])),
    ("{}", .object([])),
    ("[ 1 , [ ] , { } ]", .list([.number("1"), .list([]), .object([])])),
    (
      #"{"b":1,"a":{"b":2},"":null}"#,
      .object([
        RawValue.Member(key: "b", value: .number("1")),
        RawValue.Member(key: "a", value: .object([RawValue.Member(key: "b", value: .number("2"))])),
        RawValue.Member(key: "", value: .absent),
      ])
    ),
  ]

  @Test("A value is read as it is written, its escapes resolved", arguments: 0..<samples.count)
  func values(index: Int) {
    let (text, value) = Self.samples[index]
    let reading = TextReading("[{\"a\" :\t\(text) ,\r\n\"b\":\(text)}]")
    #expect(reading.records == [Record(line: 1, values: [value, value])])
    #expect(reading.failures == [])
  }

  @Test("Members may come in any order, and be missing, or be new")
  func members() {
    let reading = TextReading(
      #"[{"a":1,"b":2,"c":3},{"c":4,"a":5},{},{"a":6,"d":7,"b":8},{"a":9,"b":10,"c":11,"d":12}]"#
    )
    #expect(reading.columns == ["a", "b", "c", "d"])
    #expect(
      reading.cells == [
        ["1", "2", "3"], ["5", "-", "4"], ["-", "-", "-"], ["6", "8", "-", "7"],
        ["9", "10", "11", "12"],
      ]
    )
  }

  @Test("A name with escapes is the name that it stands for")
  func escapedNames() {
    let reading = TextReading(#"[{"\u0061":1,"q\"":2},{"a":3,"q\"":4},{"a":5,"q\u0022":6}]"#)
    #expect(reading.columns == ["a", "q\""])
    #expect(reading.cells == [["1", "2"], ["3", "4"], ["5", "6"]])
  }

  @Test("Objects with many members keep them all, and none twice")
  func manyMembers() {
    let members = (0..<2_000).map { "\"m\($0)\":\($0)" }
    let map = members.joined(separator: ",")
    let record = { (map: String) in "{\"a\":{\(map)},\"b\":1}" }
    let items = [map, map + ",\"m7\":1", map].map(record).joined(separator: ",")
    let reading = TextReading("[\(items)]")
    #expect(reading.records.count == 2)
    #expect(reading.failures.map(\.columnName) == ["m7"])
    guard case .object(let members)? = reading.records.last?[0] else {
      Issue.record("there is no object")
      return
    }
    #expect(members.map(\.key) == (0..<2_000).map { "m\($0)" })
  }

  @Test("Records with more different members than a spreadsheet has columns are refused")
  func manyColumns() {
    let members = (0..<16_384).map { "\"m\($0)\":1" }.joined(separator: ",")
    let reading = TextReading("[{\(members)},{\(members),\"x\":1},{\(members)}]")
    #expect(reading.records.count == 2)
    #expect(
      reading.failures.map(\.reason.english) == [
        "the records have more than 16384 different members"
      ]
    )
  }
}
