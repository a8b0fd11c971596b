import Catalog

/// Reads rows that are lists of cells, of which the first names the columns.
///
/// The rows stand in one list, or follow each other on lines of their own; a list within an object may have
/// the names of its columns elsewhere. A row may be shorter than the
/// first, but only longer by cells that are null or empty.
struct JSONTableReader: RecordReader {
  private(set) var columns: [String] = []
  private var input: JSONInput
  private let isLineByLine: Bool
  /// Whether nothing follows behind the rows.
  private let isWhole: Bool
  private var isFirst = true
  private var hasEnded = false

  /// Begins at the first byte of the list, or of the first row, and reads that.
  init(_ input: JSONInput, isLineByLine: Bool) throws(ImportFailure) {
    self.input = input
    self.isLineByLine = isLineByLine
    isWhole = true
    if !isLineByLine { try self.input.pass(UInt8(ascii: "[")) }
    try readHeader()
  }

  /// Begins at the first byte of an object that holds the rows.
  init(_ input: JSONInput, _ rows: JSONOutline.Rows) throws(ImportFailure) {
    self.input = input
    isLineByLine = false
    isWhole = false
    for name in rows.path { try self.input.enter(member: name) }
    try self.input.pass(UInt8(ascii: "["))
    if let columns = rows.columns { self.columns = columns } else { try readHeader() }
  }

  private mutating func readHeader() throws(ImportFailure) {
    do throws(ImportFailure) {
      guard let header = try row() else { return }
      for value in header.values {
        guard let name = value.columnName else { throw .noColumnNames(line: header.line) }
        columns.append(name)
      }
    } catch {
      var failure = error
      failure.endsReading = true
      throw failure
    }
  }

  mutating func next() throws(ImportFailure) -> Record? {
    guard let row = try row() else { return nil }
    if row.values.dropFirst(columns.count).contains(where: { !$0.isEmpty }) {
      throw ImportFailure(
        line: row.line,
        reason: .cellCount(row.values.count, header: columns.count),
        endsReading: false
      )
    }
    return Record(line: row.line, values: Array(row.values.prefix(columns.count)))
  }

  private mutating func row() throws(ImportFailure) -> Record? {
    try isLineByLine ? rowOfLine() : rowOfList()
  }

  private mutating func rowOfLine() throws(ImportFailure) -> Record? {
    guard try input.peek() != nil else { return nil }
    do throws(ImportFailure) {
      return try input.row()
    } catch {
      var failure = error
      failure.endsReading = failure.kind != .badInput
      try input.passLine()
      throw failure
    }
  }

  private mutating func rowOfList() throws(ImportFailure) -> Record? {
    if hasEnded { return nil }
    hasEnded = true
    guard try input.continues(isFirst: isFirst, close: UInt8(ascii: "]")) else {
      if isWhole { try input.finish() }
      return nil
    }
    isFirst = false
    do throws(ImportFailure) {
      let row = try input.row()
      hasEnded = false
      return row
    } catch {
      let failure = input.passing(error, close: UInt8(ascii: "]"))
      hasEnded = failure.endsReading
      throw failure
    }
  }
}

extension RawValue {
  /// The name of a column that a cell of the first row gives; none where it can give none.
  fileprivate var columnName: String? {
    switch self {
    case .text(let text), .number(let text): text
    case .flag(let flag): "\(flag)"
    case .absent: ""
    case .list, .object: nil
    }
  }

  fileprivate var isEmpty: Bool { self == .absent || self == .text("") }
}

extension ImportFailure {
  fileprivate static func noColumnNames(line: Int) -> ImportFailure {
    ImportFailure(
      line: line,
      reason: Text(
        english: "the first of the lists must hold the names of the columns",
        korean: "첫 번째 배열에는 열 이름이 있어야 합니다"
      ),
      endsReading: true
    )
  }
}
