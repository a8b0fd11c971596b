#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// The names of the files that become catalogues, beside the places that they are for.
///
/// One target has one name, so that two writers of it meet there.
enum UnfinishedFile {
  private static let prefix = ".perfume-"
  private static let companions = ["-journal", "-wal", "-shm"]
  private static let signature = Array("SQLite format 3\0".utf8)

  /// The name of the file that takes the place of `target`, a name in the same folder.
  ///
  /// Short, since the name of the target may be as long as a name can be.
  static func name(for target: Substring) -> String {
    // FNV-1a, since it is the same in every process.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in target.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return prefix + String(hash, radix: 36)
  }

  /// Removes the file at `path` and what SQLite may have put beside it.
  static func remove(_ path: String) {
    // The file last: while it is there, it is clear what the others belong to.
    for companion in companions { unsafe unlink(path + companion) }
    unsafe unlink(path)
  }

  /// Removes what writers that were killed left in `folder`, whose path ends in a slash.
  ///
  /// Only files that nobody works on, and that hold nothing or a database. What cannot be removed
  /// stays, for a writer with more rights.
  static func sweep(_ folder: String) {
    for name in names(in: folder) {
      let path = folder + name
      guard isUnfinished(name) else { continue }
      if let companion = companions.first(where: name.hasSuffix) {
        let owner = String(path.dropLast(companion.utf8.count))
        if unsafe access(owner, F_OK) != 0 { unsafe unlink(path) }
      } else if case .claimed(let claim) = FileClaim.file(path) {
        withExtendedLifetime(claim) {
          let start = claim.start(signature.count)
          if start.isEmpty || start == signature { remove(path) }
        }
      }
    }
  }

  /// Whether writers give files such names.
  private static func isUnfinished(_ name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    var rest = name.dropFirst(prefix.count)
    if let companion = companions.first(where: rest.hasSuffix) { rest.removeLast(companion.count) }
    return (1...13).contains(rest.utf8.count)
      && rest.utf8.allSatisfy { digit in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(digit)
      }
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
        // A tuple of bytes that ends in a zero.
        unsafe String(cString: UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
      }
      if name.hasPrefix(prefix) { names.append(name) }
    }
    return names
  }
}
