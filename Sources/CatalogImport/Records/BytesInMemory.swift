/// Gives bytes that are there already.
package final class BytesInMemory: ByteSource {
  private var bytes: [UInt8]

  /// Takes UTF-8; a byte-order mark at its start is passed over.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package func read(into buffer: inout [UInt8]) -> Bool {
    guard !bytes.isEmpty else { return false }
    buffer += bytes
    bytes = []
    return true
  }
}
