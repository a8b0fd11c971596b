import CatalogImport
import Testing

@Suite("How a delimited text is written is found out")
struct DialectTests {
  static let samples: [(text: String, delimiter: Delimiter, columns: [String], cells: [[String]])] =
    [
      ("a,b\n1,2\n", .comma, ["a", "b"], [["1", "2"]]),
      ("a;b\n1;2\n", .semicolon, ["a", "b"], [["1", "2"]]),
      ("a\tb\n1\t2\n", .tab, ["a", "b"], [["1", "2"]]),
      ("a|b\n1|2\n", .pipe, ["a", "b"], [["1", "2"]]),
      ("a;b\n", .semicolon, ["a", "b"], []),
      ("name\nA\nB\n", .comma, ["name"], [["A"], ["B"]]),
      (
        "id;name;brand\n1;\"\tRose;Eau\";딥티크\n", .semicolon, ["id", "name", "brand"],
        [["1", "\tRose;Eau", "딥티크"]]
      ),
      // The decimal comma of those who write semicolons.
      (
        "a;b;c\n1,5;2,5;3,5\n1,4;2,4;3,4\n", .semicolon, ["a", "b", "c"],
        [
          ["1,5", "2,5", "3,5"], ["1,4", "2,4", "3,4"],
        ]
      ),
      (
        "a;b,c;d\n1;2,3;4\n5;6;7\n", .semicolon, ["a", "b,c", "d"],
        [["1", "2,3", "4"], ["5", "6", "7"]]
      ),
      ("\"a,b\"|\"c,d\"\n1|2\n", .pipe, ["a,b", "c,d"], [["1", "2"]]),
      ("sep=;\r\na;b,c,d\r\n1;2\r\n", .semicolon, ["a", "b,c,d"], [["1", "2"]]),
      ("a,b\n\"x; y; z\",\"1; 2\"\n", .comma, ["a", "b"], [["x; y; z", "1; 2"]]),
    ]

  @Test("The delimiter is the one that parts all rows alike", arguments: 0..<samples.count)
  func delimiter(index: Int) {
    let (text, delimiter, columns, cells) = Self.samples[index]
    let reading = TextReading(text)
    #expect(reading.format == .delimited(delimiter), "\(text.debugDescription)")
    #expect(reading.columns == columns)
    #expect(reading.cells == cells)
    #expect(reading.failures == [])
  }

  @Test("A delimiter that somebody states is taken")
  func stated() throws {
    let reading = TextReading("a;b,c\n1;2,3\n", delimiter: .comma)
    #expect(reading.format == .delimited(.comma))
    #expect(reading.cells == [["1;2", "3"]])
    let caret = try #require(Delimiter("^"))
    #expect(TextReading("a^b\n1^2\n", delimiter: caret).cells == [["1", "2"]])
    #expect(TextReading("[a,b\n{1,2\n", delimiter: .comma).cells == [["{1", "2"]])
    #expect(TextReading("sep=;\na,b\n1,2\n", delimiter: .comma).lines == [3])
    for sign: Character in ["\"", "\n", "\r", "\r\n", " ", "a", "1", "、", "\0"] {
      #expect(Delimiter(sign) == nil)
    }
  }

  @Test("A text whose cells hold raw quotation marks, but are never enclosed, is read as it is")
  func unquoted() {
    let text = "Name, Group\nBvlgari \"All Black\" Edition,Woody\n\"Bold\" by X,Floral\n\"Y,\n"
    let reading = TextReading(text)
    #expect(reading.columns == ["Name", " Group"])
    #expect(
      reading.cells
        == [
          ["Bvlgari \"All Black\" Edition", "Woody"], ["\"Bold\" by X", "Floral"], ["\"Y", ""],
        ]
    )
    #expect(reading.failures == [])
  }

  @Test("One cell that is enclosed badly does not mean that none is enclosed")
  func badlyQuoted() {
    let reading = TextReading("a,b\n\"He said \"hi\" to me\",c\n\"d\"e,f\n\"g\",h\n")
    #expect(reading.failures.map(\.line) == [2, 3])
    #expect(reading.cells == [["g", "h"]])
  }
}
