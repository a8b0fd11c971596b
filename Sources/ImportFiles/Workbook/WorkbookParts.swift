import CatalogImport

/// What a workbook consists of: its sheets, and where the other parts are that they refer to.
struct WorkbookParts {
  /// A sheet with cells, not one that is a chart.
  struct Sheet: Hashable {
    let name: String
    let isHidden: Bool
    /// The name of its part.
    let part: String
  }

  let sheets: [Sheet]
  /// The names of the parts, where there are such.
  let sharedStrings: String?
  let styles: String?
  /// Whether days are counted from 1904, as Excel once did on the Macintosh.
  let countsFrom1904: Bool

  init(_ archive: ZipArchive) throws(ImportFailure) {
    let roots = try Relationships("", in: archive)
    let name = roots.targets(ofKind: "/officeDocument").first ?? "xl/workbook.xml"
    guard let part = try archive.part(name, limit: ZipArchive.descriptionLimit) else {
      throw .missingPart(name)
    }
    let book = BookHandler()
    try XMLReader(part, handler: book).runToEnd()
    let relationships = try Relationships(name, in: archive)
    let parts = relationships.targets(ofKind: "/worksheet")
    sheets = book.sheets.compactMap { sheet in
      guard let part = relationships.target(of: sheet.id), parts.contains(part) else { return nil }
      return Sheet(name: sheet.name, isHidden: sheet.isHidden, part: part)
    }
    sharedStrings = relationships.targets(ofKind: "/sharedStrings").first
    styles = relationships.targets(ofKind: "/styles").first
    countsFrom1904 = book.countsFrom1904
  }
}

/// Reads the part that lists the sheets.
private final class BookHandler: XMLHandler {
  var sheets: [(name: String, id: String, isHidden: Bool)] = []
  var countsFrom1904 = false

  func start(_ tag: borrowing XMLTag, in reader: XMLReader) {
    if tag.name == "sheet", let name = tag["name"], let id = tag["id"] {
      sheets.append((name, id, (tag["state"] ?? "visible") != "visible"))
    } else if tag.name == "workbookPr" {
      countsFrom1904 = ["1", "true"].contains(tag["date1904"])
    }
  }
}

/// Where a part refers to.
struct Relationships {
  private struct Relationship {
    let id: String
    let kind: String
    let target: String
  }

  private var list: [Relationship] = []

  /// Those of the part `source`, or of the whole archive where that is ""; none where nothing says so.
  init(_ source: String, in archive: ZipArchive) throws(ImportFailure) {
    let slash = source.lastIndex(of: "/")
    let folder = slash.map { String(source[...$0]) } ?? ""
    let file = slash.map { String(source[source.index(after: $0)...]) } ?? source
    let name = "\(folder)_rels/\(file).rels"
    guard let part = try archive.part(name, limit: ZipArchive.descriptionLimit) else { return }
    let handler = Handler()
    try XMLReader(part, handler: handler).runToEnd()
    list = handler.list.map { relationship in
      let target = Self.path(relationship.target, in: folder)
      return Relationship(id: relationship.id, kind: relationship.kind, target: target)
    }
  }

  /// The name of the part with an id.
  func target(of id: String) -> String? { list.first { $0.id == id }?.target }

  /// The names of the parts of a kind, which is told by the end of a long address.
  func targets(ofKind kind: String) -> [String] {
    list.filter { $0.kind.hasSuffix(kind) }.map(\.target)
  }

  /// "worksheets/sheet1.xml" in "xl/", "/xl/worksheets/sheet1.xml", "../customXml/item.xml".
  private static func path(_ target: String, in folder: String) -> String {
    let whole = target.hasPrefix("/") ? target : folder + target
    var steps: [Substring] = []
    for step in whole.split(separator: "/") {
      switch step {
      case ".": continue
      case "..": _ = steps.popLast()
      default: steps.append(step)
      }
    }
    return steps.joined(separator: "/")
  }

  private final class Handler: XMLHandler {
    var list: [Relationship] = []

    func start(_ tag: borrowing XMLTag, in reader: XMLReader) {
      guard tag.name == "Relationship", tag["TargetMode"] != "External",
        let id = tag["Id"], let kind = tag["Type"], let target = tag["Target"]
      else { return }
      list.append(Relationship(id: id, kind: kind, target: target))
    }
  }
}
