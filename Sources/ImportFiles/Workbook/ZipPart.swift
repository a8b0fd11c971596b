import CMinizip
import CatalogImport

/// Reads one part of a ZIP archive from its start to its end.
@safe final class ZipPart {
  /// As the archive spells it.
  let name: String
  /// The number of its bytes, as the archive says.
  let size: Int
  /// How many have been read.
  private(set) var count = 0
  private let handle: ZipHandle

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
}
