import Catalog
import CatalogImport
import Testing

@testable import ImportFiles

@Suite("Merged cells and titles of a sheet")
struct MergedCellTests {
  private let folder: InputFolder

  init() throws { folder = try InputFolder() }

  /// Rows by number; "" for a cell with nothing in it.
  private func rows(_ rows: [(Int, [String])]) -> String {
    rows.map { number, cells in
      let cells = cells.enumerated().map { column, text in
        let name = CellReference.name(column: column, row: number)
        return text.isEmpty
          ? "<c r=\"\(name)\" s=\"0\"/>" : "<c r=\"\(name)\" t=\"str\"><v>\(text)</v></c>"
      }
      return "<row r=\"\(number)\">\(cells.joined())</row>"
    }
    .joined()
  }

  private struct Sheet {
    var columns: [String]
    var rows: [String] = []
    var header: HeaderPlace?
  }

  private func sheet(_ rows: [(Int, [String])], _ merged: String...) throws -> Sheet {
    let bytes = MadeWorkbook(self.rows(rows), merged: merged).bytes
    let workbook = try folder.workbook(bytes, header: HeaderSearch())
    var sheet = Sheet(columns: workbook.columns, header: workbook.header)
    while let record = try workbook.next() {
      let cells = record.values.map { value in
        if case .text(let text) = value { text } else { "-" }
      }
      sheet.rows.append("\(record.line) " + cells.joined(separator: " "))
    }
    return sheet
  }

  @Test("A cell that is merged with those below gives its value to each of the rows")
  func down() throws {
    let sheet = try sheet(
      [
        (1, ["brand", "name", "year"]), (2, ["Dior", "A", "1"]), (3, ["", "B", "2"]),
        (4, ["", "C"]), (6, ["Chanel", "D"]), (7, ["", "E"]), (8, ["", "F"]), (9, ["", "G"]),
      ],
      "A2:A4",
      "$A$6:$A$7",
      "B2:C2",
      "C3:C4"
    )
    #expect(
      sheet.rows == [
        "2 Dior A 1", "3 Dior B 2", "4 Dior C 2", "6 Chanel D", "7 Chanel E", "8 - F", "9 - G",
      ]
    )
  }

  @Test(
    "Of a block of several columns the first is filled, and nothing that has a value or no heading"
  )
  func blocks() throws {
    let sheet = try sheet(
      [(1, ["brand", "name"]), (2, ["Dior", ""]), (3, ["", "B"]), (4, ["X", "C"])],
      "A2:B4",
      "C1:C4",
      "D2:D4"
    )
    #expect(sheet.rows == ["2 Dior", "3 Dior B", "4 X C"])
  }

  @Test("Empty rows of a block stay none, and a sum within it is not one of its rows")
  func sums() throws {
    let sheet = try sheet(
      [
        (1, ["brand", "name", "year"]), (2, ["Dior", "A"]), (3, ["", "", ""]),
        (4, ["", "소계", "1"]),
        (5, ["", "Total", "Rose"]),
      ],
      "A2:A5"
    )
    #expect(sheet.rows == ["2 Dior A", "4 - 소계 1", "5 Dior Total Rose"])
  }

  @Test("A title above the header is left out, and rows keep their numbers")
  func title() throws {
    let sheet = try sheet(
      [
        (1, ["Perfume stock", "", "", "", "Seoul"]), (2, ["", ""]), (3, ["Brand", "Name"]),
        (4, ["Dior", "A"]), (5, ["", "B"]),
      ],
      "A1:E1",
      "A4:A5"
    )
    #expect(sheet.columns == ["Brand", "Name"])
    #expect(sheet.header?.line == 3)
    #expect(sheet.header?.rowsAbove == ["Perfume stock Seoul"])
    #expect(sheet.rows == ["4 Dior A", "5 Dior B"])
  }

  @Test("A cell under no heading is told of rows that were read before the header was known, too")
  func beyond() throws {
    let rows = [
      (1, ["Title"]), (2, ["x", "Title"]), (3, ["name", "brand"]), (4, ["A", "B", "C"]),
    ]
    let bytes = MadeWorkbook(self.rows(rows)).bytes
    let workbook = try folder.workbook(bytes, header: HeaderSearch())
    let failure = #expect(throws: ImportFailure.self) { try workbook.next() }
    #expect(failure?.line == 4 && failure?.column == 3)
  }

  @Test("A header whose cells are merged downwards has its lower names where there are such")
  func twoRows() throws {
    let sheet = try sheet(
      [
        (1, ["Brand", "Name", "Notes", "", ""]), (2, ["", "", "Top", "Middle", "Base"]),
        (3, ["Dior", "A", "x", "y", "z"]),
      ],
      "A1:A2",
      "B1:B2",
      "C1:E1"
    )
    #expect(sheet.columns == ["Brand", "Name", "Top", "Middle", "Base"])
    #expect(sheet.rows == ["3 Dior A x y z"])
  }

  @Test(
    "Blocks that name no cells are passed over",
    arguments: ["", "A2", "2:3", "A2:", "x:y", "A5:A2"]
  )
  func nonsense(reference: String) throws {
    let sheet = try sheet(
      [(1, ["brand", "name"]), (2, ["Dior", "A"]), (3, ["", "B"])],
      reference
    )
    #expect(sheet.rows == ["2 Dior A", "3 - B"])
  }

  @Test("A cell that is merged down beside the table makes no header of it")
  func besideTheTable() throws {
    let sheet = try sheet(
      [
        (1, ["brand", "name", "note"]), (2, ["Dior", "A"]), (3, ["Dior", "B"]), (4, ["Dior", "C"]),
      ],
      "C1:C4"
    )
    #expect(sheet.columns == ["brand", "name", "note"])
    #expect(sheet.rows.count == 3)
  }

  @Test("The list of blocks is found wherever the pieces of the part end")
  func search() throws {
    for length in stride(from: 65_000, to: 65_700, by: 7) {
      let filler = String(repeating: "m", count: length)
      let rows = rows([(1, ["brand", "name"]), (2, ["Dior", filler]), (3, ["", "B"])])
      let workbook = try folder.workbook(MadeWorkbook(rows, merged: ["A2:A3"]).bytes)
      _ = try workbook.next()
      #expect(try workbook.next()?[0] == .text("Dior"))
    }
  }
}
