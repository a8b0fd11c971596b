internal import Catalog
internal import SearchFilter

/// A filter for one call of a command, opened with a search and answered once, at the end.
struct OpenFilter {
  let filter: SearchFilterViewModel
  private let repository: any CatalogRepository
  private let call: CommandCall

  /// Opens a filter over the catalogue of `call`; options that it does not have are warned of.
  ///
  /// Names are looked up, and rows drawn, in `tabs` only.
  init(
    _ call: CommandCall,
    with session: Session,
    showing tabs: Set<Category>,
    drawing parts: SearchParts
  ) throws(CommandFailure) {
    self.call = call
    repository = try call.repository()
    filter = SearchFilterViewModel(
      repository: repository,
      language: call.language,
      // Documents are the same whatever language messages are in.
      ownNames: call.isJSON,
      parts: parts,
      timing: .whenDelivered
    )
    filter.open(session.search, inOrderOf: session.selected, showing: tabs)
    for child in Category.allCases.map(filter.child) {
      if let error = child.error { throw CommandFailure(error, in: call.language) }
    }
    switch filter.notice {
    case .refused(let refusal): throw refused(refusal)
    case .optionsGone: filter.notice.map { call.warn($0.message(in: call.language)) }
    case nil: break
    }
  }

  /// Has the search answered: everything the filter draws follows from that.
  func answer() throws(CommandFailure) {
    guard let request = filter.request else { return }
    filter.deliver(request.answer(from: repository), for: request)
    if let error = filter.error { throw CommandFailure(error, in: call.language) }
  }

  /// Changes the filter; throws when it refuses.
  func change(_ change: (SearchFilterViewModel) -> Void) throws(CommandFailure) {
    change(filter)
    let notices = Category.allCases.map { filter.child($0).notice } + [filter.notice]
    for case .refused(let refusal) in notices {
      throw CommandFailure(refusal, in: call.language)
    }
  }

  /// Selects all the options that `names` stand for, or none.
  func select(_ names: [String], in category: Category) throws(CommandFailure) {
    let ids = try ids(of: names, in: filter.child(category))
    try change { $0.child(category).select(ids) }
  }

  /// Deselects all the options that `names` stand for, or none.
  func deselect(_ names: [String], in category: Category) throws(CommandFailure) {
    let ids = try ids(of: names, in: filter.child(category))
    try change { $0.child(category).deselect(ids) }
  }

  private func ids<Child: FilterChild>(
    of names: [String],
    in child: Child
  ) throws(CommandFailure) -> [Int] {
    let phrases = LookupPhrases(language: call.language)
    var ids: [Int] = []
    for name in names {
      switch child.lookUp(name) {
      case .found(let option):
        // The whole name of a series means the series, not an ingredient that is called so in part.
        if Child.Option.category == .series, !Self.isNamed(option, name),
          let series = series(named: name)
        {
          throw phrases.isSeries(name, series)
        }
        ids.append(option.id)
      case .ambiguous(let options): throw phrases.ambiguous(name, options)
      case .unknown(let nearest):
        if Child.Option.category == .series, let series = series(named: name) {
          throw phrases.isSeries(name, series)
        }
        throw phrases.unknown(name, nearest)
      }
    }
    return ids
  }

  private func series(named name: String) -> Series? {
    filter.series.rows.map(\.series).first { Self.isNamed($0, name) }
  }

  private static func isNamed(_ named: some CatalogNamed, _ name: String) -> Bool {
    let key = SearchKey(name)
    return named.names.contains { SearchKey($0) == key }
  }

  /// A refusal of what was saved or handed over, which no tap can mend.
  private func refused(_ refusal: FilterRefusal) -> CommandFailure {
    let reason = refusal.message(in: call.language)
    let message =
      switch call.language {
      case .english:
        "the search to start from is refused: \(reason); "
          + "'perfume clear' mends a saved one, --no-session leaves it out"
      case .korean:
        "시작할 검색을 쓸 수 없습니다: \(reason). "
          + "저장된 선택은 'perfume clear'로 비우거나 --no-session으로 제외할 수 있습니다"
      }
    return CommandFailure(
      code: refusal.code,
      message: message,
      exitStatus: CommandFailure.refusedStatus
    )
  }
}
