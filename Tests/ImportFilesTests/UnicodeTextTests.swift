import Catalog
import CatalogImport
import Testing

@testable import ImportFiles

@Suite("Text in Unicode")
struct UnicodeTextTests {
  private let folder: InputFolder
  private static let table = "이름,brand\r\n도 손,Diptyque\r\n\"L’Eau 🌹\",Chloé\r\n"

  init() throws { folder = try InputFolder() }

  @Test("UTF-8 passes through unchanged, with and without a mark")
  func utf8() throws {
    let bytes = Array(Self.table.utf8)
    let plain = try folder.text(bytes)
    #expect(plain.text == Self.table)
    #expect(plain.source.assumption?.basis == .valid)
    let marked = try folder.text([0xEF, 0xBB, 0xBF] + bytes)
    #expect(marked.text == Self.table)
    #expect(marked.source.assumption?.description.english == "UTF-8, by its byte-order mark")
    #expect(marked.source.assumption?.description.korean == "UTF-8, 바이트 순서 표시로 확인")
  }

  @Test("As long as there is only ASCII, nothing is decided")
  func ascii() throws {
    let read = try folder.text(Array("a,b\n1,2\n".utf8))
    #expect(read.text == "a,b\n1,2\n")
    #expect(read.source.assumption?.basis == .nothingElse)
    #expect(read.source.assumption?.description.english == "ASCII")
  }

  @Test("An empty file is a text without anything, and so is a mark alone")
  func empty() throws {
    #expect(try folder.text([]).text == "")
    #expect(try folder.text([0xEF, 0xBB, 0xBF]).text == "")
    #expect(try folder.text([0xFF, 0xFE]).text == "")
  }

  static let marked: [(TextEncoding, [UInt8])] = [
    (.utf16LittleEndian, [0xFF, 0xFE]),
    (.utf16BigEndian, [0xFE, 0xFF]),
    (.utf32LittleEndian, [0xFF, 0xFE, 0, 0]),
    (.utf32BigEndian, [0, 0, 0xFE, 0xFF]),
  ]

  @Test("A mark says which of the wide encodings it is", arguments: 0..<marked.count)
  func marks(index: Int) throws {
    let (encoding, mark) = Self.marked[index]
    let read = try folder.text(mark + Self.table.encoded(encoding))
    #expect(read.text == Self.table)
    #expect(read.source.assumption == EncodingAssumption(encoding: encoding, basis: .mark))
  }

  @Test("UTF-16 without a mark is known by the signs of ASCII in it", arguments: [0, 1])
  func unmarked(order: Int) throws {
    let encoding: TextEncoding = [.utf16LittleEndian, .utf16BigEndian][order]
    let read = try folder.text(Self.table.encoded(encoding))
    #expect(read.text == Self.table)
    #expect(read.source.assumption == EncodingAssumption(encoding: encoding, basis: .found))
  }

  @Test("Half a character of UTF-16 is a failure, not a sign in its place")
  func brokenUTF16() throws {
    // A first half of two without the second.
    let bytes = try [0xFF, 0xFE] + "a\nb".encoded(.utf16LittleEndian) + [0x3D, 0xD8, 0x61, 0]
    let failure = folder.failure(bytes)
    #expect(failure?.line == 2)
    #expect(
      failure?.reason.english.hasPrefix("byte 9 of the file (0x3D) is not valid in UTF-16LE")
        == true
    )
    // An odd byte at the end.
    #expect(try folder.failure([0xFF, 0xFE] + "ab".encoded(.utf16LittleEndian) + [0x61]) != nil)
  }

  @Test("Characters that lie across two pieces stay whole")
  func pieces() throws {
    // Longer than what is looked at before it is settled that this is UTF-8.
    let row = "딥티크,도 손,Chloé,🌹\n"
    let text =
      "a,b\n" + String(repeating: row, count: (TextSource.windowSize + 999_983) / row.utf8.count)
    let read = try folder.text(Array(text.utf8))
    // By bytes, since it is long, and comparing text composes it.
    #expect(Array(read.text.utf8) == Array(text.utf8))
    let wide = String(repeating: row, count: 20_000)
    #expect(try folder.text([0xFF, 0xFE] + wide.encoded(.utf16LittleEndian)).text == wide)
    #expect(
      try folder.text(wide.replacing("é", with: "e").replacing("🌹", with: "").encoded(.cp949)).text
        == wide.replacing("é", with: "e").replacing("🌹", with: "")
    )
  }

  @Test("Progress goes from nothing to the size of the file")
  func progress() throws {
    let text = String(repeating: "딥티크,도 손\n", count: 100_000)
    let source = try folder.source(Array(text.utf8))
    #expect(source.progress.bytes == 0)
    var last = 0
    var piece: [UInt8] = []
    while try source.read(into: &piece) {
      #expect(source.progress.bytes >= last)
      last = source.progress.bytes
    }
    #expect(last == text.utf8.count && source.progress.size == text.utf8.count)
    #expect(piece.count == text.utf8.count)
  }

  @Test("Bytes that stop being UTF-8 far behind the start are left to whoever reads the cells")
  func lateDamage() throws {
    let row = Array("딥티크\n".utf8)
    var bytes: [UInt8] = []
    while bytes.count <= TextSource.windowSize { bytes += row }
    bytes += [0xB5, 0xF3]
    let source = try folder.source(bytes)
    var text: [UInt8] = []
    while try source.read(into: &text) {}
    #expect(text == bytes)
  }
}
