public import Catalog
public import SearchFilter

extension FilterAddress {
  /// Opens `filter` with what the address says; options that it cannot have are left out and told.
  ///
  /// Fetches the options of `tabs`, and of those under which something is selected.
  public func open(
    _ filter: SearchFilterViewModel,
    showing tabs: Set<Category>
  ) -> [FilterAddressError] {
    var search = PerfumeSearch(
      text: text.isEmpty ? nil : text,
      match: match,
      sort: sort,
      page: page
    )
    var chips: [SearchKeyword] = []
    var errors: [FilterAddressError] = []
    var missing: Set<Category> = []
    for category in tabs.union(selections.map(\.category)) {
      let child = filter.child(category)
      child.load()
      if child.error != nil { missing.insert(category) }
    }
    // What cannot be looked up is not wrong: the child says that its options are missing.
    for selection in selections where !missing.contains(selection.category) {
      do throws(FilterAddressError) {
        chips.append(try selection.keyword(in: filter.child(selection.category)))
      } catch {
        errors.append(error)
      }
    }
    for category in Category.allCases {
      search[category] = chips.filter { $0.category == category }
    }
    filter.start(from: search, inOrderOf: chips)
    filter.selectedTab = tab
    if !find.isEmpty { filter.child(tab).find = find }
    if let initial { filter.brands.open(initial) }
    return errors
  }

  /// Unfolds the series that the first rows are in and folds the others, but for those that the
  /// address turns round.
  ///
  /// To be called when `filter` is answered, since it draws the rows. What is found is never folded away.
  public func fold(_ series: SearchFilterSeriesViewModel) {
    guard find.isEmpty else { return }
    var rows = 0
    for row in series.rows {
      let isFolded = (rows >= Self.unfoldedRows) != folds.contains(row.id)
      if isFolded { series.toggleExpanded(row.id) }
      rows += row.ingredients.count
    }
  }

  /// How many rows of the series tab are unfolded to begin with, when series have few ingredients.
  private static let unfoldedRows = 40

  /// The same with the options as `filter` has them, each under its id.
  public func naming(_ selected: [SearchKeyword]) -> FilterAddress {
    var address = self
    address.selections = selected.map(Selection.init)
    return address
  }
}

extension FilterAddress.Selection {
  /// The option that is meant.
  fileprivate func keyword<Child: FilterChild>(
    in child: Child
  ) throws(FilterAddressError) -> SearchKeyword {
    let parameter = FilterParameter(selecting: category).rawValue
    switch child.lookUp(name, numbersAreIDs: true) {
    case .found(let option):
      return SearchKeyword(option)
    case .ambiguous(let options):
      let names = options.map { "\($0.name) (#\($0.id))" }
      throw FilterAddressError(parameter, name, .ambiguousOption(category, candidates: names))
    case .unknown(let nearest):
      let names = nearest.map(\.name)
      throw FilterAddressError(parameter, name, .unknownOption(category, nearest: names))
    }
  }
}
