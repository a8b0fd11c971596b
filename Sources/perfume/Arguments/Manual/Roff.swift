/// Text and macros of the manual page's language.
enum Roff {
  /// A macro with its arguments, each of which may hold spaces and any sign.
  static func macro(_ name: String, _ arguments: String...) -> String {
    ([".\(name)"] + arguments.map { "\"\(escaped($0))\"" }).joined(separator: " ")
  }

  /// A line of text, read as nothing but text.
  static func line(_ text: String) -> String {
    // At the start of a line a dot begins a macro.
    (text.hasPrefix(".") ? "\\&" : "") + escaped(text)
  }

  /// The text in bold, to stand in a line.
  static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  /// Signs that roff reads as its own, or prints as another sign that cannot be copied and typed.
  private static func escaped(_ text: String) -> String {
    text.map { signs[$0] ?? String($0) }.joined()
  }

  private static let signs: [Character: String] = [
    "\\": "\\e", "-": "\\-", "'": "\\(aq", "\"": "\\(dq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti",
    "\n": " ",
  ]
}
