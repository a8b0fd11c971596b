internal import Catalog
private import Synchronization

/// The options of one catalogue, read once for all who ask.
final class KeptOptions: Sendable {
  /// The catalogue's own.
  let digest: String

  private struct Lists {
    var series: [Series]?
    var brands: [Brand]?
    var keywords: [Keyword]?
  }

  private let lists = Mutex(Lists())

  init(digest: String) { self.digest = digest }

  fileprivate func series(
    _ read: () throws(CatalogError) -> [Series]
  ) throws(CatalogError) -> [Series] { try kept(\.series, read) }

  fileprivate func brands(
    _ read: () throws(CatalogError) -> [Brand]
  ) throws(CatalogError) -> [Brand] { try kept(\.brands, read) }

  fileprivate func keywords(
    _ read: () throws(CatalogError) -> [Keyword]
  ) throws(CatalogError) -> [Keyword] { try kept(\.keywords, read) }

  /// Whoever comes first reads, without keeping the others from what is there already.
  private func kept<Value: Sendable>(
    _ list: any WritableKeyPath<Lists, Value?> & Sendable,
    _ read: () throws(CatalogError) -> Value
  ) throws(CatalogError) -> Value {
    if let value = lists.withLock({ $0[keyPath: list] }) { return value }
    let value = try read()
    lists.withLock { $0[keyPath: list] = value }
    return value
  }
}

/// A catalogue whose options are kept from one request to the next.
struct KeptCatalog: CatalogRepository {
  let base: any CatalogRepository
  let options: KeptOptions

  func series() throws(CatalogError) -> [Series] {
    try options.series { () throws(CatalogError) in try base.series() }
  }

  func brands() throws(CatalogError) -> [Brand] {
    try options.brands { () throws(CatalogError) in try base.brands() }
  }

  func keywords() throws(CatalogError) -> [Keyword] {
    try options.keywords { () throws(CatalogError) in try base.keywords() }
  }

  func search(
    _ search: PerfumeSearch,
    including parts: SearchParts
  ) throws(CatalogError) -> SearchResult {
    try base.search(search, including: parts)
  }

  func perfumes(ids: [Perfume.ID]) throws(CatalogError) -> [Perfume] {
    try base.perfumes(ids: ids)
  }
}
