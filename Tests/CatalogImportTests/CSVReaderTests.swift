import CatalogImport
import Testing

@Suite("Reading CSV")
struct CSVReaderTests {
  private func rows(_ text: String) throws -> [[String]] {
    var reader = CSVReader(Array(text.utf8))
    var rows: [[String]] = []
    while let row = try reader.nextRow() { rows.append(row.map(\.text)) }
    return rows
  }

  private func failure(_ bytes: [UInt8]) -> CSVReader.Failure? {
    #expect(throws: CSVReader.Failure.self) {
      var reader = CSVReader(bytes)
      while try reader.nextRow() != nil {}
    }
  }

  static let tables: [(text: String, rows: [[String]])] = [
    ("", []),
    ("\u{FEFF}", []),
    ("a", [["a"]]),
    ("a,b\nc,d", [["a", "b"], ["c", "d"]]),
    ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
    ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
    ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]),
    ("\u{FEFF}a,b\n", [["a", "b"]]),
    ("a\n\n\r\n\rb\n\n", [["a"], ["b"]]),
    (",\n", [["", ""]]),
    ("a,,\n", [["a", "", ""]]),
    ("\"a\",\"\"\n", [["a", ""]]),
    ("\"a,b\",c", [["a,b", "c"]]),
    ("\"say \"\"hi\"\"\"", [["say \"hi\""]]),
    ("\"\"\"\"", [["\""]]),
    ("\"\"\"\"\"\"", [["\"\""]]),
    ("\"a\nb\",c\n\"d\r\ne\",\"f\rg\"", [["a\nb", "c"], ["d\r\ne", "f\rg"]]),
    ("\"a\"\r\n\"b\"", [["a"], ["b"]]),
    // A mark within a cell is a sign like any other.
    ("5\" tall,b", [["5\" tall", "b"]]),
    ("딥티크,🌹\n", [["딥티크", "🌹"]]),
    (" a , b ", [[" a ", " b "]]),
    ("\"\tRose;Eau\",b", [["\tRose;Eau", "b"]]),
  ]

  @Test("Cells and rows are as RFC 4180 says", arguments: 0..<tables.count)
  func cells(index: Int) throws {
    let (text, expected) = Self.tables[index]
    #expect(try rows(text) == expected, "\(text.debugDescription)")
  }

  @Test("Each cell knows the line it begins on", arguments: ["\n", "\r\n", "\r"])
  func lines(lineEnd: String) throws {
    let text = ["a", "", "\"b", "c\",d", "e"].joined(separator: lineEnd)
    var reader = CSVReader(Array(text.utf8))
    var lines: [[Int]] = []
    while let row = try reader.nextRow() { lines.append(row.map(\.line)) }
    #expect(lines == [[1], [3, 4], [5]])
  }

  @Test("A failure says where it is")
  func failures() {
    let open = failure(Array("a,b\nc,\"d\ne".utf8))
    #expect(open?.line == 2 && open?.column == 2)
    #expect(open?.reason == "the quotation mark is never closed")
    let after = failure(Array("a\n\"b\nc\"d".utf8))
    #expect(after?.line == 3 && after?.column == 1)
    #expect(after?.reason == "text follows the closing quotation mark")
    // 딥 in CP949.
    let encoding = failure(Array("a,b\nc,".utf8) + [0xB5, 0xF3])
    #expect(encoding?.line == 2 && encoding?.column == 2)
    #expect(encoding?.reason == "it is not UTF-8")
    #expect(failure([0x22, 0xFF, 0x22])?.reason == "it is not UTF-8")
  }

  @Test("Whatever the bytes are, reading ends")
  func anyBytes() {
    let signs: [UInt8] = Array(",\"\n\ra".utf8) + [0xEA, 0x00]
    // Every text of up to five of the signs that matter.
    for length in 0...5 {
      var digits = [Int](repeating: 0, count: length)
      while true {
        var reader = CSVReader(digits.map { signs[$0] })
        var rows = 0
        while rows < 10, let row = try? reader.nextRow(), row.isEmpty == false { rows += 1 }
        #expect(rows < 10)
        guard let place = digits.lastIndex(where: { $0 < signs.count - 1 }) else { break }
        digits[place] += 1
        for later in digits.indices.suffix(from: place + 1) { digits[later] = 0 }
      }
    }
  }
}
