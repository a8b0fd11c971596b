import Catalog

/// Reads an object whose members are the columns of a table: lists, or objects of which each member is
/// the cell of a row, as pandas writes them.
///
/// All of it is read before the first record, and held in memory. Lists must be equally long; where a
/// column that is an object has no cell of a row, that is absent.
struct JSONColumnsReader: RecordReader {
  private(set) var columns: [String] = []
  private var cells: [[RawValue]] = []
  private var rows = Rows()
  private var position = 0

  /// Begins at the first byte of the object.
  init(_ input: JSONInput) throws(ImportFailure) {
    var input = input
    try input.pass(UInt8(ascii: "{"))
    while try input.continues(isFirst: columns.isEmpty, close: UInt8(ascii: "}")) {
      let name = try input.name()
      guard !columns.contains(name) else {
        throw ImportFailure(
          line: input.line,
          columnName: name,
          reason: .repeated(name),
          endsReading: true
        )
      }
      columns.append(name)
      switch try input.peek() {
      case UInt8(ascii: "["): cells.append(try list(&input))
      case UInt8(ascii: "{"): cells.append(try object(&input))
      default: throw input.failure(.expectsList)
      }
    }
    try input.finish()
  }

  mutating func next() -> Record? {
    guard position < rows.lines.count else { return nil }
    defer { position += 1 }
    return Record(
      line: rows.lines[position],
      values: cells.map { position < $0.count ? $0[position] : .absent }
    )
  }

  private mutating func list(_ input: inout JSONInput) throws(ImportFailure) -> [RawValue] {
    let line = input.line
    var cells: [RawValue] = []
    try input.pass(UInt8(ascii: "["))
    while try input.continues(isFirst: cells.isEmpty, close: UInt8(ascii: "]")) {
      if columns.count == 1 { rows.lines.append(input.line) }
      cells.append(try input.value(depth: 2))
    }
    guard cells.count == rows.lines.count else {
      throw ImportFailure(
        line: line,
        column: columns.count,
        columnName: columns.last,
        reason: Text(
          english:
            "the column has \(cells.count) \(cells.count == 1 ? "value" : "values"), the first \(rows.lines.count)",
          korean: "이 열의 값은 \(cells.count)개인데 첫 열의 값은 \(rows.lines.count)개입니다"
        ),
        endsReading: true
      )
    }
    return cells
  }

  private mutating func object(_ input: inout JSONInput) throws(ImportFailure) -> [RawValue] {
    var cells = [RawValue](repeating: .absent, count: rows.lines.count)
    var isFirst = true
    rows.beginColumn()
    try input.pass(UInt8(ascii: "{"))
    while try input.continues(isFirst: isFirst, close: UInt8(ascii: "}")) {
      isFirst = false
      let line = input.line
      let name = try input.name()
      guard let row = rows.row(name, line: line) else {
        throw ImportFailure(
          line: line,
          columnName: columns.last,
          reason: .repeated(name),
          endsReading: true
        )
      }
      let value = try input.value(depth: 2)
      if row < cells.count { cells[row] = value } else { cells.append(value) }
    }
    return cells
  }
}

/// The rows of columns that are objects.
private struct Rows {
  /// Where each row begins in the first column that has it.
  var lines: [Int] = []
  private var names: [String] = []
  private var numbers: [String: Int] = [:]
  /// How many columns had begun when a row was met last.
  private var lastColumns: [Int] = []
  private var column = 0
  private var likely = 0

  mutating func beginColumn() {
    column += 1
    likely = 0
  }

  /// The number of a row, a new one if need be; none if the column has it already.
  mutating func row(_ name: String, line: Int) -> Int? {
    let row = number(name, line: line)
    guard lastColumns[row] != column else { return nil }
    lastColumns[row] = column
    likely = row + 1
    return row
  }

  private mutating func number(_ name: String, line: Int) -> Int {
    if likely < names.count, names[likely] == name { return likely }
    if let number = numbers[name] { return number }
    let number = lines.count
    lines.append(line)
    names.append(name)
    lastColumns.append(0)
    numbers[name] = number
    return number
  }
}
