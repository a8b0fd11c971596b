/// The bytes that the fuzzer gives, and choices that are taken from them.
struct FuzzInput {
  /// What is left, which is the text or file to read.
  private(set) var bytes: [UInt8]

  init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    bytes = Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// One of `count` choices, which the last byte makes.
  ///
  /// The last, so that files of the corpus begin as real ones do.
  mutating func choice(of count: Int) -> Int {
    bytes.popLast().map { Int($0) % count } ?? 0
  }
}
