import Catalog

/// A row of delimited text, whatever the header is.
struct DelimitedRow: HeadingRow {
  /// Where it begins, from 1.
  let line: Int
  /// The texts of its cells, `DelimitedScanner.cellLimit` at most.
  let cells: [String]
  let cellCount: Int
  /// Whether an end of line ends it, and not the end of the text.
  let isEnded: Bool

  var headings: [String] { cells }
  /// Whether it says itself that it is the sum of others.
  var isTotal: Bool { cells.first { !$0.isEmpty }.map(TotalsText.isTotal) ?? false }
}

/// Gives the rows of a delimited text that hold anything.
struct DelimitedRows: RowSource {
  /// The names of the columns, for failures.
  var columns: [String] = []
  private var window: TextWindow
  private var scanner: DelimitedScanner
  /// Where the next row begins, in the window's bytes.
  private var position: Int
  private var line: Int
  private var hasEnded = false

  /// Begins at `position` of what the window holds, which is the start of line `line`.
  init(_ window: TextWindow, dialect: DelimitedDialect, position: Int = 0, line: Int = 1) {
    self.window = window
    self.position = position
    self.line = line
    scanner = DelimitedScanner(dialect)
  }

  /// The next row; none at the end, or behind a failure that ends the reading.
  mutating func next() throws(ImportFailure) -> DelimitedRow? {
    while try scan() {
      let start = position
      let firstLine = line
      position = scanner.end
      line &+= scanner.lineEnds
      if let fault = scanner.fault { throw failure(fault, rowStart: start, line: firstLine) }
      if scanner.isBlank(window.bytes.span) { continue }
      return DelimitedRow(
        line: firstLine,
        cells: try cells(rowStart: start, line: firstLine),
        cellCount: scanner.cellCount,
        isEnded: scanner.isEnded
      )
    }
    return nil
  }

  /// Scans the next row; false at the end.
  private mutating func scan() throws(ImportFailure) -> Bool {
    while !hasEnded {
      if window.isWhole, position == window.bytes.count { break }
      if scanner.scan(window, from: position) { return true }
      if window.bytes.count - position >= window.recordLimit { throw tooLarge() }
      try window.grow(dropping: position)
      position = 0
    }
    return false
  }

  private func cells(rowStart: Int, line: Int) throws(ImportFailure) -> [String] {
    let bytes = window.bytes.span
    var cells: [String] = []
    cells.reserveCapacity(scanner.cells.count)
    for cell in scanner.cells {
      do throws(InvalidUTF8) {
        cells.append(try text(cell, bytes))
      } catch {
        let position = cell.range.lowerBound + error.offset
        let place = place(of: position, rowStart: rowStart, line: line)
        throw failure(
          .notUTF8(bytes[position], number: place.offset + 1),
          line: place.line,
          cell: cells.count
        )
      }
    }
    return cells
  }
}

extension DelimitedRows {
  private func text(
    _ cell: DelimitedScanner.Cell,
    _ bytes: Span<UInt8>
  ) throws(InvalidUTF8) -> String {
    let written = bytes.extracting(cell.range)
    guard cell.hasDoubledQuotes else { return try String(utf8: written) }
    var meant: [UInt8] = []
    meant.reserveCapacity(written.count)
    var isSecond = false
    for index in written.indices {
      let byte = written[index]
      isSecond = byte == UInt8(ascii: "\"") && !isSecond
      if byte != UInt8(ascii: "\"") || isSecond { meant.append(byte) }
    }
    if let text = String(validating: meant, as: UTF8.self) { return text.withFewMarks }
    // As it is written, the place can be told.
    return try String(utf8: written)
  }

  private mutating func tooLarge() -> ImportFailure {
    hasEnded = true
    guard let quote = scanner.openQuote else {
      return failure(.rowTooLarge(window.recordLimit), line: line, cell: nil, endsReading: true)
    }
    return failure(
      .cellTooLarge(window.recordLimit),
      line: place(of: quote, rowStart: position, line: line).line,
      cell: scanner.cellCount,
      endsReading: true
    )
  }

  private func failure(
    _ fault: DelimitedScanner.Fault,
    rowStart: Int,
    line: Int
  ) -> ImportFailure {
    let place = place(of: fault.position, rowStart: rowStart, line: line)
    let reason: DelimitedReason =
      switch fault.reason {
      case .textAfterQuote: .textAfterQuote
      case .quoteNeverClosed: .quoteNeverClosed
      case .nul: .nul(number: place.offset + 1)
      }
    return failure(
      reason,
      line: place.line,
      cell: fault.cell,
      endsReading: fault.reason == .quoteNeverClosed
    )
  }

  private func failure(
    _ reason: DelimitedReason,
    line: Int,
    cell: Int?,
    endsReading: Bool = false
  ) -> ImportFailure {
    ImportFailure(
      line: line,
      column: cell.map { $0 + 1 },
      columnName: cell.flatMap { columns.indices.contains($0) ? columns[$0] : nil },
      reason: reason.text,
      endsReading: endsReading
    )
  }

  /// The line of a byte of the row, and how many bytes of that line stand before it.
  private func place(of position: Int, rowStart: Int, line: Int) -> (line: Int, offset: Int) {
    var place = (line: line, offset: 0)
    for index in rowStart..<position {
      place.offset += 1
      let byte = window.bytes[index]
      let endsLine =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r") && window.bytes[index + 1] != UInt8(ascii: "\n")
      if endsLine { place = (place.line + 1, 0) }
    }
    return place
  }
}
