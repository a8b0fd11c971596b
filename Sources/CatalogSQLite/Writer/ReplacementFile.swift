import Catalog

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// A new file beside an old one, to take its place whole or to vanish.
final class ReplacementFile {
  /// Where the file is written; nobody else knows it.
  let path: String
  /// The place that it is to take, as the caller named it.
  let target: String
  /// The same without symbolic links, which would be replaced instead of the file they lead to.
  private let place: String
  private var isInPlace = false

  /// Makes an empty file beside `target`.
  init(for target: String) throws(CatalogError) {
    self.target = target
    place = Self.withoutLinks(target)
    try Self.checkMayReplace(place, named: target)
    let folder = Self.folder(of: place)
    // Short, since the name of the target may be as long as a name can be.
    path = folder + ".perfume-" + String(UInt64.random(in: .min ... .max), radix: 36)
    let file = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw Self.failure(target) }
    var status = stat()
    if unsafe stat(place, &status) == 0 { fchmod(file, status.st_mode & 0o777) }
    close(file)
  }

  deinit {
    guard !isInPlace else { return }
    for suffix in ["", "-journal", "-wal", "-shm"] { unsafe unlink(path + suffix) }
  }

  /// Waits until the file is on the disk, then renames it.
  func moveIntoPlace() throws(CatalogError) {
    try Self.synchronize(path, target)
    guard unsafe rename(path, place) == 0 else { throw Self.failure(target) }
    isInPlace = true
    // The new name is on the disk when the folder is. Some file systems cannot do that; then a crash
    // may bring back the old file, which is complete too.
    try? Self.synchronize(Self.folder(of: place), target)
  }

  /// `error`, which speaks of this file, in terms of the place that it is for.
  func failure(_ error: CatalogError) -> CatalogError {
    let code: CatalogError.Code =
      switch error.code {
      case .unreadable, .locked, .missing: .cannotCreate
      default: error.code
      }
    return CatalogError(code, path: target, detail: error.detail)
  }

  /// A catalogue may be replaced, also a damaged one; what this program did not make may not.
  private static func checkMayReplace(_ place: String, named target: String) throws(CatalogError) {
    do throws(CatalogError) {
      try CatalogFile(path: place).checkIsCatalog()
    } catch {
      switch error.code {
      case .missing where exists(folder(of: place)), .damaged: return
      case .missing, .unreadable:
        throw CatalogError(.cannotCreate, path: target, detail: error.detail)
      default: throw CatalogError(error.code, path: target, detail: error.detail)
      }
    }
  }

  private static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  private static func withoutLinks(_ path: String) -> String {
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Up to and with the last slash.
  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "./" }
    return String(path[...slash])
  }

  private static func synchronize(_ path: String, _ target: String) throws(CatalogError) {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(target) }
    defer { close(file) }
    guard fsync(file) == 0 else { throw failure(target) }
  }

  private static func failure(_ target: String) -> CatalogError {
    let number = errno
    let isDisk = number == EIO || number == ENOSPC || number == EDQUOT
    let words = unsafe String(cString: strerror(number))
    return CatalogError(isDisk ? .inputOutput : .cannotCreate, path: target, detail: words)
  }
}
