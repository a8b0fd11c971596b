import CatalogImport

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// A file that only this program knows and that is gone when it lets go of it.
final class TemporaryFile: Sendable {
  /// More than this is not unpacked, since a small file can be made to unpack without an end.
  static let limit = 8 << 30

  let descriptor: Int32
  /// Where it lies; nil when it has no name.
  let path: String?
  /// Its bytes.
  let size: Int

  /// Writes all of a stream to a new file in the folder for temporary files.
  ///
  /// A file without a name vanishes also when the program is killed.
  init(holding stream: any ByteStream, named: Bool) throws(ImportFailure) {
    let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    // mkstemp puts letters of its own in the place of the last six.
    let placeholder = String(repeating: "X", count: 6)
    var template = Array("\(folder)/perfume-\(placeholder)".utf8CString)
    descriptor = unsafe template.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return -1 }
      return unsafe mkstemp(start)
    }
    let place = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard descriptor >= 0 else {
      path = nil
      size = 0
      throw .cannotSpool(errno, folder: folder)
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    if !named { unsafe unlink(place) }
    path = named ? place : nil
    do throws(ImportFailure) {
      size = try Self.copy(stream, to: descriptor, folder: folder)
    } catch {
      size = 0
      throw error
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if let path { unsafe unlink(path) }
  }

  private static func copy(
    _ stream: any ByteStream,
    to descriptor: Int32,
    folder: String
  ) throws(ImportFailure) -> Int {
    var size = 0
    var piece: [UInt8] = []
    while try stream.append(upTo: 1 << 18, to: &piece) {
      size += piece.count
      if size > limit { throw .unpacksTooLarge }
      let code = Descriptor.writeAll(piece.span, to: descriptor)
      guard code == 0 else { throw .cannotSpool(code, folder: folder) }
      piece.removeAll(keepingCapacity: true)
    }
    return size
  }
}
