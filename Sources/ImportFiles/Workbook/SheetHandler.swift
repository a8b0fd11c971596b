import Catalog
import CatalogImport

/// Makes rows of the XML of a sheet, and pauses the reader behind each that is not empty.
final class SheetHandler: XMLHandler {
  /// How a cell says what it holds.
  private enum Kind {
    case number
    case sharedString
    case text
    case inlineText
    case flag
    case error
    case date
  }

  /// Text in one row beyond this is there to fill the memory.
  private static let rowTextLimit = 1 << 24

  /// The row that the reader has paused behind.
  private(set) var row: SheetRow?
  /// Formulas without a value, by column: how many, and the row of the first.
  private(set) var unstored: [Int: (count: Int, row: Int)] = [:]
  /// Columns from this one on are not kept.
  var columnLimit = CellReference.columnLimit

  private let values: CellValues
  private let part: String
  private var isInRow = false
  private var rowNumber = 0
  private var cells: [RawValue] = []
  private var failure: ImportFailure?
  private var columnBeyond: Int?
  private var textSize = 0

  private var isInCell = false
  private var column = -1
  private var kind: Kind = .number
  private var style: Int?
  private var value: [UInt8] = []
  private var isInValue = false
  private var hasValue = false
  private var hasFormula = false
  private var inlineText = RichText()

  init(_ values: CellValues, part: String) {
    self.values = values
    self.part = part
  }

  func start(_ tag: borrowing XMLTag, in reader: XMLReader) {
    if isInCell {
      if kind == .inlineText { inlineText.start(tag.name) }
      if tag.name == "v" {
        isInValue = true
        hasValue = true
      } else if tag.name == "f" {
        hasFormula = true
      }
    } else if isInRow {
      if tag.name == "c" { startCell(tag, in: reader) }
    } else if tag.name == "row" {
      startRow(tag, in: reader)
    }
  }

  func end(_ name: borrowing XMLName, in reader: XMLReader) {
    if isInCell {
      if kind == .inlineText { inlineText.end(name) }
      if name == "v" { isInValue = false }
      if name == "c" { endCell(in: reader) }
    } else if isInRow, name == "row" {
      endRow(in: reader)
    }
  }

  func text(_ bytes: Span<UInt8>, in reader: XMLReader) {
    guard isInCell, isInValue || kind == .inlineText else { return }
    textSize += bytes.count
    if textSize > Self.rowTextLimit {
      return reader.fail(.tooLarge(part, limit: Self.rowTextLimit))
    }
    if isInValue {
      value.append(bytes)
    } else {
      inlineText.add(bytes)
    }
  }

  private func startRow(_ tag: borrowing XMLTag, in reader: XMLReader) {
    // Some programs leave the numbers out, and mean one row after the other.
    rowNumber = tag.withValue(of: "r", CellReference.number) ?? rowNumber + 1
    if !(1...CellReference.rowLimit).contains(rowNumber) {
      reader.fail(.badPart(part, "row \(rowNumber)"))
    }
    isInRow = true
    row = nil
    cells.removeAll(keepingCapacity: true)
    failure = nil
    columnBeyond = nil
    column = -1
    textSize = 0
  }

  private func endRow(in reader: XMLReader) {
    isInRow = false
    guard !cells.isEmpty || failure != nil || columnBeyond != nil else { return }
    row = SheetRow(line: rowNumber, cells: cells, failure: failure, columnBeyond: columnBeyond)
    reader.pause()
  }

  private func startCell(_ tag: borrowing XMLTag, in reader: XMLReader) {
    column = tag.withValue(of: "r", CellReference.column) ?? column + 1
    if column >= CellReference.columnLimit { reader.fail(.badPart(part, "column \(column + 1)")) }
    kind = tag.withValue(of: "t", Self.kind) ?? .number
    style = tag.withValue(of: "s", CellReference.number)
    isInCell = true
    isInValue = false
    hasValue = false
    hasFormula = false
    value.removeAll(keepingCapacity: true)
    if kind == .inlineText { inlineText.begin() }
  }

  private static func kind(_ name: Span<UInt8>) -> Kind? {
    switch (name.count, name.count > 0 ? name[0] : 0) {
    case (1, UInt8(ascii: "s")): .sharedString
    case (1, UInt8(ascii: "b")): .flag
    case (1, UInt8(ascii: "e")): .error
    case (1, UInt8(ascii: "d")): .date
    case (3, UInt8(ascii: "s")): .text
    case (_, UInt8(ascii: "i")): .inlineText
    default: .number
    }
  }

  private func endCell(in reader: XMLReader) {
    isInCell = false
    guard column < columnLimit else {
      let isEmpty = kind == .inlineText ? inlineText.string.isEmpty : value.isEmpty
      if !isEmpty { columnBeyond = columnBeyond ?? column }
      return
    }
    // Programs that write sheets without reckoning leave the values to whoever opens them.
    if hasFormula, !hasValue { unstored[column, default: (0, rowNumber)].count += 1 }
    do throws(ImportFailure) {
      let value = try cellValue()
      guard value != .absent else { return }
      while cells.count < column { cells.append(.absent) }
      // Of a cell that stands there twice, the later one counts.
      if cells.count > column { cells[column] = value } else { cells.append(value) }
    } catch {
      reader.fail(error)
    }
  }

  private func cellValue() throws(ImportFailure) -> RawValue {
    switch kind {
    case .inlineText: return Self.text(inlineText.string)
    case .text: return Self.text(EscapedText.string(value))
    case .date: return Self.text(String(decoding: trimmedValue, as: UTF8.self))
    case .error: return .absent
    case .flag, .number, .sharedString: break
    }
    let bytes = trimmedValue
    guard !bytes.isEmpty else { return .absent }
    switch kind {
    case .sharedString:
      let number = CellReference.number(Array(bytes).span)
      guard let number, let text = try values.sharedString(number) else { return bad(bytes) }
      return Self.text(text)
    case .flag:
      switch String(decoding: bytes, as: UTF8.self) {
      case "1", "true": return .flag(true)
      case "0", "false": return .flag(false)
      default: return bad(bytes)
      }
    default:
      guard let text = SheetNumber.text(bytes) else { return bad(bytes) }
      return try values.number(text, style: style)
    }
  }

  /// Text that is not there stands for nothing, as in a formula that gives "".
  private static func text(_ text: String) -> RawValue { text.isEmpty ? .absent : .text(text) }

  private var trimmedValue: ArraySlice<UInt8> {
    let space = { (byte: UInt8) in byte <= UInt8(ascii: " ") }
    var bytes = value.drop(while: space)
    while let last = bytes.last, space(last) { bytes.removeLast() }
    return bytes
  }

  /// Notes that the cell makes no sense.
  private func bad(_ bytes: ArraySlice<UInt8>) -> RawValue {
    let name = CellReference.name(column: column, row: rowNumber)
    let text = String(decoding: bytes.prefix(40), as: UTF8.self)
    failure =
      failure
      ?? ImportFailure(
        line: rowNumber,
        column: column + 1,
        reason: Text(
          english: "cell \(name) is damaged ('\(text)'); enter it again",
          korean: "\(name) 셀이 손상되었습니다('\(text)'). 다시 입력하세요"
        ),
        endsReading: false
      )
    return .absent
  }
}
