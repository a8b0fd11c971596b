/// Reads the members of one object, each an object, as records that have their name in one more column.
///
/// A name may stand there twice: both are records.
struct JSONKeyedReader: RecordReader {
  private var input: JSONInput
  private var isFirst = true
  private var hasEnded = false

  private let isWhole: Bool

  /// Begins at the first byte of the text; `path` leads to the object, and `column` is the column of the
  /// names.
  init(_ input: JSONInput, path: [String], column: String) throws(ImportFailure) {
    self.input = input
    isWhole = path.isEmpty
    self.input.addKeyColumn(column)
    for name in path { try self.input.enter(member: name) }
    try self.input.pass(UInt8(ascii: "{"))
  }

  var columns: [String] { input.columns }

  mutating func next() throws(ImportFailure) -> Record? {
    if hasEnded { return nil }
    hasEnded = true
    guard try input.continues(isFirst: isFirst, close: UInt8(ascii: "}")) else {
      if isWhole { try input.finish() }
      return nil
    }
    isFirst = false
    let line = input.line
    do throws(ImportFailure) {
      let name = try input.name()
      let values = try input.record(key: name).values
      hasEnded = false
      return Record(line: line, values: values)
    } catch {
      let failure = input.passing(error, close: UInt8(ascii: "}"))
      hasEnded = failure.endsReading
      throw failure
    }
  }
}
