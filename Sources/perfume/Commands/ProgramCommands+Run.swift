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
  static func run(_ call: CommandCall) throws(CommandFailure) {
    let category = call.arguments[category]
    let filter = try OpenFilter(
      call,
      with: try call.savedSearch(),
      showing: [category],
      drawing: []
    ).filter
    let names: [String]
    if call.arguments[selected] {
      names = filter.chips.filter { $0.keyword.category == category }.map(\.title)
    } else {
      names =
        switch category {
        case .series: filter.series.rows.flatMap { $0.ingredients.map(\.title) }
        case .brand: filter.brands.rows.flatMap { $0.brands.map(\.title) }
        case .keyword: filter.keywords.rows.map(\.title)
        }
    }
    try call.write(text: lines(of: names))
  }
}
