package import Catalog

/// What is wrong in a file that is imported, and where.
package struct ImportFailure: Error, Hashable, Sendable {
  /// What a program tells by; decides the exit status.
  package enum Kind: Hashable, Sendable {
    /// The file holds something that is wrong; status 65.
    case badInput
    /// There is no such file, or it cannot be opened; status 66.
    case noInput
    /// What the caller says of the file does not fit it; status 64.
    case usage
    /// Reading failed in the middle; status 74.
    case inputOutput
  }

  package var kind: Kind
  /// As the caller named it; filled in by whoever knows it.
  package var file: String?
  /// From 1.
  package var line: Int?
  /// The number of the cell in its row, or of the character in its line of JSON; from 1.
  package var column: Int?
  /// The name of the column that is concerned.
  package var columnName: String?
  /// Part of a sentence, without a full stop: what is wrong, and what to do where that is not plain.
  package var reason: Text
  /// Whether nothing behind this place can be read.
  package var endsReading: Bool

  /// Makes the value from its parts.
  package init(
    _ kind: Kind = .badInput,
    file: String? = nil,
    line: Int? = nil,
    column: Int? = nil,
    columnName: String? = nil,
    reason: Text,
    endsReading: Bool
  ) {
    self.kind = kind
    self.file = file
    self.line = line
    self.column = column
    self.columnName = columnName
    self.reason = reason
    self.endsReading = endsReading
  }
}
