#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Calls on open files, made again when a signal interrupts them or there is nothing to read yet.
enum Descriptor {
  /// Adds at most as much as there is room for; 0 at the end, and -1 with an `errno` when it fails.
  static func read(_ file: Int32, into output: inout OutputSpan<UInt8>) -> Int {
    unsafe output.withUnsafeMutableBufferPointer { (buffer, filled: inout Int) in
      let free = unsafe UnsafeMutableRawBufferPointer(
        UnsafeMutableBufferPointer(rebasing: buffer[filled...])
      )
      while true {
        let count = unsafe systemRead(file, free.baseAddress, free.count)
        if count >= 0 {
          filled += count
          return count
        }
        guard mayGoOn(file, Int16(POLLIN)) else { return -1 }
      }
    }
  }

  /// Reads as much as there is room for from a place in a file; less at its end, and -1 when it fails.
  static func read(_ file: Int32, at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int
  {
    var total = 0
    while total < buffer.count {
      let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[total...])
      let count = unsafe pread(file, rest.baseAddress, rest.count, off_t(offset + total))
      if count == 0 { break }
      if count > 0 { total += count } else if !mayGoOn(file, Int16(POLLIN)) { return -1 }
    }
    return total
  }

  /// Writes every byte; answers with an `errno`, or 0.
  static func writeAll(_ bytes: Span<UInt8>, to file: Int32) -> Int32 {
    unsafe bytes.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[written...])
        let count = unsafe write(file, rest.baseAddress, rest.count)
        if count >= 0 { written += count } else if !mayGoOn(file, Int16(POLLOUT)) { return errno }
      }
      return 0
    }
  }

  /// Whether a call that has just failed is to be made again.
  private static func mayGoOn(_ file: Int32, _ events: Int16) -> Bool {
    switch errno {
    case EINTR: return true
    case EAGAIN, EWOULDBLOCK:
      // Whoever shares the pipe made it non-blocking; wait for more.
      var request = pollfd(fd: file, events: events, revents: 0)
      return unsafe poll(&request, 1, -1) >= 0 || errno == EINTR
    default: return false
    }
  }
}

/// `read(2)`, which the functions above hide by their name.
private func systemRead(_ file: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(file, start, count)
}
