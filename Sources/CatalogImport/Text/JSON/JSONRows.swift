/// Gives the rows of JSON that are lists of cells: in one list, or each on a line of its own.
///
/// Rows of empty cells are passed over.
struct JSONRows: RowSource {
  private var input: JSONInput
  /// The rows of the list; none where each stands on a line of its own.
  private var rows: JSONItems?

  /// Begins at the first byte of the list, or of the first row.
  init(_ input: JSONInput, isLineByLine: Bool) throws(ImportFailure) {
    self.input = input
    if !isLineByLine { rows = try JSONItems(UInt8(ascii: "["), in: &self.input) }
  }

  /// Begins at the first byte of an object, in which `path` leads to the list.
  init(_ input: JSONInput, path: [String]) throws(ImportFailure) {
    self.input = input
    for name in path { try self.input.enter(member: name) }
    rows = try JSONItems(UInt8(ascii: "["), isWhole: false, in: &self.input)
  }

  mutating func next() throws(ImportFailure) -> Record? {
    while let row = try anyRow() {
      if !row.values.allSatisfy(\.isEmpty) { return row }
    }
    return nil
  }

  private mutating func anyRow() throws(ImportFailure) -> Record? {
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

extension Record: HeadingRow {
  package var headings: [String] { values.map { $0.columnName ?? "" } }
}

extension RawValue {
  /// The name of a column that a cell of the first row gives; none where it can give none.
  var columnName: String? {
    switch self {
    case .text(let text), .number(let text): text
    case .flag(let flag): "\(flag)"
    case .absent: ""
    case .list, .object: nil
    }
  }

  /// Whether a cell holds nothing.
  var isEmpty: Bool {
    switch self {
    case .absent: true
    case .text(let text): text.isEmpty
    case .number, .flag, .list, .object: false
    }
  }
}
