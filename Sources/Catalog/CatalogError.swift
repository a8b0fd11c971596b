/// Why a catalogue could not be read or written.
public struct CatalogError: Error, Hashable, Sendable {
  /// A kind of failure; open, so that a repository of one's own can have others.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable text or number that stands for it outside the program.
    public let rawValue: String

    /// Makes the value from its parts, unchecked.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No file at the path.
    public static let missing: Code = Code(rawValue: "catalogMissing")
    /// There, but it may not be read, or is no regular file.
    public static let unreadable: Code = Code(rawValue: "catalogUnreadable")
    /// A file of another kind.
    public static let notACatalog: Code = Code(rawValue: "notACatalog")
    /// A catalogue once, but not as it was written.
    public static let damaged: Code = Code(rawValue: "catalogDamaged")
    /// Made by a newer program.
    public static let newerVersion: Code = Code(rawValue: "newerVersion")
    /// Another program kept it locked for longer than a reader waits, or is writing what replaces it.
    public static let locked: Code = Code(rawValue: "catalogLocked")
    /// The place to write to cannot be written.
    public static let cannotCreate: Code = Code(rawValue: "cannotCreate")
    /// The disk failed in the middle, or is full.
    public static let inputOutput: Code = Code(rawValue: "inputOutputError")
    /// A row, a cell or a reference of an input table is wrong.
    public static let badInput: Code = Code(rawValue: "badInput")
  }

  /// The kind of failure.
  public let code: Code
  /// The file that is concerned, where there is one.
  public let path: String?
  /// What was found, in technical terms: a version, a line and column, SQLite's own words.
  public let detail: String

  /// Makes the value from its parts, unchecked.
  public init(_ code: Code, path: String? = nil, detail: String = "") {
    self.code = code
    self.path = path
    self.detail = detail
  }
}
