#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// A file that this writer alone works on, for as long as the value lives.
///
/// It is an advisory lock (`flock`) on the open file. The system lets go of it when the process ends,
/// however it ends: a file that can be claimed has nobody working on it.
final class FileClaim {
  /// What came of trying to claim a file.
  enum Outcome {
    case claimed(FileClaim)
    /// Someone else has it, or it is there where a new one was to be made.
    case taken
    /// There is nothing at the path, or something else by now.
    case gone
    /// The number of the system's error.
    case failed(Int32)
  }

  private let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Makes a file at `path`, where none may be, readable by its owner only.
  static func newFile(_ path: String) -> Outcome {
    claim(path, O_RDWR | O_CREAT | O_EXCL)
  }

  /// Claims the file that is at `path`; links, folders and the like are not claimed.
  static func file(_ path: String) -> Outcome {
    // Opening a pipe would wait for its other end.
    claim(path, O_RDONLY | O_NONBLOCK)
  }

  private static func claim(_ path: String, _ flags: Int32) -> Outcome {
    let descriptor = unsafe open(path, flags | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      return switch errno {
      case EEXIST: .taken
      case ENOENT where flags & O_CREAT == 0: .gone
      default: .failed(errno)
      }
    }
    let claim = FileClaim(descriptor)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      return errno == EWOULDBLOCK ? .taken : .failed(errno)
    }
    // Between opening and locking, the one who had it may have moved or removed it.
    return claim.isFile(at: path) ? .claimed(claim) : .gone
  }

  private func isFile(at path: String) -> Bool {
    var own = stat()
    var other = stat()
    guard unsafe fstat(descriptor, &own) == 0, unsafe lstat(path, &other) == 0 else { return false }
    return own.st_mode & S_IFMT == S_IFREG && own.st_ino == other.st_ino
      && own.st_dev == other.st_dev
  }

  /// Who may read and write the file.
  var permissions: Int {
    get {
      var status = stat()
      return unsafe fstat(descriptor, &status) == 0 ? Int(status.st_mode & 0o777) : 0o600
    }
    set { fchmod(descriptor, mode_t(newValue)) }
  }

  /// The first bytes of the file, at most `count`.
  func start(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe pread(descriptor, buffer.baseAddress, buffer.count, 0)
    }
    return Array(bytes.prefix(max(read, 0)))
  }

  /// Waits until what was written is on the disk; gives the number of the system's error, or 0.
  func synchronize() -> Int32 { fsync(descriptor) == 0 ? 0 : errno }
}
