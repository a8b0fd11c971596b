internal import Catalog

/// Everything that the filter knows at one moment.
///
/// A change makes a new state; the view model swaps it in at once and tells its observers what
/// differs, so nobody ever sees half a change.
struct FilterState {
  var selection = FilterSelection() {
    didSet { if selection != oldValue { page = page.first } }
  }
  /// As typed, with its white space, so that a view can bind to it.
  private(set) var text = "" {
    didSet { if SearchText(text) != SearchText(oldValue) { page = page.first } }
  }
  var match = PerfumeSearch.Match() {
    didSet { if match != oldValue { page = page.first } }
  }
  var sort = PerfumeSearch.Sort.popular {
    didSet { if sort != oldValue { page = page.first } }
  }
  /// Back at the start after every other change of the search.
  var page = PerfumeSearch.Page()
  var selectedTab = Category.series
  var notice: FilterNotice?

  /// What was asked and not yet answered.
  var request: SearchRequest?
  /// The search that `result` or `error` answers.
  var answered: PerfumeSearch?
  var result: SearchResult?
  var error: CatalogError?

  var search: PerfumeSearch {
    PerfumeSearch(
      text: SearchText(text) == nil ? nil : text.trimmed,
      ingredients: selection[.series],
      brands: selection[.brand],
      keywords: selection[.keyword],
      match: match,
      sort: sort,
      page: page
    )
  }

  func tabs(in language: Language) -> [SearchTab] {
    Category.allCases.map { category in
      SearchTab(
        category: category,
        title: category.name(in: language),
        selectedCount: selection[category].count,
        isSelected: category == selectedTab,
        limit: FilterSelection.limit
      )
    }
  }

  /// Takes everything that a search says, or throws and changes nothing.
  mutating func restore(
    _ search: PerfumeSearch,
    inOrderOf chips: [SearchKeyword]
  ) throws(FilterRefusal) {
    let text = search.text ?? ""
    try Self.check(text)
    selection = try FilterSelection(search, inOrderOf: chips)
    self.text = text
    match = search.match
    sort = search.sort
    page = search.page
  }

  mutating func setText(_ text: String) throws(FilterRefusal) {
    try Self.check(text)
    self.text = text
  }

  /// Back to no condition at all; the order and the open tab are no conditions.
  mutating func clear() {
    selection = FilterSelection()
    text = ""
    match = PerfumeSearch.Match()
  }

  /// Takes the answer to a request; a failure leaves nothing that could be taken for an answer.
  mutating func take(_ answer: SearchAnswer, to request: SearchRequest) {
    self.request = nil
    answered = request.search
    switch answer {
    case .success(let result):
      self.result = result
      error = nil
    case .failure(let error):
      result = nil
      self.error = error
    }
  }

  static func check(_ text: String) throws(FilterRefusal) {
    guard text.count <= PerfumeSearch.textLimit else {
      throw .textTooLong(limit: PerfumeSearch.textLimit)
    }
  }
}
