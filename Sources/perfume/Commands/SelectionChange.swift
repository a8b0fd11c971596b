internal import Catalog
internal import SearchFilter

/// What `select`, `deselect`, `clear` and `match` have in common: change what is saved, all of it or
/// nothing, and say how the filter stands then.
enum SelectionChange {
  /// Opens what is saved, after `prepare` had its way with it, and saves what `change` makes of it;
  /// names can be looked up in `category`.
  static func run(
    _ call: CommandCall,
    in category: Category? = nil,
    prepare: (inout PerfumeSearch) -> Void = { _ in },
    change: (OpenFilter) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    let open: OpenFilter
    do {
      open = try call.session.update { session in
        prepare(&session.search)
        let open = try OpenFilter(
          call,
          with: session,
          showing: Set([category].compactMap(\.self)),
          drawing: []
        )
        try change(open)
        try open.answer()
        session.search = open.filter.search
        session.selected = open.filter.selectedKeywords
        return open
      }
    } catch let error as CommandFailure {
      throw error
    } catch let error as SessionError {
      throw CommandFailure(error, in: call.language)
    } catch {
      throw CommandFailure(code: "inputOutputError", message: "\(error)", exitStatus: 74)
    }
    if call.isJSON {
      try call.write(document: SelectionDocument(open.filter))
    } else {
      let screen = FilterScreen(filter: open.filter, categories: [])
      try call.write { screen.lines(width: $0, style: $1) }
    }
  }
}

extension SelectCommand {
  static func run(_ call: CommandCall) throws(CommandFailure) {
    let category = call.arguments[SharedArguments.category]
    try SelectionChange.run(call, in: category) { open throws(CommandFailure) in
      try open.select(call.arguments[names], in: category)
    }
  }
}

extension DeselectCommand {
  static func run(_ call: CommandCall) throws(CommandFailure) {
    let category = call.arguments[SharedArguments.category]
    try SelectionChange.run(call, in: category) { open throws(CommandFailure) in
      try open.deselect(call.arguments[names], in: category)
    }
  }
}

extension ClearCommand {
  /// Clears before the filter is opened, so that a session which no filter takes can be mended.
  static func run(_ call: CommandCall) throws(CommandFailure) {
    let category = call.arguments[category]
    try SelectionChange.run(
      call,
      prepare: { search in
        for category in category.map({ [$0] }) ?? Category.allCases { search[category] = [] }
      },
      change: { open throws(CommandFailure) in
        try open.change { filter in
          if let category { filter.clear(category) } else { filter.clear() }
        }
      }
    )
  }
}

extension MatchCommand {
  static func run(_ call: CommandCall) throws(CommandFailure) {
    let mode = call.arguments[mode]
    let category = call.arguments[category]
    try SelectionChange.run(call) { open throws(CommandFailure) in
      try open.change { filter in
        if category == .keyword {
          filter.match.keywords = mode
        } else {
          filter.match.ingredients = mode
        }
      }
    }
  }
}
