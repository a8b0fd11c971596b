/// Bytes that stay where they are, so that they can be sent from there by any number of threads.
@safe final class HTTPBody: Sendable {
  // Written by `init` alone.
  nonisolated(unsafe) private let memory: UnsafeMutableRawBufferPointer

  init(_ bytes: [UInt8]) {
    unsafe memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    unsafe memory.copyBytes(from: bytes)
  }

  deinit { unsafe memory.deallocate() }

  var count: Int { unsafe memory.count }
  var bytes: [UInt8] { unsafe Array(memory) }

  /// Where the bytes are, for as long as the body lives.
  @unsafe var start: UnsafeMutableRawPointer? { unsafe memory.baseAddress }
}
