#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Collects what a command prints and writes it in large pieces.
///
/// Nothing is written behind one's back: what is not flushed at the end is lost.
final class StandardOutput {
  /// From how many bytes on a piece is written.
  private static let pieceLength = 1 << 16

  /// What the system knows it by.
  static let standardDescriptor: Int32 = STDOUT_FILENO

  private let descriptor: Int32
  private var pending: [UInt8] = []

  /// Writes to an open file, which stays open.
  init(descriptor: Int32 = standardDescriptor) {
    self.descriptor = descriptor
  }

  /// What the lines have to fit.
  func terminal(environment: [String: String]) -> Terminal {
    Terminal(descriptor: descriptor, environment: environment)
  }

  /// Adds bytes as they are.
  func write(_ bytes: some Sequence<UInt8>) throws(OutputError) {
    pending.append(contentsOf: bytes)
    if pending.count >= Self.pieceLength { try flush() }
  }

  /// Adds a line as it is: made of `Cell`s, or of text that is printable.
  func write(line: String) throws(OutputError) {
    try write(line.utf8)
    try write(CollectionOfOne(UInt8(ascii: "\n")))
  }

  /// Writes what has been collected.
  func flush() throws(OutputError) {
    let bytes = pending
    pending = []
    do {
      try SystemCall.writeAll(bytes, to: descriptor)
    } catch {
      throw OutputError(reason: error)
    }
  }
}
