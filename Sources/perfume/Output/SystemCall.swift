#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// System calls with the care that each of them needs.
enum SystemCall {
  /// Makes a call until no signal interrupts it, and throws when it answers with a negative number.
  @discardableResult
  static func check<Number: SignedInteger>(_ call: () -> Number) throws(SystemError) -> Number {
    while true {
      let answer = call()
      if answer >= 0 { return answer }
      let code = errno
      if code != EINTR { throw SystemError(code: code) }
    }
  }

  /// Writes every byte, in as many calls as the system needs.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      do throws(SystemError) {
        let count = try check {
          rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        }
        rest = rest.dropFirst(count)
      } catch let error where error.wouldBlock {
        // Whoever shares the pipe made it non-blocking; wait for room.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        try check { poll(&request, 1, -1) }
      }
    }
  }
}
