/// Turns the bytes of an encoding into UTF-8.
protocol TextDecoder: AnyObject {
  /// Adds what `input` says to `output`, and answers how many of its bytes that took.
  ///
  /// A character that is not complete yet is left, unless the text ends there.
  func decode(
    _ input: Span<UInt8>,
    isEnd: Bool,
    into output: inout [UInt8]
  ) throws(IllegalBytes) -> Int
}

/// Bytes that mean nothing in the encoding; what stands before them has been decoded.
struct IllegalBytes: Error, Hashable {
  /// Where they stand in what was to be decoded.
  let position: Int
}
