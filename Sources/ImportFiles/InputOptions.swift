/// What the user said about a file, beside its path.
package struct InputOptions: Hashable, Sendable {
  /// The encoding of text; nil to find out.
  package var encoding: TextEncoding?
  /// The name of a workbook's sheet, or its number from 1; nil to choose.
  package var sheet: String?

  /// Makes the value from its parts.
  package init(encoding: TextEncoding? = nil, sheet: String? = nil) {
    self.encoding = encoding
    self.sheet = sheet
  }
}
