internal import Catalog
internal import SearchFilter

/// Why a command did not do what was asked, as the program tells it.
struct CommandFailure: Error {
  /// The stable name for programs.
  let code: String
  /// What went wrong and what to do, in one line; none when nobody is left to be told.
  let message: String?
  /// The status to end with: 1 for a refusal, else one of `sysexits.h`.
  let exitStatus: Int32
  /// The rows that are wrong, where those are the reason or were met before it; told to programs.
  var wrongRows: WrongRows?
}

extension CommandFailure {
  /// What was asked is understood and refused.
  static let refusedStatus: Int32 = 1

  init(_ error: UsageError, in language: Language) {
    self.init(
      code: UsageError.code,
      message: error.message[language],
      exitStatus: UsageError.exitStatus
    )
  }

  init(_ error: OutputError, in language: Language) {
    self.init(
      code: "inputOutputError",
      message: error.message(in: language),
      exitStatus: error.exitStatus
    )
  }

  init(_ error: SessionError, in language: Language) {
    self.init(
      code: error.code.rawValue,
      message: error.message(in: language),
      exitStatus: error.exitStatus
    )
  }

  init(_ error: CatalogError, in language: Language) {
    self.init(
      code: error.code.rawValue,
      message: error.message(in: language),
      exitStatus: error.code.exitStatus
    )
  }

  init(_ refusal: FilterRefusal, in language: Language) {
    self.init(
      code: refusal.code,
      message: refusal.message(in: language),
      exitStatus: Self.refusedStatus
    )
  }
}

extension CatalogError.Code {
  /// The status of `sysexits.h` that says the same.
  fileprivate var exitStatus: Int32 {
    switch self {
    case .missing, .unreadable: 66
    case .notACatalog, .damaged, .newerVersion, .badInput: 65
    case .cannotCreate: 73
    case .locked: 75
    default: 74
    }
  }
}
