public import Catalog

/// What the query string of an address says: the whole filter, and how the page shows it.
public struct FilterAddress: Hashable, Sendable {
  /// An option as the address names it.
  public struct Selection: Hashable, Sendable {
    /// The tab under which it is selected.
    public let category: Category
    /// "#id" or a name.
    public let name: String

    /// Makes the value from its parts, unchecked.
    public init(category: Category, name: String) {
      self.category = category
      self.name = name
    }

    /// Names an option by its id, which nothing else goes by.
    public init(_ keyword: SearchKeyword) {
      self.init(category: keyword.category, name: "#\(keyword.id)")
    }
  }

  /// The search text, empty for none.
  public var text: String = ""
  /// In the order chosen, over all categories; each once.
  public var selections: [Selection] = []
  /// Any or all of the selected options.
  public var match: PerfumeSearch.Match = PerfumeSearch.Match()
  /// The order of the perfumes.
  public var sort: PerfumeSearch.Sort = .popular
  /// Which of the perfumes are shown.
  public var page: PerfumeSearch.Page = PerfumeSearch.Page()
  /// The language asked for; none when that is left to the reader's browser.
  public var language: Language?
  /// The open tab.
  public var tab: Category = .series
  /// What the open tab's options are narrowed to, empty for nothing.
  public var find: String = ""
  /// The initial whose brands are listed; none for the first.
  public var initial: BrandInitial?
  /// The series that are folded where they would be unfolded, or the other way round.
  public var folds: [Series.ID] = []

  /// The address of the filter without any condition.
  public init() {}
}

extension FilterAddress {
  /// The same, narrowed to the page that begins at `offset`.
  public func at(offset: Int) -> FilterAddress {
    changed { $0.page = PerfumeSearch.Page(limit: page.limit, offset: offset) ?? page.first }
  }

  /// The same with another tab open, whose options are all listed.
  public func showing(_ tab: Category) -> FilterAddress {
    changed {
      $0.tab = tab
      $0.find = ""
    }
  }

  /// The same with another initial's brands listed.
  public func opening(_ initial: BrandInitial) -> FilterAddress { changed { $0.initial = initial } }

  /// The same with a series folded that was not, or unfolded.
  public func folding(_ id: Series.ID) -> FilterAddress {
    changed {
      if $0.folds.contains(id) { $0.folds.removeAll { $0 == id } } else { $0.folds.append(id) }
    }
  }

  /// The same in another language.
  public func reading(_ language: Language) -> FilterAddress { changed { $0.language = language } }

  /// The same with all options of the open tab listed.
  public func findingAll() -> FilterAddress { changed { $0.find = "" } }

  /// The same with an option selected, or no longer selected, and the first page.
  public func toggling(_ selection: Selection) -> FilterAddress {
    searching {
      if $0.selections.contains(selection) {
        $0.selections.removeAll { $0 == selection }
      } else {
        $0.selections.append(selection)
      }
    }
  }

  /// The same with nothing selected in one category, and the first page.
  public func clearing(_ category: Category) -> FilterAddress {
    searching { $0.selections.removeAll { $0.category == category } }
  }

  /// The same without the search text, and the first page.
  public func clearingText() -> FilterAddress { searching { $0.text = "" } }

  /// The same without any condition, and the first page.
  public func clearing() -> FilterAddress {
    searching {
      $0.text = ""
      $0.selections = []
      $0.match = PerfumeSearch.Match()
    }
  }

  private func changed(_ change: (inout FilterAddress) -> Void) -> FilterAddress {
    var address = self
    change(&address)
    return address
  }

  private func searching(_ change: (inout FilterAddress) -> Void) -> FilterAddress {
    changed {
      change(&$0)
      $0.page = page.first
    }
  }
}
