import CMinizip
import CatalogImport

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Reads one part of a ZIP archive from its start to its end.
@safe final class ZipPart {
  /// As the archive spells it.
  let name: String
  /// The number of its bytes, as the archive says.
  let size: Int
  /// How many have been read.
  private(set) var count = 0
  private let handle: ZipHandle
  private static let pieceSize = 1 << 16

  /// `handle` has the part open.
  init(_ handle: ZipHandle, name: String, size: Int) {
    self.handle = handle
    self.name = name
    self.size = size
  }

  deinit { unsafe unzCloseCurrentFile(handle.pointer) }

  /// Fills as much of `buffer` as there is; 0 at the end, where the checksum must be right.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportFailure) -> Int {
    let room = UInt32(clamping: buffer.count)
    let read = unsafe Int(unzReadCurrentFile(handle.pointer, buffer.baseAddress, room))
    if read < 0 { throw .damagedPart(name) }
    count += read
    if read == 0 {
      // What is shorter than it should be has no checksum that could be wrong.
      let isWhole = unsafe count == size && unzCloseCurrentFile(handle.pointer) == UNZ_OK
      guard isWhole else { throw .damagedPart(name) }
    }
    return read
  }

  /// Whether a word of ASCII stands anywhere in what is left; false where the part is damaged.
  func contains(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.pieceSize, alignment: 1)
    defer { unsafe room.deallocate() }
    // The end of a piece goes before the next, since a word may span both.
    var kept = 0
    while let read = try? unsafe read(into: UnsafeMutableRawBufferPointer(rebasing: room[kept...])),
      read > 0
    {
      let filled = kept + read
      if unsafe Self.contains(word, in: UnsafeRawBufferPointer(rebasing: room[..<filled])) {
        return true
      }
      kept = min(count - 1, filled)
      unsafe room.copyMemory(from: UnsafeRawBufferPointer(rebasing: room[(filled - kept)..<filled]))
    }
    return false
  }

  private static func contains(_ word: StaticString, in bytes: UnsafeRawBufferPointer) -> Bool {
    let count = word.utf8CodeUnitCount
    let first = unsafe Int32(word.utf8Start.pointee)
    var offset = 0
    while offset + count <= bytes.count {
      guard let start = unsafe bytes.baseAddress.map({ unsafe $0 + offset }),
        let found = unsafe memchr(start, first, bytes.count - count + 1 - offset)
      else { return false }
      if unsafe memcmp(found, word.utf8Start, count) == 0 { return true }
      offset += unsafe UnsafeRawPointer(found) - start + 1
    }
    return false
  }
}
