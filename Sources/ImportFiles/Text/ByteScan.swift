/// Looks through bytes many at a time.
enum ByteScan {
  private static let blockSize = 64

  /// The position of the first byte from `start` on that is not ASCII; the end where there is none.
  static func firstNonASCII(in bytes: Span<UInt8>, from start: Int = 0) -> Int {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      var position = start
      while bytes.count - position >= blockSize {
        var all: UInt8 = 0
        for offset in 0..<blockSize { unsafe all |= bytes[position &+ offset] }
        if all >= 0x80 { break }
        position &+= blockSize
      }
      while position < bytes.count, unsafe bytes[position] < 0x80 { position &+= 1 }
      return position
    }
  }
}

/// Counts the lines of a text that comes in pieces; LF, CR LF and CR end one each.
struct LineCount {
  /// How many ends of lines there have been.
  private(set) var ends = 0
  private var endsInReturn = false

  /// Counts on with the next piece of the text, in UTF-8.
  mutating func add(_ bytes: Span<UInt8>) {
    guard bytes.count > 0 else { return }
    let lineFeed = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    ends += unsafe bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for position in 0..<bytes.count {
        let byte = unsafe bytes[position]
        count &+= byte == lineFeed || byte == carriageReturn ? 1 : 0
      }
      // Both together end one line.
      for position in 1..<max(1, bytes.count) {
        let isPair =
          unsafe bytes[position] == lineFeed && bytes[position &- 1] == carriageReturn
        count &-= isPair ? 1 : 0
      }
      return count
    }
    if endsInReturn, bytes[0] == lineFeed { ends -= 1 }
    endsInReturn = bytes[bytes.count - 1] == carriageReturn
  }
}
