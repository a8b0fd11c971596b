import CatalogImport

/// A stream of which the first bytes can be looked at before they are read.
final class PeekedStream: ByteStream {
  private let base: any ByteStream
  private var held: [UInt8] = []
  private var position = 0

  init(_ base: any ByteStream) { self.base = base }

  var fileBytes: Int { base.fileBytes }

  /// The next `count` bytes, which stay where they are; fewer when there are no more.
  func peek(_ count: Int) throws(ImportFailure) -> ArraySlice<UInt8> {
    while held.count - position < count {
      guard try base.append(upTo: count - (held.count - position), to: &held) else { break }
    }
    return held[position...].prefix(count)
  }

  func read(into output: inout OutputSpan<UInt8>) throws(ImportFailure) {
    guard position < held.count else { return try base.read(into: &output) }
    let count = min(output.freeCapacity, held.count - position)
    for byte in held[position..<position + count] { output.append(byte) }
    position += count
    if position == held.count {
      held = []
      position = 0
    }
  }
}
