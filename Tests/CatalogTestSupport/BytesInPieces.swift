import CatalogImport

/// Gives bytes in pieces of one size.
package final class BytesInPieces: ByteSource {
  private var rest: ArraySlice<UInt8>
  private let size: Int

  /// Gives at most `size` bytes at once.
  package init(_ bytes: [UInt8], of size: Int) {
    rest = bytes[...]
    self.size = size
  }

  package func read(into buffer: inout [UInt8]) -> Bool {
    guard !rest.isEmpty else { return false }
    buffer += rest.prefix(size)
    rest = rest.dropFirst(size)
    return true
  }
}
