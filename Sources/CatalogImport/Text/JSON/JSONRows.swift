/// Gives the rows of JSON that are lists of cells: in one list, or each on a line of its own.
///
/// Rows of empty cells are passed over.
struct JSONRows: RowSource {
  private(set) var input: JSONInput
  private let isLineByLine: Bool
  /// Whether nothing may follow behind the rows.
  private let isWhole: Bool
  private var isFirst = true
  private var hasEnded = false

  /// Begins at the first byte of the list, or of the first row.
  init(_ input: JSONInput, isLineByLine: Bool) throws(ImportFailure) {
    self.input = input
    self.isLineByLine = isLineByLine
    isWhole = true
    if !isLineByLine { try self.input.pass(UInt8(ascii: "[")) }
  }

  /// Begins at the first byte of an object, in which `path` leads to the list.
  init(_ input: JSONInput, path: [String]) throws(ImportFailure) {
    self.input = input
    isLineByLine = false
    isWhole = false
    for name in path { try self.input.enter(member: name) }
    try self.input.pass(UInt8(ascii: "["))
  }

  mutating func next() throws(ImportFailure) -> Record? {
    while let row = try isLineByLine ? rowOfLine() : rowOfList() {
      if !row.values.allSatisfy(\.isEmpty) { return row }
    }
    return nil
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
