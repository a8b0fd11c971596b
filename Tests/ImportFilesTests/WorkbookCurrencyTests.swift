import CatalogImport
import Testing

@testable import ImportFiles

@Suite("Amounts and formulas in a workbook")
struct WorkbookCurrencyTests {
  static let formats: [(String, String?)] = [
    ("#,##0.00 \"€\"", "EUR"), ("#,##0.00\\ [$€-407]", "EUR"), ("[$$-409]#,##0.00", "USD"),
    ("[$₩-412]#,##0", "KRW"), ("\"$\"#,##0.00", "USD"), ("$#,##0.00", "USD"), ("\\$0", "USD"),
    ("#,##0\"원\"", "KRW"), ("[$£-809]#,##0", "GBP"), ("[$¥-804]#,##0", "CNY"),
    ("[$¥-411]#,##0", "JPY"), ("[$$-1009]0", "CAD"), ("[$$-C09]0", "AUD"), ("[$EUR] 0.00", "EUR"),
    ("[$USD]\\ 0.00;[Red]-[$USD]\\ 0.00", "USD"), ("_-[$€-2]\\ * #,##0.00_-", "EUR"),
    // Only room for the sign.
    ("_-* #,##0.00\\ _€_-", nil), ("#,##0", nil), ("0.00E+00", nil), ("General", nil),
    ("[$-409]0", nil), ("[Red]0.00", nil), ("0\\m\\l", nil), ("0%", nil), ("[$", nil), ("\\", nil),
  ]

  @Test("A format names its currency", arguments: 0..<formats.count)
  func currency(index: Int) {
    let (code, currency) = Self.formats[index]
    #expect(NumberFormat.currency(code) == currency, "\(code)")
  }

  @Test("A number in such a format has its currency, each cell its own")
  func amounts() throws {
    let folder = try InputFolder()
    let styles = """
      <numFmts><numFmt numFmtId="164" formatCode="#,##0.00 &quot;€&quot;"/>\
      <numFmt numFmtId="165" formatCode="[$$-409]#,##0.00"/></numFmts>\
      <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="44"/></cellXfs>
      """
    let rows = """
      <row><c t="inlineStr"><is><t>price</t></is></c></row>\
      <row><c s="1"><v>12.5</v></c></row><row><c s="2"><v>9</v></c></row>\
      <row><c s="3"><v>7</v></c></row>
      """
    let workbook = try folder.workbook(MadeWorkbook(rows, styles: styles).bytes)
    var values: [RawValue] = []
    while let record = try workbook.next() { values.append(record[0]) }
    let amount = { (number: String, currency: String) in
      RawValue.object([
        .init(key: "value", value: .number(number)),
        .init(key: "currency", value: .text(currency)),
      ])
    }
    #expect(values == [amount("12.5", "EUR"), amount("9", "USD"), .number("7")])
  }

  @Test("Formulas that nobody has reckoned are counted by column")
  func formulas() throws {
    let folder = try InputFolder()
    let rows = """
      <row><c t="inlineStr"><is><t>a</t></is></c><c t="inlineStr"><is><t>b</t></is></c></row>\
      <row><c><v>1</v></c><c><f>A2*2</f></c></row><row><c><v>1</v></c><c><f>A3*2</f><v>2</v></c></row>\
      <row><c><v>1</v></c><c t="str"><f>""</f><v></v></c></row>\
      <row><c><v>1</v></c><c><f>A5*2</f></c></row>
      """
    let workbook = try folder.workbook(MadeWorkbook(rows).bytes)
    while try workbook.next() != nil {}
    #expect(workbook.unstoredFormulas == [.init(column: 1, count: 2, row: 2, cell: "B2")])
  }
}
