public import Catalog
public import Observation

/// What the three children have in common: options fetched, found, counted and proposed.
///
/// Taps become proposals to the delegate; a row changes only when the filter says what it accepted.
@Observable
public final class FilterOptions<Option: CatalogOption> {
  /// Why the options could not be fetched.
  public private(set) var error: CatalogError?
  /// Why the last tap or find text was refused; the next accepted one clears it.
  public private(set) var notice: FilterNotice?

  @ObservationIgnored weak var delegate: (any FilterDelegate)?
  @ObservationIgnored let language: Language
  /// The language of titles; none for the catalogue's own names.
  @ObservationIgnored let titleLanguage: Language?
  @ObservationIgnored private let propose: Proposal<Option>
  @ObservationIgnored private var list = OptionList<Option>([])
  /// The rows as they were asked for last; none before.
  @ObservationIgnored private var drawn: [FilterOption<Option>]?
  /// Whether there are options to propose from; a fetch that fails later leaves them.
  @ObservationIgnored private var isFetched = false
  @ObservationIgnored private var acceptedFind = ""

  init(language: Language, ownNames: Bool, propose: @escaping Proposal<Option>) {
    self.language = language
    titleLanguage = ownNames ? nil : language
    self.propose = propose
  }

  /// The options that the find text leaves, in the order of their titles.
  ///
  /// Made when they are first asked for: who only looks options up does without.
  public var rows: [FilterOption<Option>] {
    access(keyPath: \.rows)
    let rows = drawn ?? currentRows()
    drawn = rows
    return rows
  }

  /// Narrows the rows to those whose name holds every word; filters nothing but this list.
  public var find: String {
    get {
      access(keyPath: \.find)
      return acceptedFind
    }
    set {
      attempt { () throws(FilterRefusal) in try FilterState.check(newValue) }
      guard notice == nil, newValue != acceptedFind else { return }
      withMutation(keyPath: \.find) { acceptedFind = newValue }
      showRows()
    }
  }

  /// Takes the fetched options over; a failed fetch leaves the rows as they were.
  func load(_ fetch: () throws(CatalogError) -> OptionList<Option>) {
    do throws(CatalogError) {
      var fetched = try fetch()
      fetched.selected = list.selected
      fetched.counts = list.counts
      list = fetched
      isFetched = true
      setIfChanged(\.error, to: nil)
    } catch {
      setIfChanged(\.error, to: error)
    }
    showRows()
  }

  /// Takes over what the filter has accepted and counted.
  func show(selected: [Option.ID], counts: OptionTally?) {
    list.selected = selected
    list.counts = counts
    showRows()
  }

  func toggle(_ id: Option.ID) {
    list.selected.contains(id) ? deselect([id]) : select([id])
  }

  func select(_ ids: [Option.ID]) {
    attempt { () throws(FilterRefusal) in
      try proposing { list throws(FilterRefusal) in
        try list.adding(ids)
      }
    }
  }

  func deselect(_ ids: [Option.ID]) {
    attempt { () throws(FilterRefusal) in try proposing { $0.removing(ids) } }
  }

  func lookUp(_ name: String, numbersAreIDs: Bool) -> OptionLookup<Option> {
    list.lookUp(name, in: titleLanguage, numbersAreIDs: numbersAreIDs)
  }

  /// The option that a saved one means, as it is called now; none when it is gone.
  ///
  /// While there are no options to look in, whatever was saved is taken for what it says.
  func restoring(_ saved: SearchKeyword) -> SearchKeyword? {
    isFetched ? list.restoring(saved, in: titleLanguage).map { SearchKeyword($0) } : saved
  }

  private func proposing(
    _ change: (OptionList<Option>) throws(FilterRefusal) -> [Option]
  ) throws(FilterRefusal) {
    // Without the options a proposal would leave out those selected before.
    guard isFetched else { throw .optionsUnavailable(Option.category) }
    let options = try change(list)
    if let delegate { try propose(delegate, options) }
  }

  private func attempt(_ change: () throws(FilterRefusal) -> Void) {
    do throws(FilterRefusal) {
      try change()
      setIfChanged(\.notice, to: nil)
    } catch {
      setIfChanged(\.notice, to: .refused(error))
    }
  }

  /// Rows that nobody has asked for have no observers.
  private func showRows() {
    guard let drawn else { return }
    let rows = currentRows()
    if rows != drawn { withMutation(keyPath: \.rows) { self.drawn = rows } }
  }

  private func currentRows() -> [FilterOption<Option>] {
    list.sort(in: titleLanguage)
    return list.rows(finding: SearchText(acceptedFind), in: titleLanguage)
  }
}

/// How a child's list of options is handed to the filter.
typealias Proposal<Option: CatalogOption> = (any FilterDelegate, [Option])
  throws(FilterRefusal) -> Void

extension Observable where Self: AnyObject {
  /// Assigns only what differs, so that observers hear of nothing that did not change.
  func setIfChanged<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Self, Value>,
    to value: Value
  ) {
    if self[keyPath: property] != value { self[keyPath: property] = value }
  }
}
