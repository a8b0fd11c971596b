import CCheckedPages
import Catalog

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What can be said of a file before SQLite opens it: whether it is a catalogue, and of which version.
struct CatalogFile {
  /// What tells a file from another that stands under the same path later.
  struct Identity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64
    private let size: Int64
    /// When it was changed: some other program may do that in place.
    let seconds: Int
    private let nanoseconds: Int

    /// None when there is nothing at `path`.
    init?(path: String) {
      var status = stat()
      guard unsafe stat(path, &status) == 0 else { return nil }
      self.init(status)
    }

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
      size = Int64(status.st_size)
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
    }
  }

  private static let signature = Array("SQLite format 3\0".utf8)
  private static let headerLength = 100
  /// The version from which on the pages of a catalogue have checksums.
  private static let firstVersionWithChecksums = 2
  private static let pageSizeWithChecksums = Int(PERFUME_PAGE_SIZE)

  /// The first page of the file, as far as there is one.
  private let header: [UInt8]
  let size: Int
  let path: String

  /// Reads the header of the file at `path`.
  init(path: String) throws(CatalogError) {
    self.path = path
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw Self.failure(errno, path) }
    // Opening a pipe would wait for its other end.
    guard status.st_mode & S_IFMT == S_IFREG else {
      let kind = status.st_mode & S_IFMT == S_IFDIR ? "it is a folder" : "it is no regular file"
      throw CatalogError(.unreadable, path: path, detail: kind)
    }
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Self.failure(errno, path) }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: Self.pageSizeWithChecksums)
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe pread(file, buffer.baseAddress, buffer.count, 0)
    }
    guard count >= 0 else { throw Self.failure(errno, path) }
    header = Array(bytes.prefix(count))
    size = Int(status.st_size)
  }

  /// Throws unless the file is a catalogue that this program can read.
  func checkIsCatalog() throws(CatalogError) {
    if header.isEmpty { throw CatalogError(.notACatalog, path: path, detail: "it is empty") }
    guard header.starts(with: Self.signature) else {
      throw CatalogError(.notACatalog, path: path, detail: "it is no SQLite database")
    }
    guard header.count >= Self.headerLength else {
      throw CatalogError(.damaged, path: path, detail: "it ends after \(header.count) bytes")
    }
    guard number(at: 68) == CatalogSchema.applicationID else {
      let detail = "it is an SQLite database with the application id \(number(at: 68))"
      throw CatalogError(.notACatalog, path: path, detail: detail)
    }
    let version = number(at: 60)
    guard version > 0 else {
      throw CatalogError(.damaged, path: path, detail: "its version is 0")
    }
    guard version <= CatalogSchema.version else {
      let detail = "its version is \(version), this program reads up to \(CatalogSchema.version)"
      throw CatalogError(.newerVersion, path: path, detail: detail)
    }
    guard hasWriteAheadLog || size >= pageSize * number(at: 28) else {
      let detail = "it has \(size) bytes of \(pageSize * number(at: 28))"
      throw CatalogError(.damaged, path: path, detail: detail)
    }
    if version >= Self.firstVersionWithChecksums { try checkFirstPage() }
  }

  private func checkFirstPage() throws(CatalogError) {
    guard pageSize == Self.pageSizeWithChecksums, header.count == pageSize,
      Int(header[20]) == Int(PERFUME_PAGE_RESERVE)
    else {
      throw CatalogError(.damaged, path: path, detail: "its pages are not of the right size")
    }
    guard pages != PERFUME_PAGES_DAMAGED else {
      throw CatalogError(.damaged, path: path, detail: "its first page does not have its checksum")
    }
  }

  /// Whether nobody has changed the file since it was written, so that its pages have their checksums and
  /// its search index belongs to its tables.
  var isIntact: Bool { pages == PERFUME_PAGES_INTACT }

  private var pages: perfume_pages {
    guard header.count == Self.pageSizeWithChecksums else { return PERFUME_PAGES_CHANGED }
    return unsafe header.withUnsafeBufferPointer { page in
      guard let start = page.baseAddress else { return PERFUME_PAGES_CHANGED }
      return unsafe perfume_pages_judge(start)
    }
  }

  /// Whether readers of the file need a log and an index of it beside it (write-ahead mode).
  var usesWriteAheadLog: Bool { header.count > 19 && header[19] == 2 }

  /// Whether a log with something in it stands beside the file.
  var hasWriteAheadLog: Bool {
    var status = stat()
    return unsafe stat(path + "-wal", &status) == 0 && status.st_size > 0
  }

  /// A power of two; 65536 does not fit where it is written, and stands there as 1.
  private var pageSize: Int {
    let size = Int(header[16]) << 8 | Int(header[17])
    return size == 1 ? 65_536 : size
  }

  private func number(at offset: Int) -> Int {
    header[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  static func failure(_ number: Int32, _ path: String) -> CatalogError {
    let words = unsafe String(cString: strerror(number))
    let code: CatalogError.Code =
      switch number {
      case ENOENT, ENOTDIR: .missing
      case EIO: .inputOutput
      default: .unreadable
      }
    return CatalogError(code, path: path, detail: words)
  }
}
