/// What was typed, as a command reads it: `arguments[limit]`.
struct ParsedArguments: Sendable {
  /// None when only options of the program were given, or nothing.
  let command: CommandDescription?
  /// The texts typed for everything that can be read, by the id of its key.
  private let texts: [String: [String]]

  init(command: CommandDescription?, texts: [String: [String]]) {
    self.command = command
    self.texts = texts
  }

  /// The value of an option or argument that the command or the program declares.
  subscript<Key: ArgumentKey>(key: Key) -> Key.Value {
    guard let texts = texts[key.id], let value = key.value(of: texts) else {
      preconditionFailure("\(key.id) is not declared by \(command?.name ?? "the program")")
    }
    return value
  }
}
