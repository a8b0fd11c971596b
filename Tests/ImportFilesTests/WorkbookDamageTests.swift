import Catalog
import CatalogImport
import CatalogTestSupport
import Testing

@testable import ImportFiles

@Suite("Damaged workbooks")
struct WorkbookDamageTests {
  private let folder: InputFolder
  private static let made = MadeWorkbook(
    """
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="str"><v>year</v></c></row>\
    <row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" s="1"><v>42064</v></c></row>
    """,
    sharedStrings: "<si><t>name</t></si><si><t>도 손</t></si>",
    styles: "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/></cellXfs>"
  )

  init() throws { folder = try InputFolder() }

  /// Reads all of a workbook; what it fails with, where it does.
  private func read(_ bytes: [UInt8]) throws -> ImportFailure? {
    let path = try folder.folder.write(bytes, to: "input")
    do throws(ImportFailure) {
      switch try InputFile.open(path: path) {
      case .workbook(let workbook):
        while true {
          do throws(ImportFailure) {
            guard try workbook.next() != nil else { return nil }
          } catch {
            if error.endsReading { throw error }
          }
        }
      case .text(let source):
        var text: [UInt8] = []
        while try source.read(into: &text) {}
      case .database: break
      }
      return nil
    } catch {
      return error
    }
  }

  /// The parts with one of them changed.
  private func changed(_ name: String, _ change: (String) -> String?) -> [UInt8] {
    let parts = Self.made.parts.compactMap { part in
      part.name == name ? change(part.text).map { (part.name, $0) } : part
    }
    return MadeWorkbook.archive(parts)
  }

  @Test(
    "A part that is missing is named",
    arguments: ["xl/workbook.xml", "xl/worksheets/sheet1.xml"]
  )
  func missing(name: String) throws {
    let failure = try #require(try read(changed(name) { _ in nil }))
    #expect(failure.kind == .badInput && failure.endsReading)
    #expect(failure.reason.english.contains("the part \(name) of the workbook is missing"))
    #expect(failure.reason.korean.contains(name))
  }

  @Test(
    "A part that is no XML is named",
    arguments: [
      "_rels/.rels", "xl/workbook.xml", "xl/_rels/workbook.xml.rels", "xl/sharedStrings.xml",
      "xl/styles.xml", "xl/worksheets/sheet1.xml",
    ]
  )
  func noXML(name: String) throws {
    let failure = try #require(try read(changed(name) { String($0.dropLast(3)) }))
    #expect(failure.reason.english.hasPrefix("the part \(name) of the workbook cannot be read ("))
  }

  @Test("Without its list of texts or its styles, a workbook is read as far as it goes")
  func withoutLists() throws {
    #expect(try read(changed("xl/styles.xml") { _ in nil }) == nil)
    let failure = try read(changed("xl/sharedStrings.xml") { _ in nil })
    #expect(failure?.reason.english == "cell A1 is damaged ('0'); enter it again")
  }

  @Test("A document type ends the reading, and entities do nothing")
  func documentType() throws {
    let bomb = """
      <!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
      """
    let failure = try read(
      changed("xl/sharedStrings.xml") { bomb + $0.replacing("도", with: "&b;") }
    )
    #expect(failure?.reason.english.contains("a document type") == true)
    let external = "<!DOCTYPE x SYSTEM \"file:///etc/passwd\">"
    #expect(try read(changed("xl/workbook.xml") { external + $0 }) != nil)
  }

  @Test("Elements without an end, tags without an end and rows without an end fill no memory")
  func tooMuch() throws {
    let deep = String(repeating: "<a>", count: 100_000)
    let depth = try read(changed("xl/worksheets/sheet1.xml") { _ in deep })
    #expect(depth?.reason.english.contains("elements within elements") == true)
    let tag = "<a b=\"" + String(repeating: " ", count: 3_000_000)
    let token = try read(changed("xl/worksheets/sheet1.xml") { _ in tag })
    #expect(token?.reason.english.contains("1 MiB") == true)
    let text = String(repeating: "x", count: 17 << 20)
    let row =
      "<worksheet><sheetData><row><c t=\"str\"><v>\(text)</v></c></row></sheetData></worksheet>"
    let size = try read(changed("xl/worksheets/sheet1.xml") { _ in row })
    #expect(size?.reason.english.contains("16 MiB") == true)
  }

  @Test("Cells beyond the last column or row that there is are refused")
  func beyond() throws {
    for row in ["<row r=\"1048577\">", "<row r=\"0\">"] {
      let failure = try read(MadeWorkbook(row + "<c><v>1</v></c></row>").bytes)
      #expect(failure?.reason.english.contains("xl/worksheets/sheet1.xml") == true)
    }
    let cells = String(repeating: "<c><v>1</v></c>", count: 16_385)
    #expect(try read(MadeWorkbook("<row>\(cells)</row>").bytes) != nil)
    let last = try folder.workbook(MadeWorkbook("<row><c r=\"XFD1\"><v>1</v></c></row>").bytes)
    #expect(last.columns.count == 16_384 && last.columns.last == "1")
  }

  @Test("An archive that is cut anywhere is refused")
  func cutShort() throws {
    let bytes = Self.made.bytes
    for count in stride(from: 4, to: bytes.count - 1, by: 37) {
      let failure = try #require(try read(Array(bytes.prefix(count))), "\(count)")
      #expect(failure.kind == .badInput)
    }
  }

  @Test("A checksum that is wrong is found")
  func checksum() throws {
    let bytes = Self.made.bytes
    let name = Array("xl/worksheets/sheet1.xml".utf8)
    let places = bytes.indices.filter { bytes[$0...].starts(with: name) }
    // 14 bytes behind the start of the header is the checksum; the name is 30 or 46 behind it.
    var damaged = bytes
    for (place, offset) in zip(places, [30 - 14, 46 - 16]) { damaged[place - offset] ^= 0xFF }
    #expect(
      try read(damaged)?.reason.english
        == "the part xl/worksheets/sheet1.xml of the workbook is damaged; save it again as .xlsx"
    )
  }

  @Test("Whatever happens to its bytes, a workbook is read or refused", arguments: 1...4)
  func anyDamage(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let files =
      try [Self.made.bytes]
      + ["shared", "inline", "styled"].map {
        try OracleCatalog.fixture("Import/\($0).xlsx")
      }
    for round in 0..<150 {
      var bytes = files[round % files.count]
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] = .random(
          in: 0...255,
          using: &generator
        )
      }
      if generator.once(in: 5) {
        bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator))
      }
      if let failure = try read(bytes) { #expect(!failure.reason.korean.isEmpty) }
    }
  }

  @Test("Whatever happens to its XML, a workbook is read or refused", arguments: 1...4)
  func anyXML(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let signs = Array("<>/=\"'&;0123456789AZrcvst _x\u{E000}".unicodeScalars)
    for _ in 0..<150 {
      var parts = Self.made.parts
      let index = Int.random(in: parts.indices, using: &generator)
      var text = Array(parts[index].text.unicodeScalars)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: text.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: text[place] = signs.randomElement(using: &generator) ?? "<"
        case 1: text.remove(at: place)
        default:
          let end = min(text.count, place + Int.random(in: 1..<40, using: &generator))
          text.insert(contentsOf: text[place..<end], at: place)
        }
      }
      parts[index].text = String(String.UnicodeScalarView(text))
      _ = try read(MadeWorkbook.archive(parts))
    }
  }
}
