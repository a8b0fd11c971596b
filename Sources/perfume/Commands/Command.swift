/// What a person can have the program do; each is one type, and listed in `Program`.
protocol Command: SendableMetatype {
  /// What parser, help, completions and manual know of the command.
  static var description: CommandDescription { get }

  /// Does what was asked and writes the answer.
  static func run(_ call: CommandCall) throws(CommandFailure)
}
