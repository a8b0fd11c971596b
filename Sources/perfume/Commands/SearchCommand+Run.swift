internal import Catalog
internal import SearchFilter

extension SearchCommand {
  static func run(_ call: CommandCall) throws(CommandFailure) {
    let wantsCounts = call.arguments[counts]
    let names: [(Category, [String])] = [
      (.brand, call.arguments[brands]), (.series, call.arguments[ingredients]),
      (.keyword, call.arguments[keywords]),
    ]
    let open = try OpenFilter(
      call,
      with: try start(call),
      showing: Set(names.filter { wantsCounts || !$0.1.isEmpty }.map(\.0)),
      drawing: wantsCounts ? .all : [.perfumes]
    )
    for (category, names) in names where !names.isEmpty {
      try open.select(names, in: category)
    }
    try applyOptions(call, to: open)
    if call.arguments[query] { return try call.write(document: open.filter.search) }

    try open.answer()
    if call.isJSON { return try call.write(document: SearchDocument(open.filter)) }
    guard let result = open.filter.result else { return }
    try call.write { width, style in
      let page = ResultScreen(filter: open.filter, result: result)
      let filter = FilterScreen(filter: open.filter, categories: Category.allCases)
      return page.lines(width: width, style: style)
        + (wantsCounts ? [""] + filter.lines(width: width, style: style) : [])
    }
  }

  /// What the options of this call are added to.
  private static func start(_ call: CommandCall) throws(CommandFailure) -> Session {
    if let file = call.arguments[from] {
      return Session(search: try QueryFile(path: file, language: call.language).read())
    }
    return call.arguments[SharedArguments.noSession] ? Session() : try call.savedSession()
  }

  private static func applyOptions(
    _ call: CommandCall,
    to open: OpenFilter
  ) throws(CommandFailure) {
    let arguments = call.arguments
    try open.change { filter in
      if let mode = arguments[matchIngredients] { filter.match.ingredients = mode }
      if let mode = arguments[matchKeywords] { filter.match.keywords = mode }
      if let sort = arguments[sort] { filter.sort = sort }
    }
    if let text = arguments[text] { try open.change { $0.text = text } }
    // Last, since everything else goes back to the first page.
    let page = PerfumeSearch.Page(
      limit: arguments[limit] ?? open.filter.page.limit,
      offset: arguments[offset] ?? open.filter.page.offset
    )
    if let page { try open.change { $0.page = page } }
  }
}
