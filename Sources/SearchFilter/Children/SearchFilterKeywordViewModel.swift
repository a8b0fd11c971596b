public import Catalog
public import Observation

/// The keyword tab: a flat list.
@Observable
public final class SearchFilterKeywordViewModel: FilterChild {
  /// The keywords with their states.
  public let options: FilterOptions<Keyword>

  @ObservationIgnored private let repository: any CatalogRepository

  /// Fetches nothing yet: that is `load()`.
  public init(
    repository: any CatalogRepository,
    language: Language = .english,
    ownNames: Bool = false
  ) {
    self.repository = repository
    options = FilterOptions(language: language, ownNames: ownNames) {
      delegate,
      keywords throws(FilterRefusal) in
      try delegate.updateKeywords(keywords)
    }
  }

  /// The keywords that the find text leaves, in the order of their titles.
  public var rows: [FilterKeyword] { options.rows }

  /// Fetches the keywords; a failure leaves the rows as they were and sets `errorMessage`.
  public func load() {
    options.load { () throws(CatalogError) in
      try repository.keywordList(in: options.titleLanguage)
    }
  }
}
