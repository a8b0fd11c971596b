#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// An open file or folder, closed when its owner lets go of it.
struct OpenFile: ~Copyable {
  /// What the system knows it by.
  let descriptor: Int32

  /// Opens a file as `open(2)` does, or makes one for this user alone.
  init(_ path: String, _ flags: Int32, mode: UInt32 = 0o600) throws(SystemError) {
    descriptor = try SystemCall.check { open(path, flags | O_CLOEXEC, mode_t(mode)) }
  }

  deinit { close(descriptor) }

  /// Everything in the file at `path`; `-` is standard input.
  static func contents(of path: String) throws(SystemError) -> [UInt8] {
    // What standard input is open on, by a name of its own, so that it can be closed like any other.
    try OpenFile(path == "-" ? "/dev/stdin" : path, O_RDONLY).readAll()
  }

  /// Everything that is left to read.
  func readAll() throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = try SystemCall.check {
        piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      }
      if count == 0 { return bytes }
      bytes += piece[..<count]
    }
  }
}
