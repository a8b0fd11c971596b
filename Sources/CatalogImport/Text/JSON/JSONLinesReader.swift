/// Reads objects of JSON that follow each other, as a rule one on each line.
///
/// An object that is broken is passed over with its line. Where objects span lines, the reading goes on
/// with the next line that begins with one.
struct JSONLinesReader: RecordReader {
  private var input: JSONInput
  /// Whether each object is known to stand on a line of its own.
  private let isLineByLine: Bool

  init(_ input: JSONInput, isLineByLine: Bool) {
    self.input = input
    self.isLineByLine = isLineByLine
  }

  var columns: [String] { input.columns }

  mutating func next() throws(ImportFailure) -> Record? {
    guard try input.peek() != nil else { return nil }
    do throws(ImportFailure) {
      return try input.record()
    } catch {
      guard error.kind == .badInput else { throw error }
      var failure = error
      if isLineByLine, error.line != input.line { failure = input.failureAtLineEnd() }
      failure.endsReading = false
      try passBroken()
      throw failure
    }
  }

  private mutating func passBroken() throws(ImportFailure) {
    repeat {
      try input.passLine()
      if isLineByLine { return }
    } while try !beginsObject()
  }

  /// Whether an object comes next, or the end.
  private mutating func beginsObject() throws(ImportFailure) -> Bool {
    guard let byte = try input.nextByte() else { return true }
    return byte == UInt8(ascii: "{")
  }
}
