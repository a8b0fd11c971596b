extension ProgramDescription {
  /// The command line that the program is called with.
  var usage: String { "\(name) COMMAND [ARGUMENT]... [OPTION]..." }

  /// The command line that a command is called with.
  func usage(of command: CommandDescription) -> String {
    let required = command.options.filter(\.isRequired).map(\.usage)
    return ([name, command.name] + command.arguments.map(\.usage) + required + ["[OPTION]..."])
      .joined(separator: " ")
  }
}
