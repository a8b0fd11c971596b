import CMinizip
import CatalogImport

/// An open file as minizip is to see it: read at any place, whoever else reads it.
final class ZipFile {
  fileprivate let descriptor: Int32
  fileprivate let size: Int
  private let owner: AnyObject

  /// `owner` keeps the file open.
  init(descriptor: Int32, size: Int, owner: AnyObject) {
    self.descriptor = descriptor
    self.size = size
    self.owner = owner
  }
}

/// An archive that minizip has open; it has one place in the directory, and one part open at a time.
@safe final class ZipHandle {
  let pointer: unzFile
  private let file: ZipFile

  /// Opens the archive anew.
  init(_ file: ZipFile) throws(ImportFailure) {
    self.file = file
    var functions = unsafe zlib_filefunc64_def(
      zopen64_file: { opaque, _, _ in unsafe ZipCursor.open(opaque) },
      zread_file: { _, stream, buffer, count in unsafe ZipCursor.read(stream, buffer, count) },
      zwrite_file: { _, _, _, _ in 0 },
      ztell64_file: { _, stream in unsafe ZipCursor.tell(stream) },
      zseek64_file: { _, stream, offset, origin in unsafe ZipCursor.seek(stream, offset, origin) },
      zclose_file: { _, stream in unsafe ZipCursor.close(stream) },
      zerror_file: { _, _ in 0 },
      opaque: Unmanaged.passUnretained(file).toOpaque()
    )
    guard let opened = unsafe unzOpen2_64(nil, &functions) else { throw .damagedArchive }
    unsafe pointer = unsafe opened
  }

  deinit { unsafe unzClose(pointer) }
}

/// Where one handle stands in the file.
private final class ZipCursor {
  private let file: ZipFile
  private var offset: UInt64 = 0

  private init(_ file: ZipFile) { self.file = file }

  /// `opaque` is a file that lives as long as the handle.
  static func open(_ opaque: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let opaque = unsafe opaque else { return nil }
    let file = unsafe Unmanaged<ZipFile>.fromOpaque(opaque).takeUnretainedValue()
    return unsafe Unmanaged.passRetained(ZipCursor(file)).toOpaque()
  }

  static func close(_ stream: UnsafeMutableRawPointer?) -> Int32 {
    if let stream = unsafe stream { unsafe Unmanaged<ZipCursor>.fromOpaque(stream).release() }
    return 0
  }

  private static func cursor(_ stream: UnsafeMutableRawPointer?) -> ZipCursor? {
    unsafe stream.map { unsafe Unmanaged<ZipCursor>.fromOpaque($0).takeUnretainedValue() }
  }

  static func read(
    _ stream: UnsafeMutableRawPointer?,
    _ buffer: UnsafeMutableRawPointer?,
    _ count: UInt
  ) -> UInt {
    guard let cursor = unsafe cursor(stream), cursor.offset < UInt64(cursor.file.size) else {
      return 0
    }
    let room = unsafe UnsafeMutableRawBufferPointer(start: buffer, count: Int(clamping: count))
    let read = unsafe Descriptor.read(
      cursor.file.descriptor,
      at: Int(cursor.offset),
      into: room
    )
    cursor.offset += UInt64(max(read, 0))
    return UInt(max(read, 0))
  }

  static func tell(_ stream: UnsafeMutableRawPointer?) -> ZPOS64_T {
    unsafe cursor(stream)?.offset ?? 0
  }

  static func seek(
    _ stream: UnsafeMutableRawPointer?,
    _ offset: ZPOS64_T,
    _ origin: Int32
  ) -> Int {
    guard let cursor = unsafe cursor(stream) else { return -1 }
    let start: UInt64
    switch origin {
    case ZLIB_FILEFUNC_SEEK_SET: start = 0
    case ZLIB_FILEFUNC_SEEK_CUR: start = cursor.offset
    case ZLIB_FILEFUNC_SEEK_END: start = UInt64(cursor.file.size)
    default: return -1
    }
    let (place, isTooLarge) = start.addingReportingOverflow(offset)
    guard !isTooLarge, place <= UInt64(cursor.file.size) else { return -1 }
    cursor.offset = place
    return 0
  }
}
