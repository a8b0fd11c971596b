public import Catalog

/// The filter as it stands, as programs read it.
public struct FilterDocument: Encodable {
  struct Tab: Encodable {
    let category: Category
    let name: String
    let count: Int
  }

  let tabs: [Tab]
  let text: String?
  let match: PerfumeSearch.Match
  let selection: SelectionDocument
  let counts: CountsDocument?

  /// None while the filter has no result.
  public init?(_ filter: SearchFilterViewModel) {
    guard let selection = SelectionDocument(filter) else { return nil }
    self.selection = selection
    tabs = filter.tabs.map { tab in
      Tab(category: tab.category, name: tab.category.name(in: .english), count: tab.selectedCount)
    }
    text = filter.search.text
    match = filter.match
    counts = filter.result?.counts == nil ? nil : CountsDocument(filter)
  }

  private enum CodingKeys: String, CodingKey {
    case tabs, text, match, counts
  }

  /// Writes one flat object: the selection stands beside tabs and counts.
  public func encode(to encoder: any Encoder) throws {
    try selection.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tabs, forKey: .tabs)
    try container.encodeIfPresent(text, forKey: .text)
    try container.encode(match, forKey: .match)
    try container.encodeIfPresent(counts, forKey: .counts)
  }
}

/// What is selected and how many perfumes that leaves.
public struct SelectionDocument: Encodable {
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
}
