import Catalog

extension CatalogRows {
  /// The columns that a perfume is bound to, in that order.
  static let perfumeColumns = [
    "id", "brand_id", "name", "english_name", "name_key", "year", "concentration", "gender",
    "rating",
    "rating_count", "price", "currency", "image_url", "top", "middle", "base", "unlayered",
    "keywords",
  ]

  /// Adds a perfume with its links to ingredients and keywords, and the text that it is found by.
  ///
  /// An ingredient that one layer lists twice, and a keyword that is listed twice, are kept once.
  func add(_ perfume: Perfume) throws(CatalogError) {
    try check(perfume.fault ?? perfume.valueFault, .perfume, perfume.id)
    nextIDs.keep(perfume.id, .perfume)
    let key = SearchKey(perfume.name)
    try addRow(perfume, key)
    let englishKey = perfume.englishName.map { [SearchKey($0)] } ?? []
    perfumeTexts.add(perfume, SearchableText(keys: [key] + englishKey))
    brandLinks.add(perfume.id, [perfume.brand.id])
    ingredientLinks.add(perfume.id, perfume.ingredientIDs { _ in true }.once)
    keywordLinks.add(perfume.id, perfume.keywordIDs.once)
  }

  private func addRow(_ perfume: Perfume, _ key: SearchKey) throws(CatalogError) {
    let row = self.perfume
    row.reset()
    try row.bind(perfume.id, at: 1)
    try row.bind(perfume.brand.id, at: 2)
    try row.bind(perfume.name.composed, at: 3)
    try row.bind(perfume.englishName?.composed, at: 4)
    try row.bind(key.text, at: 5)
    try row.bind(perfume.year, at: 6)
    try row.bind(perfume.concentration?.composed, at: 7)
    try row.bind(perfume.gender?.rawValue, at: 8)
    try row.bind(perfume.rating, at: 9)
    try row.bind(perfume.ratingCount, at: 10)
    try row.bind(perfume.price?.amount, at: 11)
    try row.bind(perfume.price?.currency, at: 12)
    try row.bind(perfume.imageURL, at: 13)
    try bind(perfume.ingredientIDs { $0 == .top }, to: row, at: 14)
    try bind(perfume.ingredientIDs { $0 == .middle }, to: row, at: 15)
    try bind(perfume.ingredientIDs { $0 == .base }, to: row, at: 16)
    try bind(perfume.ingredientIDs { $0 == nil }, to: row, at: 17)
    try bind(perfume.keywordIDs, to: row, at: 18)
    while try row.step() {}
  }

  private func bind(_ ids: [Int], to row: Statement, at index: Int32) throws(CatalogError) {
    if ids.isEmpty {
      try row.bind(nil as Int?, at: index)
    } else {
      try row.bind(utf8: IDList.text(ids.once), at: index)
    }
  }
}

extension Perfume {
  /// The ids of the ingredients in some layers, in the order listed.
  ///
  /// By index, since to take an ingredient out of the list would copy its names.
  fileprivate func ingredientIDs(_ isWanted: (NoteLayer?) -> Bool) -> [Int] {
    var ids: [Int] = []
    for index in ingredients.indices where isWanted(ingredients[index].layer) {
      if ids.isEmpty { ids.reserveCapacity(ingredients.count - index) }
      ids.append(ingredients[index].id)
    }
    return ids
  }

  fileprivate var keywordIDs: [Int] { keywords.indices.map { keywords[$0].id } }
}

extension [Int] {
  /// Each number once, where it comes first.
  fileprivate var once: [Int] {
    // Nearly always there is nothing to leave out, and in a short list that is soon seen.
    let isOnce =
      count <= 32
      && indices.dropFirst().allSatisfy { index in !self[..<index].contains(self[index]) }
    if isOnce { return self }
    var seen: Set<Int> = []
    return filter { seen.insert($0).inserted }
  }
}
