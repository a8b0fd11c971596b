package import Catalog
import Synchronization

/// A repository whose reads fail when told to.
package final class FailingCatalogRepository: CatalogRepository {
  /// A read that can fail.
  package enum Read: Hashable, Sendable {
    case series, brands, keywords, search, perfumes
  }

  private let repository: any CatalogRepository
  private let failing = Mutex<Set<Read>>([])

  package init(_ repository: any CatalogRepository) { self.repository = repository }

  /// The reads that fail from now on.
  package var failures: Set<Read> {
    get { failing.withLock { $0 } }
    set { failing.withLock { $0 = newValue } }
  }

  package func series() throws(CatalogError) -> [Series] {
    try fail(.series)
    return try repository.series()
  }

  package func brands() throws(CatalogError) -> [Brand] {
    try fail(.brands)
    return try repository.brands()
  }

  package func keywords() throws(CatalogError) -> [Keyword] {
    try fail(.keywords)
    return try repository.keywords()
  }

  package func search(
    _ search: PerfumeSearch,
    including parts: SearchParts
  ) throws(CatalogError) -> SearchResult {
    try fail(.search)
    return try repository.search(search, including: parts)
  }

  package func perfumes(ids: [Perfume.ID]) throws(CatalogError) -> [Perfume] {
    try fail(.perfumes)
    return try repository.perfumes(ids: ids)
  }

  private func fail(_ read: Read) throws(CatalogError) {
    if failures.contains(read) { throw CatalogError(.damaged, path: "failing.db") }
  }
}
