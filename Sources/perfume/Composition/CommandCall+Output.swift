internal import Catalog

extension CommandCall {
  /// Writes a document for programs; nothing where there is none, since there is no answer.
  func write(document: (some JSONWritable)?) throws(CommandFailure) {
    guard let bytes = document?.document else { return }
    try write { output throws(OutputError) in try output.write(bytes) }
  }

  /// Writes lines for people, laid out for the terminal that they go to.
  func write(lines: (_ width: Int?, _ style: Style) -> [String]) throws(CommandFailure) {
    let terminal = output.terminal(environment: environment)
    let style = Style(
      arguments[GlobalOptions.color] ?? .auto,
      onTerminal: terminal.isTerminal,
      environment: environment
    )
    try write { output throws(OutputError) in
      for line in lines(terminal.columns, style) { try output.write(line: line) }
    }
  }

  /// Writes a text as it is.
  func write(text: String) throws(CommandFailure) {
    try write { output throws(OutputError) in try output.write(text.utf8) }
  }

  /// Tells of something that does not stop the command.
  func warn(_ message: String) { Self.warn(message) }

  /// Tells of something from any thread.
  static func warn(_ message: String) {
    StandardError.write(line: "\(Program.description.name): \(message)")
  }

  private func write(
    _ body: (StandardOutput) throws(OutputError) -> Void
  ) throws(CommandFailure) {
    do throws(OutputError) {
      try body(output)
      try output.flush()
    } catch {
      throw CommandFailure(error, in: language)
    }
  }
}
