internal import Catalog

/// The help of a program and its commands, as text for a terminal.
struct HelpText {
  /// The columns that every terminal has.
  static let width = 80

  let program: ProgramDescription
  let language: Language

  /// The help of `command`, or of the program without one; ends in a line break.
  func text(for command: CommandDescription?) -> String {
    let sections = command.map(sections) ?? programSections
    return sections.filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var programSections: [[String]] {
    [
      "\(program.name) - \(program.summary[language])".wrapped(to: Self.width),
      examples(program.examples),
      paragraph("\(Heading.usage[language]): \(program.usage)"),
    ] + program.discussion.map { paragraph($0[language]) } + [
      list(Heading.commands, program.visibleCommands.map { ($0.name, $0.summary) }),
      list(Heading.options, program.options.map { ($0.usage, $0.summary) }),
      paragraph(Heading.more[language]),
    ]
  }

  private func sections(of command: CommandDescription) -> [[String]] {
    [
      paragraph("\(program.name) \(command.name) - \(command.summary[language])"),
      examples(command.examples),
      paragraph("\(Heading.usage[language]): \(program.usage(of: command))"),
    ] + command.discussion.map { paragraph($0[language]) } + [
      list(Heading.arguments, command.arguments.map { ($0.values.placeholder, $0.summary) }),
      list(Heading.options, command.options.map { ($0.usage, $0.summary) }),
      list(Heading.globalOptions, program.options.map { ($0.usage, $0.summary) }),
    ]
  }

  private func paragraph(_ text: String) -> [String] { text.wrapped(to: Self.width) }

  /// What can be typed, and below it what it does.
  private func examples(_ examples: [Definition]) -> [String] {
    guard !examples.isEmpty else { return [] }
    return ["\(Heading.examples[language]):"]
      + examples.flatMap { example in
        ["  " + example.term]
          + example.meaning[language].wrapped(to: Self.width - 6).map { "      " + $0 }
      }
  }

  /// Terms on the left and what they mean on the right; below, after a term too long for that.
  private func list(_ heading: Text, _ items: [(term: String, meaning: Text)]) -> [String] {
    guard !items.isEmpty else { return [] }
    let margin = "  "
    let widest = 28
    let terms = items.map(\.term.displayWidth).filter { $0 <= widest }.max() ?? widest
    let meaningColumn = String(repeating: " ", count: 2 * margin.count + terms)
    return ["\(heading[language]):"]
      + items.flatMap { item in
        let meaning = item.meaning[language].wrapped(to: Self.width - meaningColumn.count)
          .map { meaningColumn + $0 }
        guard item.term.displayWidth <= terms else { return [margin + item.term] + meaning }
        let first = margin + item.term.padded(to: terms) + margin
        return [first + (meaning.first ?? "").dropFirst(meaningColumn.count)] + meaning.dropFirst()
      }
  }
}
