import Catalog

/// Reads rows that are lists of cells, of which the first names the columns.
///
/// The rows stand in one list, or follow each other on lines of their own. A row may be shorter than the
/// first, but only longer by cells that are null or empty.
struct JSONTableReader: RecordReader {
  private(set) var columns: [String] = []
  private var input: JSONInput
  /// The rows of the list; none where each stands on a line of its own.
  private var rows: JSONItems?

  /// Begins at the first byte of the list, or of the first row, and reads that.
  init(_ input: JSONInput, isLineByLine: Bool) throws(ImportFailure) {
    self.input = input
    if !isLineByLine { rows = try JSONItems(UInt8(ascii: "["), in: &self.input) }
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
    if rows == nil { return try rowOfLine() }
    return try rows?.next(&input) { input throws(ImportFailure) in try input.row() }
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
