/// Finds the cells of one row of delimited text, and copies none of them.
struct DelimitedScanner {
  /// Where a cell stands in the bytes.
  struct Cell {
    /// Without the quotation marks around it.
    var range: Range<Int>
    /// Whether quotation marks enclosed it.
    var isQuoted = false
    /// Whether two quotation marks in it stand for one.
    var hasDoubledQuotes = false
    /// Whether white space stood before its quotation mark.
    var followsSpace = false
  }

  /// What is wrong with a row.
  struct Fault {
    enum Reason {
      case textAfterQuote
      /// Nothing behind it can be read.
      case quoteNeverClosed
      case nul
    }

    let reason: Reason
    let position: Int
    /// From 0.
    let cell: Int
  }

  /// Rows of more cells than a spreadsheet holds are counted on, but not kept.
  static let cellLimit = 16_384

  let dialect: DelimitedDialect
  /// The cells of the row, `cellLimit` of them at most.
  private(set) var cells: [Cell] = []
  private(set) var cellCount = 0
  /// Behind the row and its end of line.
  private(set) var end = 0
  /// The ends of lines passed, those in cells and that of the row included.
  private(set) var lineEnds = 0
  /// Whether an end of line ended the row; otherwise the text did.
  private(set) var isEnded = false
  /// The first thing that is wrong.
  private(set) var fault: Fault?
  /// Where the quotation mark stands whose cell goes on behind the bytes.
  private(set) var openQuote: Int?

  init(_ dialect: DelimitedDialect) { self.dialect = dialect }

  /// Scans the row at `start` of what a window holds; false when that must grow, or the row is too large.
  mutating func scan(_ window: TextWindow, from start: Int) -> Bool {
    let end = start + window.recordLimit
    return scan(
      window.bytes.span.extracting(first: end),
      from: start,
      isWhole: window.isWhole && window.bytes.count < end
    )
  }

  /// Scans the row at `start`; false when more bytes are needed, which is never so when they are whole.
  mutating func scan(_ bytes: Span<UInt8>, from start: Int, isWhole: Bool) -> Bool {
    cells.removeAll(keepingCapacity: true)
    cellCount = 0
    lineEnds = 0
    isEnded = false
    fault = nil
    openQuote = nil
    var position = start
    while let cell = cell(bytes, &position, isWhole: isWhole) {
      if cellCount < Self.cellLimit { cells.append(cell) }
      cellCount &+= 1
      guard position < bytes.count, bytes[position] == dialect.delimiter.byte else {
        return passRowEnd(bytes, position, isWhole: isWhole)
      }
      position &+= 1
    }
    return false
  }

  /// Whether the row holds nothing: no cell any text, or a single one white space.
  func isBlank(_ bytes: Span<UInt8>) -> Bool {
    guard fault == nil, cellCount == cells.count else { return false }
    if cellCount > 1 { return cells.allSatisfy { $0.range.isEmpty } }
    return cells.allSatisfy { $0.range.allSatisfy { bytes[$0] == 0x20 || bytes[$0] == 0x09 } }
  }

  /// Scans to the delimiter or the end of the row; none when more bytes are needed.
  private mutating func cell(
    _ bytes: Span<UInt8>,
    _ position: inout Int,
    isWhole: Bool
  ) -> Cell? {
    guard dialect.isQuoted else { return plainCell(bytes, &position, isWhole: isWhole) }
    var first = position
    if dialect.allowsSpaceBeforeQuote {
      while first < bytes.count, bytes[first] == UInt8(ascii: " ") { first &+= 1 }
    }
    guard first < bytes.count, bytes[first] == UInt8(ascii: "\"") else {
      return plainCell(bytes, &position, isWhole: isWhole)
    }
    let followsSpace = first > position
    position = first
    return quotedCell(bytes, &position, isWhole: isWhole, followsSpace: followsSpace)
  }

