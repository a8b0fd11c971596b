import CatalogImport
import Testing

@Suite("What is wrong in delimited text, and where")
struct DelimitedFailureTests {
  private static let cut = "; with the row beside it, it looks like one row that a line break cut"
  static let samples: [(text: String, cells: [[String]], complaints: [String])] = [
    (
      "a,b\n\"c\" d,e\n\"f\",g\n", [["f", "g"]],
      [
        "2:1 a: text follows the closing quotation mark; "
          + "write a quotation mark within such a cell twice"
      ]
    ),
    (
      "a,b\n\"c\nd\" e,f\nx,y\n", [["x", "y"]],
      [
        "3:1 a: text follows the closing quotation mark; "
          + "write a quotation mark within such a cell twice"
      ]
    ),
    (
      "a,b\nc,\"d\ne,f\n", [],
      ["2:2 b, ends: the quotation mark that begins the cell is never closed"]
    ),
    (
      "a,b\r\nc,d\r\n\r\n\"e\r\nf\",\"g\rh\r\n", [["c", "d"]],
      ["5:2 b, ends: the quotation mark that begins the cell is never closed"]
    ),
    (
      "a,b\n\"c", [], ["2:1 a, ends: the quotation mark that begins the cell is never closed"]
    ),
    ("a,\"b\nc", [], ["1:2, ends: the quotation mark that begins the cell is never closed"]),
    ("a,b\nc,d,e\nf,g\n", [["f", "g"]], ["2:3: the row has 3 cells, the header 2"]),
    ("a,b\nc,d,,e\nf,g\n", [["f", "g"]], ["2:3: the row has 4 cells, the header 2"]),
    // A single cell.
    ("a,b\nc\nd,e\n", [["d", "e"]], ["2:2 b: the row has 1 cell, the header 2"]),
    // A row that a line break cut in two, and one that it cut in three.
    (
      "a,b,c,d\n1,2,3,4\n1,2\n2,3,4\n5,6,7,8\n", [["1", "2", "3", "4"], ["5", "6", "7", "8"]],
      [
        "3:3 c: the row has 2 cells, the header 4" + cut,
        "4:4 d: the row has 3 cells, the header 4" + cut,
      ]
    ),
    (
      "a,b,c\n1,2\nx\ny,3\n5,6,7\n", [["5", "6", "7"]],
      [
        "2:3 c: the row has 2 cells, the header 3" + cut,
        "3:2 b: the row has 1 cell, the header 3",
        "4:3 c: the row has 2 cells, the header 3" + cut,
      ]
    ),
    // A file that is cut off.
    (
      "a,b,c\n1,2,3\n4,5", [["1", "2", "3"]],
      [
        "3:3 c: the row has 2 cells, the header 3; "
          + "the text ends within it, as if the file were cut off"
      ]
    ),
    (
      "a,b\r\nc,d\0e\r\nf,g\r\n", [["f", "g"]],
      ["2:2 b: the cell holds a NUL character (byte 4 of the line)"]
    ),
    (
      "a,b\n\"c\nd\0\",e\nf,g\n", [["f", "g"]],
      ["3:1 a: the cell holds a NUL character (byte 2 of the line)"]
    ),
  ]

  @Test(
    "A bad row is named by line and column, and the others are read",
    arguments: 0..<samples.count
  )
  func rows(index: Int) {
    let (text, cells, complaints) = Self.samples[index]
    let reading = TextReading(text, delimiter: .comma)
    #expect(reading.complaints == complaints, "\(text.debugDescription)")
    #expect(reading.cells == cells)
  }

  @Test("A byte that is not UTF-8 is named by its number in the line")
  func notUTF8() {
    let complaint = { (byte: String) in
      "\(byte) is not UTF-8; save the file as UTF-8 or state its encoding"
    }
    // 딥 in CP949.
    let row = TextReading(Array("a,b\r\nc,\u{AC00}".utf8) + [0xB5, 0xF3] + Array("\r\nd,e".utf8))
    #expect(row.complaints == ["2:2 b: " + complaint("byte 6 of the line, 0xB5,")])
    #expect(row.cells == [["d", "e"]])
    let quoted = TextReading(Array("a,b\n\"\"\"c\r\nd".utf8) + [0x09, 0xFF] + Array("\",e".utf8))
    #expect(quoted.complaints == ["3:1 a: " + complaint("byte 3 of the line, 0xFF,")])
    let header = TextReading(Array("a,".utf8) + [0xE9, 0x0A] + Array("c,d".utf8))
    #expect(header.complaints == ["1:2, ends: " + complaint("byte 3 of the line, 0xE9,")])
    // Half a character, at the end.
    let cut = TextReading(Array("a\nb".utf8) + [0xEB, 0x94])
    #expect(cut.complaints == ["2:1 a: " + complaint("byte 2 of the line, 0xEB,")])
  }

  @Test("The line of a failure is right whatever ends lines", arguments: ["\n", "\r\n", "\r"])
  func lines(lineEnd: String) {
    let rows = ["id,name", "1,\"a\"", "2,\"b\"", "", "3,\"c", "d\"", "4,\"e\" f", "5,\"g\""]
    let reading = TextReading(rows.joined(separator: lineEnd))
    #expect(reading.failures.map(\.line) == [7])
    #expect(reading.lines == [2, 3, 5, 8])
  }

  @Test("Rows of too few cells lack the last, as spreadsheets write them")
  func shortRows() {
    let reading = TextReading("a,b,c,d\n1,2\n3,4\n5,6\n1,2,3,4\n7,8,9\n1,2,3\n")
    #expect(
      reading.cells == [
        ["1", "2"], ["3", "4"], ["5", "6"], ["1", "2", "3", "4"], ["7", "8", "9"], ["1", "2", "3"],
      ]
    )
    #expect(reading.failures == [])
    #expect(reading.records[0][3] == .absent)
  }

  @Test(
    "Short rows pass where they are perfumes by themselves, or make no whole row",
    arguments: [
      // One that ends early, and a single cell.
      ("C,Dior\nD\n", [3]),
      // Whole ones: of one brand, or with a number where it belongs.
      ("C,Dior\nD,Dior,2001\n", []), ("C,Dior\nD,Chanel,2001\n", []),
      // Within the brand, behind it, and what only seems to be a perfume.
      ("No 5,Cha\nnel,1921,Rose\n", [2, 3]),
      ("No 5,Chanel\nParis,France,Rose\n", [2, 3]), ("No 5,Chanel\n,Chanel,1921\n", [2, 3]),
    ]
  )
  func wholeRows(rows: String, refused: [Int]) {
    #expect(TextReading("Name,Brand,Year,Notes\n" + rows).failures.map(\.line) == refused)
  }

  @Test("More columns than a spreadsheet has are refused")
  func columns() {
    let most = Array(repeating: "a", count: 16_384).joined(separator: ",")
    #expect(TextReading(most + "\n" + most).records.count == 1)
    #expect(
      TextReading(most + ",a\n").complaints
        == ["1, ends: there are 16385 columns; 16384 is the most"]
    )
    #expect(
      TextReading("a,b\n" + most + ",a\n1,2\n").complaints
        == ["2:3: the row has 16385 cells, the header 2"]
    )
  }
}
