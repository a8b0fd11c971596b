internal import Catalog
internal import SearchFilter

extension HelpCommand {
  static func run(_ call: CommandCall) throws(CommandFailure) {
    let help = HelpText(program: Program.description, language: call.language)
    let explained: CommandDescription?
    do throws(UsageError) {
      explained = try call.arguments[command].map { name throws(UsageError) in
        try Program.description.command(named: name)
      }
    } catch {
      throw CommandFailure(error, in: call.language)
    }
    try call.write(text: help.text(for: explained))
  }
}

extension ManCommand {
  static func run(_ call: CommandCall) throws(CommandFailure) {
    try call.write(text: ManualPage(program: Program.description, language: call.language).text)
  }
}

extension CompletionsCommand {
  static func run(_ call: CommandCall) throws(CommandFailure) {
    let shell = call.arguments[shell]
    try call.write(text: shell.completions(for: Program.description, in: call.language))
  }
}

extension NamesCommand {
  /// Every name of each option, so that any can be completed whatever the language.
  static func run(_ call: CommandCall) throws(CommandFailure) {
    let category = call.arguments[category]
    let filter = try OpenFilter(
      call,
      with: try call.savedSession(),
      showing: [category],
      drawing: []
    ).filter
    let options: [any CatalogNamed]
    if call.arguments[selected] {
      options = filter.search[category]
    } else {
      options =
        switch category {
        case .series: filter.series.options.rows.map(\.option)
        case .brand: filter.brands.options.rows.map(\.option)
        case .keyword: filter.keywords.options.rows.map(\.option)
        }
    }
    try call.write(text: lines(of: options.flatMap(\.names)))
  }
}
