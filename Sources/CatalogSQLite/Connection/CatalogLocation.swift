import CCheckedPages

/// Where a connection finds its database.
enum CatalogLocation: Hashable, Sendable {
  /// A file, locked while it is read.
  case file(path: String)
  /// A file that nobody changes, read without the lock and the files beside it that write-ahead mode
  /// asks for.
  case immutableFile(path: String)
  /// A file that is being made, which nobody else opens: written without locks.
  case unfinishedFile(path: String)
  /// A database in memory that begins with the bytes of a file, or empty when there are none; each
  /// connection has its own.
  case memory(image: [UInt8])

  /// The path that errors name; none for a database in memory.
  var path: String? {
    switch self {
    case .file(let path), .immutableFile(let path), .unfinishedFile(let path): path
    case .memory: nil
    }
  }

  /// What SQLite is given, and whether that is a URI.
  ///
  /// A plain path never begins like a URI or one of SQLite's special names, whatever its first sign.
  var sqliteName: (name: String, isURI: Bool) {
    switch self {
    case .file(let path), .unfinishedFile(let path):
      (path.hasPrefix("/") ? path : "./" + path, false)
    case .immutableFile(let path):
      ("file:" + (path.hasPrefix("/") ? "//" : "") + Self.escaped(path) + "?immutable=1", true)
    case .memory: (":memory:", false)
    }
  }

  /// The name of the layer through which SQLite reaches the file; none for its usual one.
  var layer: String? {
    switch self {
    case .file: unsafe perfume_pages_reader().map { unsafe String(cString: $0) }
    case .unfinishedFile: unsafe perfume_pages_writer().map { unsafe String(cString: $0) }
    // Whoever chose write-ahead mode has changed the file, so its checksums say nothing any more.
    case .immutableFile, .memory: nil
    }
  }

  private static func escaped(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var escaped: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "-"):
        escaped.append(byte)
      default:
        escaped += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}
