internal import Catalog
internal import SearchFilter

extension ShowCommand {
  static func run(_ call: CommandCall) throws(CommandFailure) {
    let session = call.arguments[SharedArguments.noSession] ? Session() : try call.savedSession()
    let categories = call.arguments[category].map { [$0] } ?? Category.allCases
    let open = try OpenFilter(
      call,
      with: session,
      showing: Set(Category.allCases),
      drawing: [.counts]
    )
    if let find = call.arguments[find] {
      try open.change { filter in
        for category in categories { filter.child(category).find = find }
      }
    }
    try open.answer()
    if call.isJSON {
      try call.write(document: FilterDocument(open.filter))
    } else {
      let screen = FilterScreen(filter: open.filter, categories: categories)
      try call.write { screen.lines(width: $0, style: $1) }
    }
  }
}
