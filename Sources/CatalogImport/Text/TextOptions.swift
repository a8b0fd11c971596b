/// What somebody says of a text, instead of its being found out.
package struct TextOptions: Hashable, Sendable {
  /// The sign between cells; whoever says it says too that the text is no JSON.
  package var delimiter: Delimiter?

  /// Makes the value from its parts.
  package init(delimiter: Delimiter? = nil) {
    self.delimiter = delimiter
  }
}
