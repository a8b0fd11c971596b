import CatalogImport

/// What the cells of a workbook refer to beyond their sheet; read when a cell first does.
final class CellValues {
  private let archive: ZipArchive
  private let parts: WorkbookParts
  private var sharedStrings: SharedStrings?
  private var formats: CellFormats?

  init(_ archive: ZipArchive, _ parts: WorkbookParts) {
    self.archive = archive
    self.parts = parts
  }

  /// The shared text with a number; nil where there is none.
  func sharedString(_ number: Int) throws(ImportFailure) -> String? {
    if let sharedStrings { return sharedStrings[number] }
    let part = try parts.sharedStrings.flatMap { name throws(ImportFailure) in
      try archive.part(name, limit: SharedStrings.limit)
    }
    let strings = if let part { try SharedStrings(part) } else { SharedStrings() }
    sharedStrings = strings
    return strings[number]
  }

  /// A number in a style: a date where the style shows one, an amount with its currency where it shows that.
  func number(_ text: String, style: Int?) throws(ImportFailure) -> RawValue {
    guard let style else { return .number(text) }
    let formats = try cellFormats()
    if formats.isDate(style: style), let serial = Double(text),
      let date = SerialDate.text(serial, countsFrom1904: parts.countsFrom1904)
    {
      return .text(date)
    }
    guard let currency = formats.currency(style: style) else { return .number(text) }
    return .object([
      RawValue.Member(key: "value", value: .number(text)),
      RawValue.Member(key: "currency", value: .text(currency)),
    ])
  }

  private func cellFormats() throws(ImportFailure) -> CellFormats {
    if let formats { return formats }
    let part = try parts.styles.flatMap { name throws(ImportFailure) in
      try archive.part(name, limit: ZipArchive.descriptionLimit)
    }
    let read = if let part { try CellFormats(part) } else { CellFormats() }
    formats = read
    return read
  }
}
