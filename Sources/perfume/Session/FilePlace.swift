#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// The place of a file that is saved: its folder and its name there, every symbolic link followed.
struct FilePlace: Hashable, Sendable {
  /// The whole path, as it was given or as a link gave it.
  let path: String

  /// Follows `path` to where the file is, or would be: a link may point to nothing yet.
  init(following path: String) throws(SystemError) {
    // As many links as Linux itself follows.
    var place = FilePlace(path)
    for _ in 0..<40 {
      guard let target = Self.target(ofLink: place.path) else {
        self = place
        return
      }
      place = FilePlace(target.hasPrefix("/") ? target : "\(place.folder)/\(target)")
    }
    throw SystemError(code: ELOOP)
  }

  private init(_ path: String) {
    self.path = path
  }

  /// What stands before the last slash; never empty.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What stands after the last slash.
  var name: String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// What a symbolic link says; none for anything else.
  private static func target(ofLink path: String) -> String? {
    let longest = Int(PATH_MAX)
    var bytes = [CChar](repeating: 0, count: longest)
    let count = readlink(path, &bytes, longest)
    guard count >= 0 else { return nil }
    return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Makes the folder and those above it, for this user alone, where they are missing.
  func makeFolder() throws(SystemError) {
    try Self.makeFolder(folder)
  }

  private static func makeFolder(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      try SystemCall.check { mkdir(path, 0o700) }
    } catch let error where error.code == EEXIST {
      return
    } catch let error where error.code == ENOENT {
      let parent = FilePlace(path).folder
      guard parent != path else { throw error }
      try makeFolder(parent)
      try SystemCall.check { mkdir(path, 0o700) }
    }
  }
}
