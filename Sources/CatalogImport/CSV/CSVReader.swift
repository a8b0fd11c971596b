/// Reads comma-separated values as RFC 4180 describes them, row by row, from bytes.
///
/// A byte-order mark is passed over; lines end in LF, CR LF or CR; a cell in quotation marks may hold
/// commas, line breaks and, doubled, quotation marks. Blank lines are passed over. One pass, and
/// nothing is copied but the cells.
package struct CSVReader {
  /// A cell and where it begins.
  package struct Cell: Hashable, Sendable {
    /// Without the quotation marks around it.
    package let text: String
    /// From 1.
    package let line: Int
  }

  /// Why the rest cannot be read.
  package struct Failure: Error, Hashable, Sendable {
    /// From 1.
    package let line: Int
    /// The number of the cell in its row, from 1.
    package let column: Int
    /// What is wrong, in lower case and without a full stop.
    package let reason: String
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  /// Reads from the start of `bytes`, which are UTF-8.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The cells of the next row; none at the end.
  package mutating func nextRow() throws(Failure) -> [Cell]? {
    while position < bytes.count, endLine() {}
    guard position < bytes.count else { return nil }
    var cells: [Cell] = []
    while true {
      cells.append(try nextCell(column: cells.count + 1))
      guard position < bytes.count, bytes[position] == UInt8(ascii: ",") else {
        _ = endLine()
        return cells
      }
      position += 1
    }
  }

  /// Passes over one end of a line; false where there is none.
  private mutating func endLine() -> Bool {
    guard position < bytes.count, Self.endsLine(bytes[position]) else { return false }
    passLineEnd()
    return true
  }

  private mutating func passLineEnd() {
    let isPair =
      bytes[position] == UInt8(ascii: "\r") && position + 1 < bytes.count
      && bytes[position + 1] == UInt8(ascii: "\n")
    position += isPair ? 2 : 1
    line += 1
  }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private mutating func nextCell(column: Int) throws(Failure) -> Cell {
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
      return try quotedCell(column: column)
    }
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: ","),
      !Self.endsLine(bytes[position])
    {
      position += 1
    }
    return try cell(bytes[start..<position], line: line, column: column)
  }

  private mutating func quotedCell(column: Int) throws(Failure) -> Cell {
    let firstLine = line
    var text: [UInt8] = []
    position += 1
    var start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        text += bytes[start..<position]
        position += 1
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
          try checkCellEnds(column: column)
          return try cell(text[...], line: firstLine, column: column)
        }
        // The second of a pair begins the next stretch, and so stands in the text.
        start = position
        position += 1
      case UInt8(ascii: "\r"), UInt8(ascii: "\n"): passLineEnd()
      default: position += 1
      }
    }
    throw Failure(line: firstLine, column: column, reason: "the quotation mark is never closed")
  }

  private func checkCellEnds(column: Int) throws(Failure) {
    guard position < bytes.count, bytes[position] != UInt8(ascii: ","),
      !Self.endsLine(bytes[position])
    else { return }
    throw Failure(line: line, column: column, reason: "text follows the closing quotation mark")
  }

  private func cell(
    _ slice: ArraySlice<UInt8>,
    line: Int,
    column: Int
  ) throws(Failure) -> Cell {
    guard let text = String(validating: slice, as: UTF8.self) else {
      throw Failure(line: line, column: column, reason: "it is not UTF-8")
    }
    return Cell(text: text, line: line)
  }
}
