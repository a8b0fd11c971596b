internal import Catalog

/// Reads a command line against the description of a program.
///
/// `--name VALUE` and `--name=VALUE` are the same. A value may begin with a dash, but one that is
/// spelled like an option takes the second form. `--` ends the options; a lone `-` is a value.
struct ArgumentParser {
  private let program: ProgramDescription
  private var rest: ArraySlice<String>
  private var command: CommandDescription?
  private var words: [String] = []
  /// By the id of the key that reads them.
  private var texts: [String: [String]] = [:]
  private var problem: UsageError?
  /// Why there is no command, which even the help has to say.
  private var commandProblem: UsageError?

  private init(_ arguments: [String], against program: ProgramDescription) {
    self.program = program
    rest = arguments[...]
  }

  /// As much of what was typed as makes sense, and the first thing that does not.
  ///
  /// So a wrong command line is answered in the language and the format that it asks for itself.
  static func read(
    _ arguments: [String],
    against program: ProgramDescription
  ) -> (arguments: ParsedArguments, problem: UsageError?) {
    var parser = ArgumentParser(arguments, against: program)
    parser.readTokens()
    parser.assignWords()
    if parser.command == nil, !arguments.isEmpty { parser.note(.missingCommand(in: program)) }
    let declared = parser.options.map(\.spelling) + (parser.command?.arguments ?? []).map(\.id)
    let notGiven = declared.map { ($0, [String]()) }
    return (
      ParsedArguments(
        command: parser.command,
        texts: parser.texts.merging(notGiven) { given, _ in given }
      ),
      parser.isAnsweredAlone ? parser.commandProblem : parser.problem
    )
  }

  /// Whether an option was given that leaves the command unrun.
  private var isAnsweredAlone: Bool {
    program.options.contains { $0.isAnsweredAlone && texts[$0.spelling] != nil }
  }

  /// The options that can be given here: once the command is known, its own too.
  private var options: [OptionDescription] { (command?.options ?? []) + program.options }

  private var helpCommand: String {
    ([program.name, "help"] + [command?.name].compactMap(\.self)).joined(separator: " ")
  }

  private mutating func readTokens() {
    var optionsHaveEnded = false
    while let token = rest.popFirst() {
      if optionsHaveEnded || token == "-" || !token.utf8.starts(with: "-".utf8) {
        readWord(token)
      } else if token == "--" {
        optionsHaveEnded = true
      } else {
        readOption(token)
      }
    }
  }

  private mutating func readWord(_ word: String) {
    guard command == nil else { return words.append(word) }
    do throws(UsageError) {
      command = try program.command(named: word)
    } catch {
      commandProblem = commandProblem ?? error
      note(error)
    }
  }

  private mutating func readOption(_ token: String) {
    let (spelling, value) = Self.split(token)
    guard let option = option(spelled: spelling) else { return note(unknownOption(spelling)) }
    guard let values = option.values else {
      if let value { return note(.needlessValue(value, of: option)) }
      return texts[option.spelling] = [""]
    }
    guard let value = value ?? nextValue() else { return note(.missingValue(of: option, values)) }
    guard values.accepts(value) else {
      return note(.badValue(value, of: Text(option.spelling), values))
    }
    if !option.isRepeating, texts[option.spelling] != nil { return note(.givenTwice(option)) }
    texts[option.spelling, default: []].append(value)
  }

  /// Takes the next token as a value, unless it is an option itself.
  private mutating func nextValue() -> String? {
    guard let token = rest.first, token != "--", option(spelled: Self.split(token).spelling) == nil
    else {
      return nil
    }
    return rest.popFirst()
  }

  private func option(spelled spelling: String) -> OptionDescription? {
    options.first { $0.spelling == spelling || $0.shortSpelling == spelling }
  }

  private func unknownOption(_ spelling: String) -> UsageError {
    if command == nil,
      let owner = program.commands.first(where: { command in
        command.options.contains { $0.spelling == spelling }
      })
    {
      return .misplacedOption(spelling, of: owner.name)
    }
    return .unknownOption(spelling, among: options, see: helpCommand)
  }

  private mutating func assignWords() {
    guard let command else { return }
    let usage = program.usage(of: command)
    var words = words[...]
    for argument in command.arguments {
      let given = argument.isRepeating ? words : words.prefix(1)
      words = words.dropFirst(given.count)
      if given.isEmpty, argument.isRequired {
        note(.missingArgument(argument, usage: usage))
      }
      for word in given where !argument.values.accepts(word) {
        note(.badValue(word, of: argument.label, argument.values))
      }
      texts[argument.id] = Array(given)
    }
    for option in command.options where option.isRequired && texts[option.spelling] == nil {
      note(.missingOption(option, usage: usage))
    }
    if let word = words.first {
      note(.needlessArgument(word, after: command.arguments.last, usage: usage))
    }
  }

  /// Keeps the first problem only, since the others may follow from it.
  private mutating func note(_ problem: UsageError) {
    self.problem = self.problem ?? problem
  }

  /// The spelling of an option and what follows the first `=`, byte by byte: a combining mark after
  /// the sign belongs to the value.
  private static func split(_ token: String) -> (spelling: String, value: String?) {
    guard token.utf8.starts(with: "--".utf8),
      let sign = token.unicodeScalars.firstIndex(of: "=")
    else { return (token, nil) }
    let value = token.unicodeScalars[sign...].dropFirst()
    return (String(token.unicodeScalars[..<sign]), String(value))
  }
}
