internal import Catalog

/// What the completion scripts of all shells take from the description of a program.
extension ProgramDescription {
  /// What a shell can offer, with the program's own words filled in.
  func offered(_ candidates: Candidates) -> Candidates {
    candidates == .commands ? .words(visibleCommands.map(\.name)) : candidates
  }

  /// The spellings of all options that take a value, which is therefore no argument.
  var optionsWithValue: [String] {
    ([options] + visibleCommands.map(\.options)).joined().filter { $0.values != nil }
      .map(\.spelling).uniqued
  }

  /// The options that a script hands on when it asks for names, since they say where those are.
  var optionsHandedOn: [String] { [GlobalOptions.catalog.id, GlobalOptions.session.id] }

  /// The command line that prints names; `category` is a word of the shell's language.
  func namesCommand(_ category: String, selectedOnly: Bool) -> String {
    ([NamesCommand.description.name, category] + (selectedOnly ? [NamesCommand.selected.id] : []))
      .joined(separator: " ")
  }
}

extension OptionDescription {
  /// Every way to spell it.
  var spellings: [String] { [spelling] + [shortSpelling].compactMap(\.self) }
}

extension [String] {
  /// Each once, where it comes first.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
