import Catalog
import CatalogImport
import Testing

@testable import ImportFiles

@Suite("Sheets of a workbook")
struct WorkbookSheetTests {
  private let folder: InputFolder

  init() throws { folder = try InputFolder() }

  /// A header and as many records.
  private func rows(_ header: String, records: Int) -> String {
    let row = { (text: String) in "<row><c t=\"str\"><v>\(text)</v></c></row>" }
    return row(header) + (0..<records).map { row("\($0)") }.joined()
  }

  private func sheet(_ name: String, _ records: Int, state: String? = nil) -> MadeWorkbook.Sheet {
    MadeWorkbook.Sheet(name: name, rows: rows(name, records: records), state: state)
  }

  private func chosen(_ sheets: [MadeWorkbook.Sheet], sheet: String? = nil) throws -> String {
    let workbook = try folder.workbook(MadeWorkbook(sheets: sheets).bytes, sheet: sheet)
    #expect(workbook.columns == [workbook.sheetName])
    return workbook.sheetName
  }

  @Test("The only sheet is read, also when it has nothing but a header")
  func only() throws {
    #expect(try chosen([sheet("향수", 2)]) == "향수")
    #expect(try chosen([sheet("a", 0)]) == "a")
  }

  @Test("Of several, the only one with more than a header is read; hidden ones are not meant")
  func filled() throws {
    let empty = MadeWorkbook.Sheet(name: "Empty", rows: "")
    #expect(try chosen([sheet("Read me", 0), sheet("b", 1), empty]) == "b")
    #expect(try chosen([sheet("a", 1), sheet("b", 5, state: "hidden")]) == "a")
    #expect(try chosen([sheet("a", 1, state: "veryHidden"), sheet("b", 0)]) == "b")
  }

  @Test("A sheet is chosen by its name, in any case, or by its number")
  func named() throws {
    let sheets = [sheet("First", 1), sheet("2", 1), sheet("향수", 1), sheet("x", 1, state: "hidden")]
    #expect(try chosen(sheets, sheet: "향수") == "향수")
    #expect(try chosen(sheets, sheet: "first") == "First")
    #expect(try chosen(sheets, sheet: "3") == "향수")
    #expect(try chosen(sheets, sheet: "x") == "x")
    // What is a name is no number.
    #expect(try chosen(sheets, sheet: "2") == "2")
  }

  @Test("Where it cannot be told, or there is no such sheet, all are named")
  func refused() throws {
    let sheets = [sheet("향수", 1), sheet("b", 1)]
    let several = #expect(throws: ImportFailure.self) { try chosen(sheets) }
    #expect(
      several?.reason.english == "it has several sheets; choose one with --sheet: '향수', 'b'"
    )
    let unknown = #expect(throws: ImportFailure.self) { try chosen(sheets, sheet: "c") }
    #expect(unknown?.reason.english == "it has no sheet 'c'; its sheets are '향수', 'b'")
    #expect(unknown?.kind == .badInput && unknown?.file?.hasSuffix("/input") == true)
    #expect(throws: ImportFailure.self) { try chosen(sheets, sheet: "0") }
    #expect(throws: ImportFailure.self) { try chosen(sheets, sheet: "3") }
    let empty = #expect(throws: ImportFailure.self) {
      try chosen([MadeWorkbook.Sheet(name: "e", rows: "")])
    }
    #expect(empty?.reason.english == "its sheet 'e' is empty")
  }

  @Test("Parts are found where the workbook says, under prefixes and other names too")
  func places() throws {
    var parts = MadeWorkbook(
      "<row><c t=\"s\"><v>0</v></c></row>",
      sharedStrings: "<si><t>a</t></si>"
    )
    .parts
    for (index, part) in parts.enumerated() {
      switch part.name {
      case "_rels/.rels":
        parts[index].text = part.text.replacing("xl/workbook.xml", with: "/Office/./Book.XML")
      case "xl/workbook.xml":
        parts[index] = ("office/book.xml", part.text)
      case "xl/_rels/workbook.xml.rels":
        parts[index].name = "Office/_rels/Book.XML.rels"
        parts[index].text = part.text.replacing("worksheets/", with: "../xl/worksheets/")
          .replacing("sharedStrings.xml", with: "/xl/sharedStrings.xml")
      case "xl/worksheets/sheet1.xml":
        parts[index].text = """
          <x:worksheet xmlns:x="urn:x"><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c></x:row>\
          </x:sheetData></x:worksheet>
          """
      default: continue
      }
    }
    #expect(try folder.workbook(MadeWorkbook.archive(parts)).columns == ["a"])
  }

  @Test("A workbook that gzip packed, or that comes otherwise than as a file, is the same workbook")
  func packed() throws {
    let bytes = MadeWorkbook(sheets: [sheet("a", 3)]).bytes
    let workbook = try folder.workbook(Packing.gzip(bytes))
    var count = 0
    while try workbook.next() != nil { count += 1 }
    #expect(count == 3)
    #expect(workbook.progress.bytes == workbook.progress.size)
  }

  @Test("Progress goes from nothing to the size of the file")
  func progress() throws {
    let bytes = MadeWorkbook(sheets: [sheet("a", 20_000)]).bytes
    let workbook = try folder.workbook(bytes)
    var last = 0
    var steps: Set<Int> = []
    while try workbook.next() != nil {
      #expect(workbook.progress.bytes >= last)
      last = workbook.progress.bytes
      steps.insert(last)
    }
    #expect(last == bytes.count && steps.count > 5)
  }
}
