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
    try? SystemCall.writeAll(Array((line.printable + "\n").utf8), to: STDERR_FILENO)
  }
}
