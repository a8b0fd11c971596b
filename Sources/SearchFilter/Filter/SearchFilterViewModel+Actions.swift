public import Catalog

extension SearchFilterViewModel {
  /// Fetches the options and starts from `search`, as a saved or shared one.
  ///
  /// Options that no longer exist are left out and named in `notice`. A search that holds too many
  /// is refused whole: the filter stays as it was, and `notice` says why. A view that shows only some
  /// tabs names them; the options of the others are fetched only where the search selects some.
  ///
  /// - Parameters:
  ///   - search: What to start from.
  ///   - chips: The order in which its options were chosen, over all categories.
  ///   - tabs: The tabs that the view shows.
  public func open(
    _ search: PerfumeSearch = PerfumeSearch(),
    inOrderOf chips: [SearchKeyword] = [],
    showing tabs: Set<Category> = Set(Category.allCases)
  ) {
    for category in Category.allCases
    where tabs.contains(category) || !search[category].isEmpty {
      child(category).load()
    }
    start(from: search, inOrderOf: chips)
  }

  /// As `open`, with the options as the children have fetched them.
  package func start(from search: PerfumeSearch, inOrderOf chips: [SearchKeyword]) {
    change { state throws(FilterRefusal) in
      try state.restore(search, inOrderOf: chips)
      try leaveOutWhatIsGone(&state)
      state.answered = nil
    }
    opened = (self.search, selectedKeywords)
  }

  /// Removes one chip.
  public func remove(_ keyword: SearchKeyword) {
    change { $0.selection.remove(keyword) }
  }

  /// Removes everything that is selected in one category.
  public func clear(_ category: Category) {
    change { $0.selection.clear(category) }
  }

  /// Removes every condition: what is selected, the text, and the match modes.
  public func clear() {
    change { $0.clear() }
  }

  /// Hands over the search; what is selected now is what a later `close()` goes back to.
  @discardableResult
  public func done() -> PerfumeSearch {
    opened = (search, selectedKeywords)
    return search
  }

  /// Gives up what was changed since the filter was opened or last done.
  public func close() {
    change { state throws(FilterRefusal) in
      try state.restore(opened.search, inOrderOf: opened.chips)
    }
  }

  /// Searches again after a failure, and lets every child that failed fetch again.
  ///
  /// What turns out to be gone from the catalogue is left out and named in `notice`.
  public func retry() {
    for child in Category.allCases.map(child) where child.error != nil { child.load() }
    change { state throws(FilterRefusal) in
      try leaveOutWhatIsGone(&state)
      state.answered = nil
    }
  }

  /// Puts the options as the catalogue has them now in the place of the selected ones.
  private func leaveOutWhatIsGone(_ state: inout FilterState) throws(FilterRefusal) {
    var gone: [SearchKeyword] = []
    let known = state.selection.keywords.compactMap { saved in
      let found = child(saved.category).restoring(saved)
      if found == nil { gone.append(saved) }
      return found
    }
    var search = state.search
    for category in Category.allCases {
      search[category] = known.filter { $0.category == category }
    }
    state.selection = try FilterSelection(search, inOrderOf: known)
    if gone.isEmpty {
      // The same options under the names they have now: the page stays.
      state.page = search.page
    } else {
      state.notice = .optionsGone(gone)
    }
  }
}

extension SearchFilterViewModel: FilterDelegate {
  /// Takes the ingredients that the series tab proposes, all of them or none.
  public func updateIngredients(_ ingredients: [Ingredient]) throws(FilterRefusal) {
    try replace(.series, with: ingredients.map { SearchKeyword($0) })
  }

  /// Takes the brands that the brand tab proposes, all of them or none.
  public func updateBrands(_ brands: [Brand]) throws(FilterRefusal) {
    try replace(.brand, with: brands.map { SearchKeyword($0) })
  }

  /// Takes the keywords that the keyword tab proposes, all of them or none.
  public func updateKeywords(_ keywords: [Keyword]) throws(FilterRefusal) {
    try replace(.keyword, with: keywords.map { SearchKeyword($0) })
  }

  private func replace(
    _ category: Category,
    with proposed: [SearchKeyword]
  ) throws(FilterRefusal) {
    let refusal = change { state throws(FilterRefusal) in
      try state.selection.replace(category, with: proposed)
    }
    if let refusal { throw refusal }
  }
}
