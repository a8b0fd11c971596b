internal import Catalog

/// The manual page of a program, for `man`.
struct ManualPage {
  let program: ProgramDescription
  let language: Language

  /// The page in roff, with the macros of man.
  var text: String {
    let sections = [
      [
        // Tells man how the bytes that follow are to be read.
        ".\\\" -*- mode: nroff; coding: utf-8 -*-",
        Roff.macro("TH", program.name.uppercased(), "1", "", "\(program.name) \(program.version)"),
      ],
      section("NAME", [Roff.line("\(program.name) - \(program.summary[language])")]),
      section("SYNOPSIS", synopsis),
      section("EXAMPLES", definitions(program.examples)),
      section("DESCRIPTION", paragraphs(program.discussion + program.manual.rules)),
      section("COMMANDS", program.visibleCommands.flatMap(command)),
      section("OPTIONS", options(program.options)),
      section("ENVIRONMENT", definitions(program.manual.environment)),
      section("FILES", definitions(program.manual.files)),
      section("EXIT STATUS", definitions(program.manual.exitStatuses)),
      section("REPORTING BUGS", [Roff.line(program.manual.reporting[language])]),
    ]
    return sections.joined().map { $0 + "\n" }.joined()
  }

  private func section(_ heading: String, _ lines: [String]) -> [String] {
    [Roff.macro("SH", heading)] + lines
  }

  private var synopsis: [String] {
    ([program.usage] + program.visibleCommands.map(program.usage)).flatMap { usage in
      [Roff.line(usage), ".br"]
    }
  }

  private func command(_ command: CommandDescription) -> [String] {
    [Roff.macro("SS", program.usage(of: command)), Roff.line(command.summary[language])]
      + paragraphs(command.discussion)
      + command.arguments.flatMap { definition($0.values.placeholder, $0.summary) }
      + options(command.options)
      + (command.examples.isEmpty ? [] : paragraphs([Heading.examples]))
      + definitions(command.examples)
  }

  private func paragraphs(_ texts: [Text]) -> [String] {
    texts.flatMap { [".PP", Roff.line($0[language])] }
  }

  private func options(_ options: [OptionDescription]) -> [String] {
    options.flatMap { definition($0.usage, $0.summary) }
  }

  private func definitions(_ definitions: [Definition]) -> [String] {
    definitions.flatMap { definition($0.term, $0.meaning) }
  }

  private func definition(_ term: String, _ meaning: Text) -> [String] {
    [".TP", Roff.bold(term), Roff.line(meaning[language])]
  }
}
