/// A query: what a perfume must have, the order of the answers and the page that is wanted.
public struct PerfumeSearch: Hashable, Sendable {
  /// The most characters that `text` may have.
  public static let textLimit: Int = 200

  /// What to look for in names; none when nothing is.
  public var text: String?
  /// In the order chosen.
  public var ingredients: [SearchKeyword]
  /// In the order chosen.
  public var brands: [SearchKeyword]
  /// In the order chosen.
  public var keywords: [SearchKeyword]
  /// Any or all of the selected options.
  public var match: Match
  /// In which order.
  public var sort: Sort
  /// Which of the answers are wanted.
  public var page: Page

  /// Makes the value from its parts, unchecked.
  public init(
    text: String? = nil,
    ingredients: [SearchKeyword] = [],
    brands: [SearchKeyword] = [],
    keywords: [SearchKeyword] = [],
    match: Match = Match(),
    sort: Sort = .popular,
    page: Page = Page()
  ) {
    self.text = text
    self.ingredients = ingredients
    self.brands = brands
    self.keywords = keywords
    self.match = match
    self.sort = sort
    self.page = page
  }

  /// What is selected in one category, in the order chosen.
  public subscript(category: Category) -> [SearchKeyword] {
    get {
      switch category {
      case .series: ingredients
      case .brand: brands
      case .keyword: keywords
      }
    }
    set {
      switch category {
      case .series: ingredients = newValue
      case .brand: brands = newValue
      case .keyword: keywords = newValue
      }
    }
  }

  /// Everything that is selected: ingredients, then brands, then keywords.
  public var selected: [SearchKeyword] { Category.allCases.flatMap { self[$0] } }

  /// The same search without one of its selected options.
  public func dropping(_ option: SearchKeyword) -> PerfumeSearch {
    var search = self
    search[option.category].removeAll { $0.id == option.id }
    return search
  }
}

extension PerfumeSearch {
  /// How many of a category's selected options a perfume must have.
  public enum MatchMode: String, CaseIterable, Decodable, Sendable {
    /// At least one of each group.
    case any
    /// Every one, whatever its group.
    case all
  }

  /// The match mode of the two categories that can have several options of one perfume.
  public struct Match: Hashable, Sendable {
    /// How many of the selected ingredients of one series, or with `all` of any.
    public var ingredients: MatchMode
    /// How many of the selected keywords.
    public var keywords: MatchMode

    /// Makes the value from its parts, unchecked.
    public init(ingredients: MatchMode = .any, keywords: MatchMode = .any) {
      self.ingredients = ingredients
      self.keywords = keywords
    }
  }

  /// The order of the answers; every order ends in the id, ascending, so that it is total.
  public enum Sort: String, CaseIterable, Decodable, Sendable {
    /// By rating count, descending.
    case popular
    /// By rating, descending, unrated last, then by rating count.
    case rating
    /// By year, descending, unknown last.
    case newest
    /// By the search key of the name.
    case name
  }

  /// A window on the answers.
  public struct Page: Hashable, Sendable {
    /// How many perfumes a page may have.
    public static let limits: ClosedRange<Int> = 1...100
    /// How many perfumes a page has unless something else is asked for.
    public static let defaultLimit: Int = 20

    /// In `Page.limits`.
    public let limit: Int
    /// How many perfumes to pass over; past the end gives an empty page.
    public let offset: Int

    /// The first page of the usual length.
    public init() {
      limit = Self.defaultLimit
      offset = 0
    }

    /// None when `limit` is not in `Page.limits` or `offset` is negative.
    public init?(limit: Int, offset: Int = 0) {
      guard Self.limits.contains(limit), offset >= 0 else { return nil }
      self.limit = limit
      self.offset = offset
    }

    /// The first page of the same length.
    public var first: Page { Page(limit: limit) ?? Page() }

    /// The page after this one; none where `total` perfumes end with it or before.
    public func next(of total: Int) -> Page? {
      // Asked before adding: an offset may be as large as a number can be.
      offset < total - limit ? Page(limit: limit, offset: offset + limit) : nil
    }

    /// The page before this one, or the last of `total` perfumes from past their end; none before the first.
    public func previous(of total: Int) -> Page? {
      offset > 0 ? Page(limit: limit, offset: max(min(offset, total) - limit, 0)) : nil
    }
  }
}