  private mutating func plainCell(
    _ bytes: Span<UInt8>,
    _ position: inout Int,
    isWhole: Bool
  ) -> Cell? {
    let start = position
    let delimiter = dialect.delimiter.byte
    while position < bytes.count {
      let byte = bytes[position]
      if byte == delimiter { return Cell(range: start..<position) }
      if byte <= UInt8(ascii: "\r") {
        guard let length = rowEnd(bytes, at: position, isWhole: isWhole) else { return nil }
        if length > 0 { return Cell(range: start..<position) }
        if byte == UInt8(ascii: "\r") {
          lineEnds &+= 1
        } else if byte == 0 {
          note(.nul, at: position)
        }
      }
      position &+= 1
    }
    return isWhole ? Cell(range: start..<position) : nil
  }

  private mutating func quotedCell(
    _ bytes: Span<UInt8>,
    _ position: inout Int,
    isWhole: Bool,
    followsSpace: Bool
  ) -> Cell? {
    let quote = position
    var cell = Cell(range: quote..<quote, isQuoted: true, followsSpace: followsSpace)
    position &+= 1
    while position < bytes.count {
      let byte = bytes[position]
      position &+= 1
      if byte == UInt8(ascii: "\"") {
        guard position < bytes.count else {
          guard isWhole else { break }
          cell.range = quote &+ 1..<position &- 1
          return cell
        }
        guard bytes[position] == UInt8(ascii: "\"") else {
          cell.range = quote &+ 1..<position &- 1
          return closed(cell, bytes, &position, isWhole: isWhole)
        }
        cell.hasDoubledQuotes = true
        position &+= 1
      } else if byte <= UInt8(ascii: "\r") {
        switch byte {
        case UInt8(ascii: "\n"): lineEnds &+= 1
        case UInt8(ascii: "\r"):
          if position < bytes.count, bytes[position] != UInt8(ascii: "\n") { lineEnds &+= 1 }
        case 0: note(.nul, at: position &- 1)
        default: break
        }
      }
    }
    openQuote = quote
    guard isWhole else { return nil }
    fault = Fault(reason: .quoteNeverClosed, position: quote, cell: cellCount)
    cell.range = quote &+ 1..<position
    return cell
  }

  /// Passes over the white space behind a closing quotation mark, and takes what text follows as the
  /// cell's, so that the row's end is found.
  private mutating func closed(
    _ cell: Cell,
    _ bytes: Span<UInt8>,
    _ position: inout Int,
    isWhole: Bool
  ) -> Cell? {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position &+= 1 }
    guard position < bytes.count else { return isWhole ? cell : nil }
    if bytes[position] == dialect.delimiter.byte { return cell }
    guard let length = rowEnd(bytes, at: position, isWhole: isWhole) else { return nil }
    if length > 0 { return cell }
    note(.textAfterQuote, at: position)
    guard plainCell(bytes, &position, isWhole: isWhole) != nil else { return nil }
    return Cell(range: cell.range.lowerBound &- 1..<position, followsSpace: cell.followsSpace)
  }

  private mutating func note(_ reason: Fault.Reason, at position: Int) {
    if fault == nil { fault = Fault(reason: reason, position: position, cell: cellCount) }
  }

  private mutating func passRowEnd(
    _ bytes: Span<UInt8>,
    _ position: Int,
    isWhole: Bool
  ) -> Bool {
    end = position
    guard position < bytes.count else { return isWhole }
    guard let length = rowEnd(bytes, at: position, isWhole: isWhole) else { return false }
    end = position &+ length
    lineEnds &+= 1
    isEnded = true
    return true
  }

  /// How many bytes end the row there; none when more bytes are needed.
  private func rowEnd(_ bytes: Span<UInt8>, at position: Int, isWhole: Bool) -> Int? {
    switch bytes[position] {
    case UInt8(ascii: "\n"): return 1
    case UInt8(ascii: "\r"):
      let next = position &+ 1
      // At the very end, half a line end is one too.
      if next == bytes.count { return isWhole ? 1 : nil }
      if bytes[next] == UInt8(ascii: "\n") { return 2 }
      return dialect.endsRowsInCarriageReturn ? 1 : 0
    default: return 0
    }
  }
}
