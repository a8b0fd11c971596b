/// What somebody says of a text, instead of its being found out, and what is put up with.
package struct TextOptions: Hashable, Sendable {
  /// The sign between cells; whoever says it says too that the text is no JSON.
  package var delimiter: Delimiter?
  /// Whether the header may stand below other rows, and how it is known; nil where it is the first row.
  package var header: HeaderSearch?
  /// How many bytes a record may have, so that a quotation mark that is never closed does not fill the
  /// memory.
  package var recordLimit: Int

  /// Makes the value from its parts; a record has 64 MB at most.
  package init(
    delimiter: Delimiter? = nil,
    header: HeaderSearch? = nil,
    recordLimit: Int = 64 << 20
  ) {
    self.delimiter = delimiter
    self.header = header
    self.recordLimit = min(max(recordLimit, 1), 1 << 40)
  }
}
