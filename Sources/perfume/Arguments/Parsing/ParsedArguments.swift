/// What was typed, as a command reads it: `arguments[limit]`.
struct ParsedArguments: Sendable {
  /// None when only options of the program were given, or nothing.
  let command: CommandDescription?
  /// What was typed for every option and argument that is declared, by the id of its key.
  let texts: [String: [String]]

  /// The value of an option or argument that the command or the program declares.
  subscript<Key: ArgumentKey>(key: Key) -> Key.Value {
    guard let texts = texts[key.id], let value = key.value(of: texts) else {
      preconditionFailure("\(key.id) is not declared by \(command?.name ?? "the program")")
    }
    return value
  }
}
