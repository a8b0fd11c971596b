import Catalog
import SearchIndex

/// One search on one connection that a search index answers; the tables give only the perfumes of the page.
struct IndexedSearch {
  private let search: PerfumeSearch
  private let index: IndexReader
  private let connection: Connection

  init(_ search: PerfumeSearch, _ index: SearchIndex, on connection: Connection) {
    self.search = search
    self.index = IndexReader(index, StoredIndex(connection))
    self.connection = connection
  }

  /// The answer, with the parts that are asked for.
  func result(including parts: SearchParts) throws(CatalogError) -> SearchResult {
    let answer = try index.answer(search, including: parts)
    return SearchResult(
      total: answer.total,
      perfumes: try connection.perfumes(ids: answer.perfumes),
      counts: answer.counts,
      relaxations: answer.total == 0 ? try relaxations() : []
    )
  }

  private func relaxations() throws(CatalogError) -> [Relaxation] {
    guard !search.selected.isEmpty else { return [] }
    let textAlone = PerfumeSearch(text: search.text)
    // Where no perfume has the text in its names, nothing helps that could be dropped.
    guard try index.answer(textAlone, including: []).total > 0 else { return [] }
    return try search.relaxations { search throws(CatalogError) in
      try index.answer(search, including: []).total
    }
  }
}
