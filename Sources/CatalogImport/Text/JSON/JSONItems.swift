/// The items of a list or the members of an object, one after the other.
///
/// One that is broken is passed over, if its brackets match.
struct JSONItems {
  private let close: UInt8
  /// Whether nothing may follow them in the text.
  private let isWhole: Bool
  private var isFirst = true
  private var hasEnded = false

  /// Passes over `open`, the bracket or brace that they stand in and which comes next.
  init(_ open: UInt8, isWhole: Bool = true, in input: inout JSONInput) throws(ImportFailure) {
    try input.pass(open)
    close = open == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: "}")
    self.isWhole = isWhole
  }

  /// What `read` makes of the next one; nothing at the end.
  mutating func next<Item>(
    _ input: inout JSONInput,
    _ read: (inout JSONInput) throws(ImportFailure) -> Item
  ) throws(ImportFailure) -> Item? {
    if hasEnded { return nil }
    // Until the next one has been read: whatever is thrown before that ends the reading.
    hasEnded = true
    guard try input.continues(isFirst: isFirst, close: close) else {
      if isWhole { try input.finish() }
      return nil
    }
    isFirst = false
    do throws(ImportFailure) {
      let item = try read(&input)
      hasEnded = false
      return item
    } catch {
      let failure = input.passing(error, close: close)
      hasEnded = failure.endsReading
      throw failure
    }
  }
}
