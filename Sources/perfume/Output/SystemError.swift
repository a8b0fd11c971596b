#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// What a system call failed with.
struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// An `errno`.
  let code: Int32

  /// Whether the call would have had to wait, and was told not to.
  var wouldBlock: Bool { code == EWOULDBLOCK || code == EAGAIN }

  /// The system's own words: "Permission denied".
  var description: String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }
}
