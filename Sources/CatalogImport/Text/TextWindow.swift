/// The stretch of a source's bytes that is being read: it grows until a record is whole in it.
///
/// Whoever parses starts anew from the record's first byte after each growth. Since growing at least
/// doubles what there is, the work stays proportional to the record, in pieces of whatever size.
struct TextWindow {
  private let source: any ByteSource
  /// How many bytes a record may have.
  let recordLimit: Int
  private(set) var bytes: [UInt8]
  /// Whether nothing follows `bytes`.
  private(set) var isWhole = false

  /// Begins where `source` stands.
  init(_ source: any ByteSource, recordLimit: Int) {
    self.source = source
    self.recordLimit = recordLimit
    bytes = []
  }

  /// Forgets the first `count` bytes, and reads at least as many as are left.
  mutating func grow(dropping count: Int) throws(ImportFailure) {
    bytes.removeFirst(count)
    try fill(to: max(2 * bytes.count, 1))
  }

  /// How many characters begin in a part of the bytes.
  func characters(in range: Range<Int>) -> Int {
    let bytes = bytes.span.extracting(range)
    // A plain loop, since whole files pass through here that have no line breaks.
    var count = 0
    for index in 0..<bytes.count where bytes[index] & 0xC0 != 0x80 { count &+= 1 }
    return count
  }

  /// Reads until there are `count` bytes, unless the source ends before.
  mutating func fill(to count: Int) throws(ImportFailure) {
    while !isWhole, bytes.count < count {
      if try !source.read(into: &bytes) { isWhole = true }
    }
  }
}
