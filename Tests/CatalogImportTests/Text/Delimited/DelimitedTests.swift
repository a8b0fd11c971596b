import CatalogImport
import Testing

@Suite("Reading delimited text")
struct DelimitedTests {
  static let tables: [(text: String, rows: [[String]])] = [
    ("a", []),
    ("a,b\nc,d", [["c", "d"]]),
    ("a,b\nc,d\n", [["c", "d"]]),
    ("a,b\r\nc,d\r\n", [["c", "d"]]),
    ("a,b\rc,d\r", [["c", "d"]]),
    ("\u{FEFF}a,b\nc,d", [["c", "d"]]),
    ("\u{FEFF}\"a\",b\nc,d", [["c", "d"]]),
    ("a\n\n\r\n  \nb\n\n", [["b"]]),
    ("a,b\n,\nc,\n", [["c", ""]]),
    ("a,b\n\"c\",\"\"\n", [["c", ""]]),
    ("a,b\n\"c,d\",e", [["c,d", "e"]]),
    ("a\n\"say \"\"hi\"\"\"", [["say \"hi\""]]),
    ("a\n\"\"\"\"", [["\""]]),
    ("a\n\"\"\"\"\"\"", [["\"\""]]),
    ("a,b\n\"a\nb\",c\n\"d\r\ne\",\"f\rg\"", [["a\nb", "c"], ["d\r\ne", "f\rg"]]),
    ("\"a\"\r\n\"b\"", [["b"]]),
    // A mark within a cell is a sign like any other.
    ("a,b\n5\" tall,c", [["5\" tall", "c"]]),
    ("a,b\nBvlgari Man \"All Black\" Edition,c", [["Bvlgari Man \"All Black\" Edition", "c"]]),
    ("a,b\n딥티크,🌹\n", [["딥티크", "🌹"]]),
    (" a , b \n c , d ", [[" c ", " d "]]),
    // A CR alone ends rows only where nothing else does.
    ("a,b\n\"c\rd\",e\rf\n", [["c\rd", "e\rf"]]),
    ("a,b\r\"c\nd\",e\r", [["c\nd", "e"]]),
    ("a,b\r\n\"c\rd\",e\r\n", [["c\rd", "e"]]),
    // White space around the marks.
    ("a, \"b\"\nc, \"d, e\"\nf, g\n", [["c", "d, e"], ["f", " g"]]),
    ("a,b\n\"c\" ,\"d\"  \n", [["c", "d"]]),
    ("a, b\nc, \"D\" e\n", [["c", " \"D\" e"]]),
    // Nothing is quoted here.
    ("a,b\n\"Bold\" by X,c\nd,e", [["\"Bold\" by X", "c"], ["d", "e"]]),
    // Empty cells that a program adds at the end, or leaves out.
    ("a,b\nc,d,,\n", [["c", "d"]]),
    ("a,b,c\nd,e\nf,g,h\n", [["d", "e"], ["f", "g", "h"]]),
  ]

  @Test("Cells and rows are found", arguments: 0..<tables.count)
  func cells(index: Int) {
    let (text, expected) = Self.tables[index]
    let reading = TextReading(text, delimiter: .comma)
    #expect(reading.cells == expected, "\(text.debugDescription)")
    #expect(reading.failures == [])
  }

  @Test("A record knows the line it begins on", arguments: ["\n", "\r\n", "\r"])
  func lines(lineEnd: String) {
    let text = ["a,b", "", "\"b", "c\",d", "e,f"].joined(separator: lineEnd)
    #expect(TextReading(text).lines == [3, 5])
  }

  @Test("Line breaks of every kind in quotation marks count as a line each")
  func mixedLineEnds() {
    let reading = TextReading("a,b\r\n\"c\rd\re\",f\r\n\"g\r\nh\ni\",j\r\nk,l\r\n")
    #expect(reading.lines == [2, 5, 8])
  }
}
