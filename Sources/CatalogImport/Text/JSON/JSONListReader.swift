/// Reads the objects of one list, however many they are.
struct JSONListReader: RecordReader {
  private var input: JSONInput
  private var items: JSONItems

  /// Begins at the first byte of the list.
  init(_ input: JSONInput) throws(ImportFailure) {
    self.input = input
    items = try JSONItems(UInt8(ascii: "["), in: &self.input)
  }

  var columns: [String] { input.columns }

  mutating func next() throws(ImportFailure) -> Record? {
    try items.next(&input) { input throws(ImportFailure) in try input.record() }
  }
}
