internal import Catalog

/// The one description that parsing, help, completions and the manual follow from.
struct ProgramDescription: Sendable {
  let name: String
  let version: String
  /// What it does, in a phrase.
  let summary: Text
  /// What else there is to know, paragraph by paragraph.
  let discussion: [Text]
  /// Command lines and what they do.
  let examples: [Definition]
  /// What every command takes, before or after its name.
  let options: [OptionDescription]
  /// In the order of the help.
  let commands: [CommandDescription]
  /// What only the manual says.
  let manual: ManualNotes

  /// The commands that help and completions show.
  var visibleCommands: [CommandDescription] { commands.filter { !$0.isHidden } }

  /// Finds a command by its name.
  func command(named name: String) throws(UsageError) -> CommandDescription {
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, in: self)
    }
    return command
  }
}

/// The parts of a manual that no help shows.
struct ManualNotes: Sendable {
  /// What the program goes by, paragraph by paragraph.
  let rules: [Text]
  let environment: [Definition]
  let files: [Definition]
  let exitStatuses: [Definition]
  /// Where to tell of what is wrong.
  let reporting: Text
}
