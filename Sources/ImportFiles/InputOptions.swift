package import CatalogImport

/// What the user said about a file, beside its path.
package struct InputOptions: Hashable, Sendable {
  /// The encoding of text; nil to find out.
  package var encoding: TextEncoding?
  /// The name of a workbook's sheet, or its number from 1; nil to choose.
  package var sheet: String?
  /// Whether the header of a sheet may stand below other rows, and how it is known; nil where it is the first.
  package var header: HeaderSearch?

  /// Makes the value from its parts.
  package init(encoding: TextEncoding? = nil, sheet: String? = nil, header: HeaderSearch? = nil) {
    self.encoding = encoding
    self.sheet = sheet
    self.header = header
  }
}
