import Catalog
import CatalogImport
import CatalogTestSupport
import Testing

@testable import ImportFiles

@Suite("Cells of a workbook")
struct WorkbookCellTests {
  private let folder: InputFolder

  init() throws { folder = try InputFolder() }

  private func records(_ workbook: MadeWorkbook) throws -> [Record] {
    try records(folder.workbook(workbook.bytes))
  }

  private func records(_ workbook: Workbook) throws -> [Record] {
    var records: [Record] = []
    while let record = try workbook.next() { records.append(record) }
    return records
  }

  /// The value of a cell under a header of one column.
  private func value(
    _ cell: String,
    sharedStrings: String? = nil,
    styles: String? = nil
  ) throws -> RawValue {
    let rows = "<row><c t=\"str\"><v>a</v></c></row><row>\(cell)<c r=\"B2\"><v>1</v></c></row>"
    let header = rows.replacing("</c></row><row>", with: "</c><c t=\"str\"><v>b</v></c></row><row>")
    let workbook = MadeWorkbook(header, sharedStrings: sharedStrings, styles: styles)
    return try #require(records(workbook).first)[0]
  }

  static let plain: [(String, RawValue)] = [
    ("<c r=\"A2\"><v>2015</v></c>", .number("2015")),
    ("<c r=\"A2\" t=\"n\"><v>2015.0</v></c>", .number("2015")),
    ("<c><v>3.5700000000000003</v></c>", .number("3.5700000000000003")),
    ("<c><v>-0.50</v></c>", .number("-0.50")),
    ("<c><v>1E+21</v></c>", .number("1E+21")),
    ("<c><v> 7 </v></c>", .number("7")),
    ("<c t=\"b\"><v>1</v></c>", .flag(true)),
    ("<c t=\"b\"><v>0</v></c>", .flag(false)),
    ("<c t=\"e\"><v>#N/A</v></c>", .absent),
    ("<c t=\"str\"><f>A1&amp;\"x\"</f><v>ax</v></c>", .text("ax")),
    ("<c><f>1+1</f><v>2</v></c>", .number("2")),
    ("<c t=\"str\"><f>\"\"</f><v></v></c>", .absent),
    ("<c t=\"inlineStr\"><is><t>도 손</t></is></c>", .text("도 손")),
    (
      "<c t=\"inlineStr\"><is><r><t>도 </t></r><r><rPr><b/></rPr><t>손</t></r></is></c>", .text("도 손")
    ),
    ("<c t=\"inlineStr\"><is><t xml:space=\"preserve\"> a </t></is></c>", .text(" a ")),
    ("<c t=\"inlineStr\"><is><t>015</t></is></c>", .text("015")),
    ("<c t=\"str\"><v>True</v></c>", .text("True")),
    ("<c t=\"str\"><v>a &lt;&amp;&gt; &#x1F339; &quot;b&quot;</v></c>", .text("a <&> 🌹 \"b\"")),
    ("<c t=\"str\"><v>a\nb</v></c>", .text("a\nb")),
    ("<c t=\"str\"><v>a_x000D__x000A_b _x005F_x000D_ _x00</v></c>", .text("a\r\nb _x000D_ _x00")),
    ("<c t=\"d\"><v>2015-03-01</v></c>", .text("2015-03-01")),
    ("<c r=\"A2\" s=\"3\"/>", .absent),
    ("", .absent),
  ]

  @Test("Each kind of cell is what it stands for", arguments: 0..<plain.count)
  func kind(index: Int) throws {
    let (cell, value) = Self.plain[index]
    #expect(try self.value(cell) == value, "\(cell)")
  }

  @Test("Shared texts are found by number: plain, in runs, and without how they are spoken")
  func sharedStrings() throws {
    let list = """
      <si><t>샤넬</t></si><si><r><t xml:space="preserve">No </t></r><r><rPr><b/></rPr><t>5</t></r></si>\
      <si><t>課</t><rPh sb="0" eb="1"><t>カ</t></rPh><phoneticPr fontId="1"/></si><si/>
      """
    func shared(_ number: Int) throws -> RawValue {
      try value("<c t=\"s\"><v>\(number)</v></c>", sharedStrings: list)
    }
    #expect(try shared(0) == .text("샤넬"))
    #expect(try shared(1) == .text("No 5"))
    #expect(try shared(2) == .text("課"))
    #expect(try shared(3) == .absent)
  }

