import CatalogImport
import CatalogTestSupport
import Testing

@Suite("Large texts")
struct LargeTextTests {
  private static let megabyte = 1 << 20

  @Test("A cell of 20 MB is read, in time that its size takes")
  func largeCell() {
    let cell = String(repeating: "a line of twenty b.\n", count: Self.megabyte)
    let reading = TextReading("a,b\n\"\(cell)\",c\nd,e\n", piece: 65_536)
    #expect(reading.lines == [2, 3 + Self.megabyte])
    #expect(reading.records[0][0] == .text(cell))
  }

  @Test("A quotation mark that is never closed is found out when the cell is too large")
  func endlessCell() {
    let options = TextOptions(recordLimit: 2 * Self.megabyte)
    for piece in [65_536, 4 * Self.megabyte] {
      let source = Endless(beginning: "a,b\nc,d\ne,\"f\n", line: "g,h\n", piece: piece)
      var reading = TextReading(source, options: options)
      #expect(source.size < 5 * Self.megabyte)
      #expect(
        reading.complaints
          == ["3:2 b, ends: the cell goes on for 2 MB; is its quotation mark never closed?"]
      )
      reading = TextReading(
        Endless(beginning: "a,b\nc,d\n", line: "g,h ", piece: piece),
        options: options
      )
      #expect(
        reading.complaints
          == ["3, ends: the row is larger than 2 MB; the file does not look like a table"]
      )
    }
  }

  @Test("A value of JSON that is too large is refused, and the list goes on")
  func largeValue() {
    let text = String(repeating: "a", count: 3 * Self.megabyte)
    let list = Array("[{\"a\":1},{\"a\":\"\(text)\"},{\"a\":2}]".utf8)
    for piece in [65_536, .max] {
      let reading = TextReading(
        BytesInPieces(list, of: piece),
        options: TextOptions(recordLimit: 2 * Self.megabyte)
      )
      #expect(reading.complaints == ["1:10: the value is larger than 2 MB"])
      #expect(reading.records.count == 2)
    }
  }

  @Test("Of a long list no more is kept than a record")
  func longList() throws {
    let source = Endless(
      beginning: "[{\"a\":1}",
      line: ",{\"a\":1}",
      piece: 65_536,
      count: 1_000_000
    )
    var reader = try TextRecords.reader(for: source)
    var records = 0
    while records < 300_000, try reader.next() != nil { records += 1 }
    #expect(records == 300_000)
    #expect(source.largestBuffer < 4 * Self.megabyte)
  }

  @Test("A member that is passed over need not be kept")
  func largeSibling() {
    let others = Array(repeating: "[1]", count: 150_000).joined(separator: ",")
    let reading = TextReading(
      BytesInPieces(Array("{\"items\":[{\"a\":1}],\"others\":[\(others)]}".utf8), of: 65_536),
      options: TextOptions(recordLimit: Self.megabyte / 4)
    )
    #expect(reading.format == .jsonNested("items"))
    #expect(reading.cells == [["1"]])
    #expect(reading.failures == [])
  }
}

/// Gives a beginning and then one line again and again.
private final class Endless: ByteSource {
  private let line: [UInt8]
  private var beginning: [UInt8]
  private var left: Int
  private(set) var size = 0
  private(set) var largestBuffer = 0

  init(beginning: String, line: String, piece: Int, count: Int = .max) {
    self.beginning = Array(beginning.utf8)
    let lines = max(piece / line.utf8.count, 1)
    self.line = Array(String(repeating: line, count: lines).utf8)
    left = count / lines
  }

  func read(into buffer: inout [UInt8]) -> Bool {
    guard left > 0 else { return false }
    left -= 1
    let piece = beginning + line
    beginning = []
    size += piece.count
    buffer += piece
    largestBuffer = max(largestBuffer, buffer.count)
    return true
  }
}
