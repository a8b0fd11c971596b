public import Catalog
public import Observation

/// The filter: the only owner of what is selected, and of the search that follows from it.
///
/// Children propose, the filter accepts or refuses, asks the repository and tells the children what
/// to show. Owned by one isolation domain: an app's main actor, one request of a service.
@Observable
public final class SearchFilterViewModel {
  /// The series tab.
  public let series: SearchFilterSeriesViewModel
  /// The brand tab.
  public let brands: SearchFilterBrandViewModel
  /// The keyword tab.
  public let keywords: SearchFilterKeywordViewModel
  /// The language of titles and messages.
  public let language: Language

  @ObservationIgnored private let repository: any CatalogRepository
  @ObservationIgnored private let parts: SearchParts
  @ObservationIgnored private let timing: SearchTiming

  @ObservationIgnored private var state = FilterState()
  /// What `close()` goes back to.
  @ObservationIgnored var opened: (search: PerfumeSearch, chips: [SearchKeyword]) = (.init(), [])
  @ObservationIgnored private var requestCount = 0
  /// Outputs whose observers have yet to be told.
  @ObservationIgnored private var stale: [FilterOutput] = []
  @ObservationIgnored private var childrenAreBehind = false
  @ObservationIgnored private var isPublishing = false

  /// Fetches and searches nothing yet: that is `open(_:)`.
  ///
  /// `parts` are those that the view draws; the total is always found. With `ownNames` options are titled
  /// and ordered by the catalogue's own names, as documents have them, whatever the language of messages.
  public init(
    repository: any CatalogRepository,
    language: Language = .english,
    ownNames: Bool = false,
    parts: SearchParts = .all,
    timing: SearchTiming = .immediately
  ) {
    self.repository = repository
    self.language = language
    self.parts = parts
    self.timing = timing
    series = SearchFilterSeriesViewModel(
      repository: repository,
      language: language,
      ownNames: ownNames
    )
    brands = SearchFilterBrandViewModel(
      repository: repository,
      language: language,
      ownNames: ownNames
    )
    keywords = SearchFilterKeywordViewModel(
      repository: repository,
      language: language,
      ownNames: ownNames
    )
    series.delegate = self
    brands.delegate = self
    keywords.delegate = self
  }

  /// The child that shows the options of `category`.
  public func child(_ category: Category) -> any FilterChild {
    switch category {
    case .series: series
    case .brand: brands
    case .keyword: keywords
    }
  }

  // MARK: - What a view draws

  /// The three categories with the number selected in each.
  public var tabs: [SearchTab] { observed(\.tabs, state.tabs(in: language)) }

  /// Everything selected, in the order chosen over all categories.
  public var selectedKeywords: [SearchKeyword] {
    observed(\.selectedKeywords, state.selection.keywords)
  }

  /// How many options are selected over all categories.
  public var selectedCount: Int { selectedKeywords.count }

  /// `selectedKeywords` as rows.
  public var chips: [FilterChip] {
    selectedKeywords.map { keyword in
      FilterChip(
        keyword: keyword,
        title: keyword.title(in: language),
        detail: keyword.category.optionName(in: language)
      )
    }
  }

  /// The query that the filter stands for.
  public var search: PerfumeSearch { observed(\.search, state.search) }

  /// The answer to `search`; none before the first and after a failed one.
  public var result: SearchResult? { observed(\.result, state.result) }

  /// The perfumes of the page as rows.
  public var perfumes: [FilterPerfume] {
    (result?.perfumes ?? []).map { perfume in
      FilterPerfume(
        perfume: perfume,
        title: perfume.title(in: language),
        brand: perfume.brand.title(in: language)
      )
    }
  }

  /// Why the last request was refused, or what a restored search had to leave out.
  public var notice: FilterNotice? { observed(\.notice, state.notice) }

  /// Why the last search failed; `retry()` asks again.
  public var error: CatalogError? { observed(\.error, state.error) }

  /// Why the last search failed, for people.
  public var errorMessage: String? { error?.message(in: language) }

