/// Reads the members of one object, each an object, as records that have their name in one more column.
///
/// A name may stand there twice: both are records.
struct JSONKeyedReader: RecordReader {
  private var input: JSONInput
  private var members: JSONItems

  /// Begins at the first byte of the text; `path` leads to the object, and `column` is the column of the
  /// names.
  init(_ input: JSONInput, path: [String], column: String) throws(ImportFailure) {
    var input = input
    input.addKeyColumn(column)
    for name in path { try input.enter(member: name) }
    members = try JSONItems(UInt8(ascii: "{"), isWhole: path.isEmpty, in: &input)
    self.input = input
  }

  var columns: [String] { input.columns }

  mutating func next() throws(ImportFailure) -> Record? {
    try members.next(&input) { input throws(ImportFailure) in
      let line = input.line
      let name = try input.name()
      return Record(line: line, values: try input.record(key: name).values)
    }
  }
}
