public import Catalog

/// The filter as it stands, as programs read it.
public struct FilterDocument: JSONWritable {
  let tabs: [SearchTab]
  let text: String?
  let match: PerfumeSearch.Match
  let selection: SelectionDocument
  let counts: CountsDocument?
  let search: SearchDocument?

  /// None while the filter has no result; with `search`, what that says of the perfumes stands beside the rest.
  public init?(_ filter: SearchFilterViewModel, search: SearchDocument? = nil) {
    guard let selection = SelectionDocument(filter) else { return nil }
    self.selection = selection
    self.search = search
    tabs = filter.tabs
    text = filter.search.text
    match = filter.match
    counts = search?.counts ?? (filter.result?.counts == nil ? nil : CountsDocument(filter))
  }

  /// Writes one flat object: the selection stands beside tabs and counts.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("counts", counts)
      json.member("match", match)
      json.member("perfumes", search?.perfumes)
      json.member("query", search?.query)
      json.member("relaxations", search?.relaxations)
      json.member("selected", selection.selected)
      json.member("selectedCount", selection.selectedCount)
      json.member("tabs", tabs)
      json.member("text", text)
      json.member("total", selection.total)
    }
  }
}

extension SearchTab: JSONWritable {
  /// Writes the tab under its English name, whatever the language of the filter's titles.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("category", category)
      json.member("count", selectedCount)
      json.member("name", category.name(in: .english))
    }
  }
}

/// What is selected and how many perfumes that leaves.
public struct SelectionDocument: JSONWritable {
  /// In the order chosen, over all categories.
  public let selected: [SearchKeyword]
  /// How many options that is.
  public let selectedCount: Int
  /// How many perfumes match.
  public let total: Int

  /// None while the filter has no result.
  public init?(_ filter: SearchFilterViewModel) {
    guard let result = filter.result else { return nil }
    selected = filter.selectedKeywords
    selectedCount = filter.selectedCount
    total = result.total
  }

  /// Writes what is selected, its number and the total.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("selected", selected)
      json.member("selectedCount", selectedCount)
      json.member("total", total)
    }
  }
}
