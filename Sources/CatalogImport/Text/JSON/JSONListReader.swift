/// Reads the objects of one list, however many they are.
///
/// An object that is broken is passed over, if its brackets match.
struct JSONListReader: RecordReader {
  private var input: JSONInput
  private var isFirst = true
  private var hasEnded = false

  /// Begins at the first byte of the list.
  init(_ input: JSONInput) throws(ImportFailure) {
    self.input = input
    try self.input.pass(UInt8(ascii: "["))
  }

  var columns: [String] { input.columns }

  mutating func next() throws(ImportFailure) -> Record? {
    if hasEnded { return nil }
    hasEnded = true
    guard try input.continues(isFirst: isFirst, close: UInt8(ascii: "]")) else {
      try input.finish()
      return nil
    }
    isFirst = false
    do throws(ImportFailure) {
      let record = try input.record()
      hasEnded = false
      return record
    } catch {
      let failure = input.passing(error, close: UInt8(ascii: "]"))
      hasEnded = failure.endsReading
      throw failure
    }
  }
}
