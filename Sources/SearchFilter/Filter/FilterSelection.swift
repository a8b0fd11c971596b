internal import Catalog

/// What is selected, in the order chosen over all categories, and the rule that limits it.
package struct FilterSelection: Equatable {
  /// The most options that can be selected in one category: the only place that says so.
  package static let limit: Int = 5

  private(set) var keywords: [SearchKeyword] = []

  init() {}

  /// The selection of a search, or the refusal when one of its categories holds too many.
  ///
  /// A search knows the order within each category; `chips` says that over all of them.
  init(_ search: PerfumeSearch, inOrderOf chips: [SearchKeyword]) throws(FilterRefusal) {
    for category in Category.allCases {
      try replace(category, with: search[category])
    }
    let known = chips.compactMap { chip in
      keywords.first { $0.category == chip.category && $0.id == chip.id }
    }
    var seen: Set<SearchKeyword> = []
    keywords = (known + keywords).filter { seen.insert($0).inserted }
  }

  subscript(category: Category) -> [SearchKeyword] { keywords.filter { $0.category == category } }

  /// Takes the whole list for one category, or throws and changes nothing.
  ///
  /// An option named twice is selected once; what was selected before keeps its place in the order.
  mutating func replace(
    _ category: Category,
    with proposed: [SearchKeyword]
  ) throws(FilterRefusal) {
    var ids: Set<Int> = []
    let wanted = proposed.filter { ids.insert($0.id).inserted }
    guard wanted.count <= Self.limit else {
      throw .limitReached(category, limit: Self.limit)
    }
    let kept = keywords.filter { $0.category != category || ids.contains($0.id) }
    let before = Set(self[category].map(\.id))
    keywords = kept + wanted.filter { !before.contains($0.id) }
  }

  mutating func remove(_ keyword: SearchKeyword) {
    keywords.removeAll { $0.category == keyword.category && $0.id == keyword.id }
  }

  mutating func clear(_ category: Category) {
    keywords.removeAll { $0.category == category }
  }
}
