import CatalogImport
import Testing

@Suite("What is wrong in JSON, and where")
struct JSONFailureTests {
  private static let lineEnds = "the line ends in the middle of an object"

  static let badItems: [(item: String, place: String, reason: String)] = [
    (#"{"a":1,}"#, "2:7", "a trailing comma"),
    (#"{"a":[1,]}"#, "2:8", "a trailing comma"),
    (#"{"a":NaN}"#, "2:6", "NaN and Infinity are no numbers of JSON"),
    (#"{"a":-Infinity}"#, "2:6", "NaN and Infinity are no numbers of JSON"),
    (#"{"a":1,"b":2,"a":3}"#, "2:14 a", "the object has two members named 'a'"),
    (#"{"x":{"a":1,"\u0061":3}}"#, "2:13 a", "the object has two members named 'a'"),
    (#"{"가":"\ud800"}"#, "2:7", "half of a surrogate pair stands alone"),
    (#"{"가":"\ud800\u0041"}"#, "2:7", "half of a surrogate pair stands alone"),
    (#"{"가":"\udc00"}"#, "2:7", "half of a surrogate pair stands alone"),
    (#"{"a":"\x"}"#, "2:7", "JSON has no such escape"),
    (#"{"a":"\u12g4"}"#, "2:7", "JSON has no such escape"),
    ("{\"a\":\"b\u{1}c\"}", "2:8", "a control character stands in a string"),
    ("{\"a\":\"b\nc\"}", "2:8", "the line ends within a string"),
    ("{\"a\":\n\"b\tc\"}", "3:3", "a control character stands in a string"),
    (#"{"a":01}"#, "2:6", "the number is not written as JSON has it"),
    (#"{"a":1.}"#, "2:6", "the number is not written as JSON has it"),
    (#"{"a":-}"#, "2:6", "the number is not written as JSON has it"),
    (#"{"a":1e+}"#, "2:6", "the number is not written as JSON has it"),
    (#"{"a":+1}"#, "2:6", "a value is expected, not '+'"),
    (#"{"a":tru}"#, "2:6", "a value is expected, not 't'"),
    (#"{"a":'b'}"#, "2:6", "a value is expected, not '''"),
    (#"{a:1}"#, "2:2", "a name in double quotation marks is expected, not 'a'"),
    (#"{"a" 1}"#, "2:6", "a colon is expected, not '1'"),
    (#"{"a":1 "b":2}"#, "2:8", "a comma or } is expected, not '\"'"),
    (#"{"a":[1 2]}"#, "2:9", "a comma or ] is expected, not '2'"),
    (#"7"#, "2:1", "an object is expected, not '7'"),
    (#"["a"]"#, "2:1", "an object is expected, not '['"),
    (#"null"#, "2:1", "an object is expected, not 'n'"),
  ]

  @Test(
    "A bad item of a list is named by line and character, and the others are read",
    arguments: 0..<badItems.count
  )
  func items(index: Int) {
    let (item, place, reason) = Self.badItems[index]
    for lineEnd in ["\n", "\r\n", "\r"] {
      let text = "[{\"a\":1},\n\(item),\n{\"a\":2}]".map { $0 == "\n" ? lineEnd : String($0) }
        .joined()
      let reading = TextReading(text)
      #expect(reading.complaints.count == 1)
      #expect(
        reading.complaints.first?.hasPrefix(place + ": " + reason) == true,
        "\(reading.complaints)"
      )
      #expect(reading.records.map { $0[0] } == [.number("1"), .number("2")])
    }
  }

  static let endings: [(text: String, cells: [[String]], complaint: String)] = [
    (
      "[{\"a\":1},\n{\"a\":2},\n]", [["1"], ["2"]],
      "2:8, ends: a trailing comma: nothing follows it"
    ),
    ("[{\"a\":1}\n{\"a\":2}]", [["1"]], "2:1, ends: a comma or ] is expected, not '{'"),
    ("[{\"a\":1},\n{\"a\":", [["1"]], "2:6, ends: the text ends in the middle of a value"),
    ("[{\"a\":1},\n{\"a\":\"b}]", [["1"]], "2:10, ends: the text ends in the middle of a value"),
    ("[{\"a\":1}", [["1"]], "1:9, ends: the text ends in the middle of a value"),
    ("[{\"a\":1},\n{\"a\":[}]", [["1"]], "2:7, ends: a value is expected, not '}'"),
    ("[{\"a\":1}]\n]", [["1"]], "2:1, ends: text follows the end of the JSON"),
    ("[{\"a\":1}],\n[{\"a\":2}]", [["1"]], "1:10, ends: text follows the end of the JSON"),
    (
      "{\"a\":{\"x\":1},\n\"b\":{\"x\":2},}", [["a", "1"], ["b", "2"]],
      "2:12, ends: a trailing comma: nothing follows it"
    ),
    ("[null,{\"a\":1}]", [["1"]], "1:2: an object is expected, not 'n'"),
    ("[[[1]]]", [], "1, ends: the first of the lists must hold the names of the columns"),
    ("{\"a\":[1,2],\n\"b\":[1]}", [], "2:2 b, ends: the column has 1 value, the first 2"),
    (
      "{\"a\":{\"0\":1},\n\"b\":{\"0\":1,\"0\":2}}", [],
      "2 b, ends: the object has two members named '0'"
    ),
    ("{\"a\":[1],\n\"a\":[1]}", [], "2 a, ends: the object has two members named 'a'"),
    ("{\"items\":[{\"a\":1}],\n\"b\":}", [["1"]], "2:5: a value is expected, not '}'"),
    ("[[\"a\"],\n[1],\n[2]", [["1"], ["2"]], "3:4, ends: the text ends in the middle of a value"),
  ]

  @Test("The reading ends only where nothing behind can be read", arguments: 0..<endings.count)
  func ends(index: Int) {
    let (text, cells, complaint) = Self.endings[index]
    let reading = TextReading(text)
    #expect(reading.complaints == [complaint], "\(text)")
    #expect(reading.cells == cells)
  }

  static let badLines: [(lines: [String], values: [String], complaints: [String])] = [
    (
      [#"{"a":1}"#, #"{"a":}"#, #"{"a":2}"#], ["1", "2"], ["2:6: a value is expected, not '}'"]
    ),
    ([#"{"a":1"#, #"{"a":2}"#, #"{"a":3}"#], ["2", "3"], ["1:7: \(lineEnds)"]),
    ([#"{"a":1}"#, #"{"a":"#, #"{"a":2}"#], ["1", "2"], ["2:6: \(lineEnds)"]),
    ([#"{"a":1}"#, #"{"a":[{"#, #"{"a":2}"#], ["1", "2"], ["2:8: \(lineEnds)"]),
    (
      [#"{"a":1}"#, #"{"a":"b"#, #"{"a":2}"#], ["1", "2"],
      ["2:8: the line ends within a string; close it, or write the line break as \\n"]
    ),
    ([#"{"a":1}"#, #"{"a":2"#], ["1"], ["2:7: the text ends in the middle of a value"]),
    ([#"{"a":1}"#, #"{"a":2"#, "", ""], ["1"], ["2:7: \(lineEnds)"]),
    (
      [#"{"a":1}"#, "x", "", #"{"a":2} y"#, #"{"a":3}"#], ["1", "2", "3"],
      ["2:1: an object is expected, not 'x'", "4:9: an object is expected, not 'y'"]
    ),
    (
      [#"{"a":1},"#, #"{"a":2},"#, #"{"a":3}"#], ["1", "2", "3"],
      ["1:8: an object is expected, not ','", "2:8: an object is expected, not ','"]
    ),
    (
      [#"{"a":1,}"#, #"{"a":2}"#], ["2"], ["1:7: a trailing comma: nothing follows it"]
    ),
    (
      ["{", #""a":1,"#, "}", "{", #""a":2"#, "}"], ["2"],
      ["2:6: a trailing comma: nothing follows it"]
    ),
  ]

  @Test("A bad line of JSON Lines is passed over", arguments: 0..<badLines.count)
  func lines(index: Int) {
    let (lines, values, complaints) = Self.badLines[index]
    for lineEnd in ["\n", "\r\n", "\r"] {
      let reading = TextReading(lines.joined(separator: lineEnd))
      #expect(reading.complaints == complaints, "\(lines)")
      #expect(reading.records.map { $0[0] } == values.map(RawValue.number))
    }
  }

  @Test("A byte that is not UTF-8 is named with its place")
  func notUTF8() {
    let text = Array(#"[{"가나":1},{"가나":"다"#.utf8) + [0xFF] + Array(#""},{"가나":2}]"#.utf8)
    let reading = TextReading(text)
    #expect(
      reading.complaints == [
        "1:19: byte 0xFF is not UTF-8; save the file as UTF-8 or state its encoding"
      ]
    )
    #expect(reading.records.count == 2)
  }

  @Test("A long line is counted from its start, however much of it is gone")
  func longLine() {
    let good = #"{"name":"가","x":"\n"}"#
    let text = "\r\n[" + Array(repeating: good, count: 1_000).joined(separator: ",") + ",{]"
    for piece in [1, 7, 1_000, .max] {
      let failure = TextReading(text, piece: piece).failures.first
      #expect(failure?.line == 2)
      #expect(failure?.column == 1 + 1_000 * (good.unicodeScalars.count + 1) + 2)
    }
  }

  @Test("What is nested too deep is refused, and what is not is read")
  func depth() {
    let nested = { (depth: Int) in
      #"[{"a":"# + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        + #"},{"a":1}]"#
    }
    #expect(TextReading(nested(511)).failures == [])
    for depth in [512, 10_000] {
      let reading = TextReading(nested(depth))
      #expect(reading.complaints == ["1:518: lists and objects are nested more than 512 deep"])
      #expect(reading.records.count == 1)
    }
    for open in ["[", "{\"a\":", "[{\"a\":"] {
      let reading = TextReading(String(repeating: open, count: 10_000))
      #expect(reading.failures.count == 1 && reading.records == [])
    }
    #expect(TextReading("{\"a\":1}\n" + String(repeating: "[", count: 10_000)).failures.count == 1)
  }
}
