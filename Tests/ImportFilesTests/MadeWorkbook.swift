/// An XLSX workbook in a few lines of XML, for tests.
struct MadeWorkbook {
  struct Sheet {
    var name = "Sheet1"
    /// What stands between the tags of `sheetData`.
    var rows: String
    var state: String?
    /// What is merged, as in "A2:A5".
    var merged: [String] = []
  }

  var sheets: [Sheet]
  /// What stands between the tags of `sst`; no list at all where it is nil.
  var sharedStrings: String?
  /// What stands between the tags of `styleSheet`; no styles at all where it is nil.
  var styles: String?
  var countsFrom1904 = false

  /// One sheet.
  init(
    _ rows: String,
    merged: [String] = [],
    sharedStrings: String? = nil,
    styles: String? = nil
  ) {
    sheets = [Sheet(rows: rows, merged: merged)]
    self.sharedStrings = sharedStrings
    self.styles = styles
  }

  /// Several sheets.
  init(sheets: [Sheet]) { self.sheets = sheets }

  private static let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
  private static let documents =
    "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  private static let packages = "http://schemas.openxmlformats.org/package/2006/relationships"

  /// The parts of the archive, by name.
  var parts: [(name: String, text: String)] {
    var parts: [(name: String, text: String)] = [
      ("[Content_Types].xml", "<Types/>"),
      ("_rels/.rels", relationships([("rId1", "officeDocument", "xl/workbook.xml")])),
      ("xl/workbook.xml", book),
    ]
    var targets = sheets.indices.map {
      ("rId\($0 + 1)", "worksheet", "worksheets/sheet\($0 + 1).xml")
    }
    if let sharedStrings {
      targets.append(("rId100", "sharedStrings", "sharedStrings.xml"))
      parts.append(("xl/sharedStrings.xml", "<sst xmlns=\"\(Self.main)\">\(sharedStrings)</sst>"))
    }
    if let styles {
      targets.append(("rId101", "styles", "styles.xml"))
      parts.append(("xl/styles.xml", "<styleSheet xmlns=\"\(Self.main)\">\(styles)</styleSheet>"))
    }
    parts.append(("xl/_rels/workbook.xml.rels", relationships(targets)))
    for (index, sheet) in sheets.enumerated() {
      parts.append(
        (
          "xl/worksheets/sheet\(index + 1).xml",
          "<worksheet xmlns=\"\(Self.main)\"><sheetData>\(sheet.rows)</sheetData>"
            + mergedCells(of: sheet) + "</worksheet>"
        )
      )
    }
    return parts
  }

  /// The file.
  var bytes: [UInt8] { Self.archive(parts) }

  /// An archive of parts that are text.
  static func archive(_ parts: [(name: String, text: String)]) -> [UInt8] {
    let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
    return Packing.zip(parts.map { ($0.name, Array((declaration + $0.text).utf8)) })
  }

  private func mergedCells(of sheet: Sheet) -> String {
    guard !sheet.merged.isEmpty else { return "" }
    let list = sheet.merged.map { "<mergeCell ref=\"\($0)\"/>" }
    return "<mergeCells count=\"\(list.count)\">\(list.joined())</mergeCells>"
  }

  private var book: String {
    let list = sheets.enumerated().map { index, sheet in
      let state = sheet.state.map { " state=\"\($0)\"" } ?? ""
      return
        "<sheet name=\"\(sheet.name)\" sheetId=\"\(index + 1)\"\(state) r:id=\"rId\(index + 1)\"/>"
    }
    return """
      <workbook xmlns="\(Self.main)" xmlns:r="\(Self.documents)">\
      <workbookPr\(countsFrom1904 ? " date1904=\"1\"" : "")/>\
      <sheets>\(list.joined())</sheets></workbook>
      """
  }

  private func relationships(_ list: [(id: String, kind: String, target: String)]) -> String {
    let tags = list.map {
      "<Relationship Id=\"\($0.id)\" Type=\"\(Self.documents)/\($0.kind)\" Target=\"\($0.target)\"/>"
    }
    return "<Relationships xmlns=\"\(Self.packages)\">\(tags.joined())</Relationships>"
  }
}