  /// The search that waits for `deliver(_:for:)`; always none when searches are immediate.
  public var request: SearchRequest? { observed(\.request, state.request) }

  /// Whether a search waits for its answer.
  public var isLoading: Bool { request != nil }

  // MARK: - What a person edits in place

  /// The open tab.
  public var selectedTab: Category {
    get { observed(\.selectedTab, state.selectedTab) }
    set { change { $0.selectedTab = newValue } }
  }

  /// The search text as typed; one over `PerfumeSearch.textLimit` is refused with a notice.
  public var text: String {
    get { observed(\.text, state.text) }
    set { change { state throws(FilterRefusal) in try state.setText(newValue) } }
  }

  /// The order of the perfumes.
  public var sort: PerfumeSearch.Sort {
    get { observed(\.sort, state.sort) }
    set { change { $0.sort = newValue } }
  }

  /// Any or all of the selected options, for ingredients and for keywords.
  public var match: PerfumeSearch.Match {
    get { observed(\.match, state.match) }
    set { change { $0.match = newValue } }
  }

  /// The page shown; anything else that changes the filter goes back to the start.
  public var page: PerfumeSearch.Page {
    get { observed(\.page, state.page) }
    set { change { $0.page = newValue } }
  }

  // MARK: - Changes

  /// Makes a new state of the old one, or none when `edit` throws; then the refusal is the notice.
  @discardableResult
  func change(_ edit: (inout FilterState) throws(FilterRefusal) -> Void) -> FilterRefusal? {
    var next = state
    next.notice = nil
    var refusal: FilterRefusal?
    do throws(FilterRefusal) {
      try edit(&next)
    } catch {
      refusal = error
      next = state
      next.notice = .refused(error)
    }
    seek(&next)
    replaceState(with: next)
    return refusal
  }

  /// Sees to it that the state's search is answered, now or later.
  private func seek(_ next: inout FilterState) {
    guard next.answered != next.search else {
      next.request = nil
      return
    }
    guard next.request?.search != next.search else { return }
    requestCount += 1
    let request = SearchRequest(search: next.search, parts: parts, number: requestCount)
    switch timing {
    case .immediately: next.take(request.answer(from: repository), to: request)
    case .whenDelivered: next.request = request
    }
  }

  /// Takes the answer to a request over, unless a newer request has been made since.
  public func deliver(_ answer: SearchAnswer, for request: SearchRequest) {
    guard state.request == request else { return }
    var next = state
    next.take(answer, to: request)
    replaceState(with: next)
  }

  // MARK: - Observation

  /// Registers the reader as an observer of this one output.
  private func observed<Value>(
    _ output: KeyPath<SearchFilterViewModel, Value>,
    _ value: Value
  ) -> Value {
    access(keyPath: output)
    return value
  }

  /// Swaps the whole state at once, then tells who observes something that differs.
  ///
  /// An observer may act again while it is told: it finds the new state whole, and what its action
  /// changes is told after the rest, each output once.
  private func replaceState(with next: FilterState) {
    let old = state
    state = next
    childrenAreBehind = true
    for output in FilterOutput.all
    where output.differs(old, next) && !stale.contains(where: { $0.keyPath == output.keyPath }) {
      stale.append(output)
    }
    guard !isPublishing else { return }
    isPublishing = true
    defer { isPublishing = false }
    while childrenAreBehind || !stale.isEmpty {
      if childrenAreBehind {
        childrenAreBehind = false
        showChildren()
      } else {
        stale.removeFirst().notify(self)
      }
    }
  }

  /// Tells an output's observers that it has changed.
  func notify<Value>(_ output: KeyPath<SearchFilterViewModel, Value>) {
    withMutation(keyPath: output) {}
  }

  private func showChildren() {
    let counts = state.result?.counts
    let selection = state.selection
    series.show(selected: selection[.series].map(\.id), counts: counts?.ingredients)
    brands.show(selected: selection[.brand].map(\.id), counts: counts?.brands)
    keywords.show(selected: selection[.keyword].map(\.id), counts: counts?.keywords)
  }
}
