import Testing

@testable import ImportFiles

@Suite("Numbers, dates and names of cells in a workbook")
struct WorkbookValueTests {
  static let dates: [(Double, Bool, String?)] = [
    (1, false, "1900-01-01"), (59, false, "1900-02-28"), (60, false, nil),
    (61, false, "1900-03-01"), (36_526, false, "2000-01-01"), (36_585, false, "2000-02-29"),
    (42_064, false, "2015-03-01"), (42_064.25, false, "2015-03-01T06:00:00"),
    (42_064.999_999_9, false, "2015-03-02"), (0.5, false, "12:00:00"), (0, false, "00:00:00"),
    (2_958_465, false, "9999-12-31"), (2_958_466, false, nil), (-1, false, nil),
    (.nan, false, nil), (.infinity, false, nil),
    (0, true, "1904-01-01"), (40_602, true, "2015-03-01"), (0.5, true, "1904-01-01T12:00:00"),
  ]

  @Test("A number of days is a date", arguments: 0..<dates.count)
  func date(index: Int) {
    let (serial, countsFrom1904, text) = Self.dates[index]
    #expect(SerialDate.text(serial, countsFrom1904: countsFrom1904) == text)
  }

  static let formats: [(String, Bool)] = [
    ("yyyy-mm-dd", true), ("m/d/yy h:mm", true), ("[$-412]yyyy\\-mm\\-dd", true),
    ("yyyy\"년\" m\"월\" d\"일\"", true), ("mmm", true), ("h:mm AM/PM", true), ("mm:ss.0", true),
    ("General", false), ("0.00", false), ("#,##0", false), ("0.00E+00", false), ("@", false),
    ("[Red]0.00", false), ("#,##0 \"days\"", false), ("0\\m\\l", false), ("_-* #,##0_-", false),
    ("[h]:mm:ss", false), ("[mm]:ss", false), ("\"unclosed d", false), ("[unclosed", false),
    ("0;yyyy", false), ("", false), ("\\", false),
  ]

  @Test(
    "A format shows a date when it has a letter for a part of one",
    arguments: 0..<formats.count
  )
  func format(index: Int) {
    #expect(NumberFormat.isDate(Self.formats[index].0) == Self.formats[index].1)
  }

  static let numbers: [(String, String?)] = [
    ("2015", "2015"), ("2015.0", "2015"), ("2015.", "2015"), ("-3.00", "-3"), ("0.50", "0.50"),
    (".5", ".5"), ("1e3", "1e3"), ("1.5E-7", "1.5E-7"), ("1.0e2", "1.0e2"), ("", nil), ("-", nil),
    (".", nil), ("1e", nil), ("1e+", nil), ("0x10", nil), ("1,5", nil), ("NaN", nil), ("inf", nil),
    ("1 2", nil), ("+1", nil), ("1.2.3", nil),
  ]

  @Test(
    "A number stays as it is written, but for zeros behind the point",
    arguments: 0..<numbers.count
  )
  func number(index: Int) {
    let (written, text) = Self.numbers[index]
    #expect(SheetNumber.text(Array(written.utf8)[...]) == text)
  }

  @Test("Columns are counted in letters")
  func columns() {
    for (name, column) in [
      ("A1", 0), ("z9", 25), ("AA1", 26), ("AZ10", 51), ("XFD1048576", 16_383),
    ] {
      #expect(CellReference.column(Array(name.utf8).span) == column)
    }
    for name in ["", "1", "A", "XFE1", "AAAA1", "!1"] {
      #expect(CellReference.column(Array(name.utf8).span) == nil)
    }
    for column in [0, 25, 26, 701, 702, 16_383] {
      let name = CellReference.name(column: column, row: 7)
      #expect(CellReference.column(Array(name.utf8).span) == column)
    }
    #expect(CellReference.name(column: 2, row: 5) == "C5")
  }
}
