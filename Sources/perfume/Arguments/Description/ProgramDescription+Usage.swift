extension ProgramDescription {
  /// The command line that the program is called with.
  var usage: String { "\(name) COMMAND [ARGUMENT]... [OPTION]..." }

  /// The command line that a command is called with.
  func usage(of command: CommandDescription) -> String {
    ([name, command.name] + command.arguments.map(\.usage) + ["[OPTION]..."])
      .joined(separator: " ")
  }
}
