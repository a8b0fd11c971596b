import CatalogImport

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Reads an open file from its start to its end.
final class FileStream: ByteStream {
  /// What the system knows the file by.
  let descriptor: Int32
  /// The bytes of a regular file; nil for a pipe.
  let size: Int?
  /// Whether any part of the file can be read at any time, counted from its start.
  let isSeekable: Bool
  private(set) var fileBytes = 0
  private let ownsDescriptor: Bool

  /// Opens the file at `path`; `-` is standard input.
  init(path: String) throws(ImportFailure) {
    if path == "-" {
      descriptor = STDIN_FILENO
      ownsDescriptor = false
    } else {
      try Self.checkOpensAtOnce(path)
      descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
      ownsDescriptor = true
    }
    var status = stat()
    guard descriptor >= 0, unsafe fstat(descriptor, &status) == 0 else {
      size = nil
      isSeekable = false
      throw .cannotOpen(errno)
    }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    size = isRegular ? Int(status.st_size) : nil
    // Standard input may stand in the middle of a file, of which the rest alone is meant.
    isSeekable = isRegular && lseek(descriptor, 0, SEEK_CUR) == 0
    if status.st_mode & S_IFMT == S_IFDIR { throw .isFolder }
  }

  deinit {
    if ownsDescriptor, descriptor >= 0 { close(descriptor) }
  }

  /// Throws for what would keep the program waiting when it is opened: a pipe that nobody writes to.
  private static func checkOpensAtOnce(_ path: String) throws(ImportFailure) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw .cannotOpen(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .isFolder
    // What the shell makes of <(command) is open already.
    case S_IFIFO where ["/dev/fd/", "/dev/stdin", "/proc/self/fd/"].contains(where: path.hasPrefix):
      return
    default: throw .isNoRegularFile
    }
  }

  func read(into output: inout OutputSpan<UInt8>) throws(ImportFailure) {
    let count = Descriptor.read(descriptor, into: &output)
    guard count >= 0 else { throw .cannotRead(errno) }
    fileBytes += count
  }
}
