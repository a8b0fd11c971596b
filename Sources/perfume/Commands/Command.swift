/// What a person can have the program do; each is one type in one file, and listed in `Program`.
protocol Command: SendableMetatype {
  /// What parser, help, completions and manual know of the command.
  static var description: CommandDescription { get }
}
