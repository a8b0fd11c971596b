extension PerfumeSearch {
  /// What dropping each of the selected options would give, best first: for a search that nothing matches.
  ///
  /// `total` says how many perfumes a search matches; it is asked once for each option.
  package func relaxations(
    _ total: (PerfumeSearch) throws(CatalogError) -> Int
  ) throws(CatalogError) -> [Relaxation] {
    var relaxations: [Relaxation] = []
    var tried: Set<SelectedOption> = []
    for option in selected where tried.insert(SelectedOption(option)).inserted {
      let total = try total(dropping(option))
      if total > 0 { relaxations.append(Relaxation(drop: option, total: total)) }
    }
    // Sorting keeps the order of equals, which is the one in which they were selected.
    return relaxations.sorted { $0.total > $1.total }
  }

  /// One option under one identity, whatever name it came with.
  private struct SelectedOption: Hashable {
    let category: Category
    let id: Int

    init(_ option: SearchKeyword) {
      category = option.category
      id = option.id
    }
  }
}
