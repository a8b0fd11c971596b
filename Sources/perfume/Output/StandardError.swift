#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Where messages go.
enum StandardError {
  /// Writes one printable line at once; where nobody can be told, nobody is.
  static func write(line: String) {
    write(Array((line.printable + "\n").utf8))
  }

  /// Writes bytes as they are, at once.
  static func write(_ bytes: [UInt8]) {
    try? SystemCall.writeAll(bytes, to: STDERR_FILENO)
  }
}
