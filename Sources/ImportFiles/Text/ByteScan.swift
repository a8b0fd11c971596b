#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

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
    ends += unsafe bytes.withUnsafeBytes { bytes in
      var count = 0
      unsafe Self.eachPlace(of: lineFeed, in: bytes) { _ in count += 1 }
      unsafe Self.eachPlace(of: UInt8(ascii: "\r"), in: bytes) { place in
        // Both together end one line, which the other one stands for.
        let isPair = unsafe place + 1 < bytes.count && bytes[place + 1] == lineFeed
        if !isPair { count += 1 }
      }
      return count
    }
    if endsInReturn, bytes[0] == lineFeed { ends -= 1 }
    endsInReturn = bytes[bytes.count - 1] == UInt8(ascii: "\r")
  }

  private static func eachPlace(
    of byte: UInt8,
    in bytes: UnsafeRawBufferPointer,
    _ body: (Int) -> Void
  ) {
    guard let start = bytes.baseAddress else { return }
    var position = 0
    while position < bytes.count,
      let found = unsafe memchr(start + position, Int32(byte), bytes.count - position)
    {
      let place = unsafe UnsafeRawPointer(found) - start
      body(place)
      position = place + 1
    }
  }
}
