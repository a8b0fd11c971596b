import CatalogImport

/// What the styles of a workbook show a number as.
struct CellFormats {
  private let areDates: [Bool]
  private let currencies: [String?]

  /// Reads the styles from their part.
  init(_ part: ZipPart) throws(ImportFailure) {
    let handler = Handler()
    try XMLReader(part, handler: handler).runToEnd()
    let codes = handler.codes
    areDates = handler.formats.map { number in
      codes[number].map(NumberFormat.isDate) ?? NumberFormat.isDate(builtIn: number)
    }
    // Of those that every program knows by number, some show the currency of whoever looks at them.
    currencies = handler.formats.map { codes[$0].flatMap(NumberFormat.currency) }
  }

  /// None at all.
  init() {
    areDates = []
    currencies = []
  }

  /// Whether a cell in a style is a date.
  func isDate(style: Int) -> Bool { areDates.indices.contains(style) && areDates[style] }

  /// The currency that a cell in a style is an amount of, where the style names one.
  func currency(style: Int) -> String? {
    currencies.indices.contains(style) ? currencies[style] : nil
  }

  private final class Handler: XMLHandler {
    /// Numbers of formats, by style.
    var formats: [Int] = []
    /// What the formats are that the workbook has of its own.
    var codes: [Int: String] = [:]
    private var isInCellFormats = false

    func start(_ tag: borrowing XMLTag, in reader: XMLReader) {
      if tag.name == "cellXfs" {
        isInCellFormats = true
      } else if tag.name == "xf", isInCellFormats {
        formats.append(tag["numFmtId"].flatMap { Int($0) } ?? 0)
      } else if tag.name == "numFmt", let id = tag["numFmtId"].flatMap({ Int($0) }) {
        codes[id] = tag["formatCode"]
      }
    }

    func end(_ name: borrowing XMLName, in reader: XMLReader) {
      if name == "cellXfs" { isInCellFormats = false }
    }
  }
}

/// How a number is shown: "#,##0", "yyyy-mm-dd".
enum NumberFormat {
  /// Whether one of those that every program knows by number shows a date or a time.
  static func isDate(builtIn number: Int) -> Bool {
    switch number {
    // 46 counts hours beyond a day.
    case 14...22, 27...36, 45, 47, 50...58: true
    default: false
    }
  }

  /// Whether a format shows a date or a time: it has one of the letters for their parts outside of text.
  ///
  /// Hours in brackets are counted on beyond a day, and so are no time of day.
  static func isDate(_ code: String) -> Bool {
    var rest = Substring(code.prefix { $0 != ";" }.lowercased())
    var hasPart = false
    while let character = rest.popFirst() {
      switch character {
      case "\"": rest = rest.drop { $0 != "\"" }.dropFirst()
      case "\\", "_", "*": rest = rest.dropFirst()
      case "[":
        let inside = rest.prefix { $0 != "]" }
        if let first = inside.first, "hms".contains(first), inside.allSatisfy({ $0 == first }) {
          return false
        }
        rest = rest.dropFirst(inside.count + 1)
      case "y", "m", "d", "h", "s": hasPart = true
      default: continue
      }
    }
    return hasPart && code.lowercased() != "general"
  }
}
