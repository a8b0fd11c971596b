import Catalog

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// A new file beside an old one, to take its place whole or to vanish.
///
/// It keeps other writers of that place out, from before the old file is read until its place is taken.
final class ReplacementFile {
  /// How often, and after which pause in microseconds, a file is tried to be claimed: those that only
  /// look whether someone has it, hold it for a moment.
  private static let attempts = 20
  private static let pause: UInt32 = 5_000

  /// Where the file is written.
  let path: String
  /// The place that it is to take, as the caller named it.
  let target: String
  /// The same without symbolic links, which would be replaced instead of the file they lead to.
  private let place: String
  private let claim: FileClaim
  /// What the file may be used for once it is in place.
  private let permissions: Int
  private var isInPlace = false

  /// Makes an empty file beside `target`, and removes what writers that were killed left there.
  ///
  /// Throws `CatalogError.Code.locked` when another writer is at work on the same target.
  init(for target: String) throws(CatalogError) {
    self.target = target
    place = Self.withoutLinks(target)
    try Self.checkMayReplace(place, named: target)
    let folder = Self.folder(of: place)
    path = folder + UnfinishedFile.name(for: Self.name(of: place))
    claim = try Self.claim(path, for: target)
    var status = stat()
    let isThere = unsafe stat(place, &status) == 0
    permissions = isThere ? Int(status.st_mode & 0o777) : claim.permissions
    // Half a catalogue is nobody's business, and a read-only one could not be written.
    claim.permissions = 0o600
    UnfinishedFile.sweep(folder)
  }

  deinit {
    if !isInPlace { UnfinishedFile.remove(path) }
  }

  /// Waits until the file is on the disk, then renames it.
  func moveIntoPlace() throws(CatalogError) {
    claim.permissions = permissions
    let number = claim.synchronize()
    guard number == 0 else { throw Self.failure(target, number) }
    guard unsafe rename(path, place) == 0 else { throw Self.failure(target, errno) }
    isInPlace = true
    // The new name is on the disk when the folder is. Some file systems cannot do that; then a crash
    // may bring back the old file, which is complete too.
    let folder = unsafe open(Self.folder(of: place), O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
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

  /// Makes the file at `path` and claims it; one that a killed writer left there goes first.
  private static func claim(
    _ path: String,
    for target: String
  ) throws(CatalogError) -> FileClaim {
    for _ in 0..<attempts {
      switch FileClaim.newFile(path) {
      case .claimed(let claim): return claim
      case .failed(let number): throw failure(target, number)
      case .taken, .gone: break
      }
      switch FileClaim.file(path) {
      case .claimed(let stale): withExtendedLifetime(stale) { UnfinishedFile.remove(path) }
      case .failed(let number): throw failure(target, number)
      case .taken: usleep(pause)
      case .gone: break
      }
    }
    throw CatalogError(.locked, path: target, detail: "another import is writing it")
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

  /// What comes after the last slash.
  private static func name(of path: String) -> Substring {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
    return path[path.utf8.index(after: slash)...]
  }

  private static func failure(_ target: String, _ number: Int32) -> CatalogError {
    let isDisk = number == EIO || number == ENOSPC || number == EDQUOT
    let words = unsafe String(cString: strerror(number))
    return CatalogError(isDisk ? .inputOutput : .cannotCreate, path: target, detail: words)
  }
}
