/// Why the session could not be read or saved.
struct SessionError: Error, Hashable, Sendable {
  /// A kind of failure.
  struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable text that stands for it outside the program.
    let rawValue: String

    /// There, but it may not be read, or is no regular file.
    static let unreadable = Code(rawValue: "sessionUnreadable")
    /// Damaged, and it cannot be set aside either.
    static let damaged = Code(rawValue: "sessionDamaged")
    /// Saved by a newer program.
    static let newerVersion = Code(rawValue: "newerVersion")
    /// Another program kept it locked for longer than this one waits.
    static let locked = Code(rawValue: "sessionLocked")
    /// The place to save to cannot be written.
    static let cannotCreate = Code(rawValue: "cannotCreate")
    /// The disk failed, or was full, in the middle.
    static let inputOutput = Code(rawValue: "inputOutputError")
  }

  /// The kind of failure.
  let code: Code
  /// The file that is concerned; none where none has been named.
  let path: String?
  /// What was found, in technical terms: versions, the system's own words.
  let detail: String

  /// Makes the value from its parts, unchecked.
  init(_ code: Code, path: String?, detail: String) {
    self.code = code
    self.path = path
    self.detail = detail
  }

  /// The status that the program ends with, as in `sysexits.h`.
  var exitStatus: Int32 {
    switch code {
    case .damaged, .newerVersion: 65
    case .unreadable: 66
    case .cannotCreate: 73
    case .locked: 75
    default: 74
    }
  }
}