  @Test("A cell that makes no sense fails its row alone, and says where it is")
  func badCells() throws {
    let rows = """
      <row r="1"><c r="A1" t="str"><v>name</v></c><c r="B1" t="str"><v>year</v></c></row>\
      <row r="2"><c r="A2" t="str"><v>a</v></c><c r="B2" t="s"><v>7</v></c></row>\
      <row r="3"><c r="A3" t="str"><v>b</v></c><c r="B3"><v>twelve</v></c></row>\
      <row r="4"><c r="A4" t="str"><v>c</v></c><c r="B4"><v>4</v></c><c r="D4"><v>5</v></c></row>\
      <row r="5"><c r="A5" t="str"><v>d</v></c><c r="B5"><v>5</v></c></row>
      """
    let workbook = try folder.workbook(MadeWorkbook(rows).bytes)
    #expect(workbook.columns == ["name", "year"])
    var failures: [ImportFailure] = []
    var records: [Record] = []
    while true {
      do throws(ImportFailure) {
        guard let record = try workbook.next() else { break }
        records.append(record)
      } catch {
        failures.append(error)
        try #require(!error.endsReading)
      }
    }
    #expect(failures.map(\.line) == [2, 3, 4])
    #expect(failures.map(\.column) == [2, 2, 4])
    #expect(failures.map(\.columnName) == ["year", "year", nil])
    #expect(failures[0].reason.english == "cell B2 is damaged ('7'); enter it again")
    #expect(failures[1].reason.korean.contains("B3"))
    #expect(failures[2].reason.english.hasPrefix("cell D4 stands under no heading"))
    #expect(records == [Record(line: 5, values: [.text("d"), .number("5")])])
  }

  @Test("A cell that is not there is absent, and rows with nothing in them are passed over")
  func gaps() throws {
    let rows = """
      <row r="3"/><row r="4"><c r="B4" t="str"><v>name</v></c><c r="D4" t="str"><v>year</v></c></row>\
      <row r="7"><c r="B7" t="str"><v>a</v></c></row><row r="8"><c r="B8" s="1"/></row>\
      <row r="9"><c r="D9"><v>5</v></c></row>
      """
    let workbook = try folder.workbook(MadeWorkbook(rows).bytes)
    #expect(workbook.columns == ["", "name", "", "year"])
    #expect(
      try records(workbook) == [
        Record(line: 7, values: [.absent, .text("a")]),
        Record(line: 9, values: [.absent, .absent, .absent, .number("5")]),
      ]
    )
  }

  @Test("Rows and cells without numbers follow each other")
  func withoutNumbers() throws {
    let rows = """
      <row><c t="str"><v>a</v></c><c t="str"><v>b</v></c></row>\
      <row><c><v>1</v></c><c><v>2</v></c></row><row r="5"><c r="B5"><v>3</v></c></row><row><c><v>4</v></c></row>
      """
    #expect(
      try records(MadeWorkbook(rows)) == [
        Record(line: 2, values: [.number("1"), .number("2")]),
        Record(line: 5, values: [.absent, .number("3")]),
        Record(line: 6, values: [.number("4")]),
      ]
    )
  }

  @Test("Dates are those numbers that their style shows as such")
  func dates() throws {
    let styles = """
      <numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;년&quot; m&quot;월&quot;"/>\
      <numFmt numFmtId="165" formatCode="#,##0 &quot;days&quot;"/></numFmts>\
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>\
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>
      """
    func date(_ style: Int, _ number: String) throws -> RawValue {
      try value("<c s=\"\(style)\"><v>\(number)</v></c>", styles: styles)
    }
    #expect(try date(0, "42064") == .number("42064"))
    #expect(try date(1, "42064") == .text("2015-03-01"))
    #expect(try date(2, "42064.5625") == .text("2015-03-01T13:30:00"))
    #expect(try date(3, "42064") == .number("42064"))
    #expect(try date(9, "42064") == .number("42064"))
    #expect(try date(1, "-1") == .number("-1"))
    var mac = MadeWorkbook(
      "<row><c t=\"str\"><v>a</v></c></row><row><c s=\"1\"><v>40602</v></c></row>",
      styles: styles
    )
    mac.countsFrom1904 = true
    #expect(try records(mac) == [Record(line: 2, values: [.text("2015-03-01")])])
  }

  @Test("Workbooks of other programs say the same")
  func programs() throws {
    // Made with XlsxWriter, and with openpyxl in its two ways.
    for name in ["shared", "inline", "styled"] {
      let bytes = try OracleCatalog.fixture("Import/\(name).xlsx")
      let workbook = try folder.workbook(bytes)
      #expect(workbook.sheetNames == ["향수"])
      #expect(workbook.columns == ["name", "brand", "year", "price", "since", "vegan", "note"])
      #expect(
        try records(workbook) == [
          Record(
            line: 2,
            values: [
              .text("도 손"), .text("딥티크"), .number("2005"), .number("3.57"), .text("2015-03-01"),
              .flag(true), .text("015"),
            ]
          ),
          Record(
            line: 3,
            values: [
              .text("J'adore & <More>"), .text("Dior"), .number("1999"), .number("-0.5"),
              .text("2015-03-01T13:30:15"), .flag(false), .text(" two\nlines "),
            ]
          ),
          Record(line: 5, values: [.text("ab"), .absent, .number("2")]),
        ],
        "\(name)"
      )
    }
  }
}
