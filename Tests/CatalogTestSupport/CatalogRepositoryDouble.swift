package import Catalog
import Synchronization

/// A repository that fails where it is told to, answers as another one otherwise, and keeps count.
package final class CatalogRepositoryDouble: CatalogRepository {
  /// A read that can be made to fail.
  package enum Method: Hashable, CaseIterable, Sendable {
    case series
    case brands
    case keywords
    case search
    case perfumes
  }

  private struct State {
    var failures: [Method: CatalogError] = [:]
    var calls: [Method: Int] = [:]
    var searches: [PerfumeSearch] = []
  }

  private let base: any CatalogRepository
  private let state: Mutex<State> = Mutex(State())

  /// Answers as `base` does, until something is made to fail.
  package init(_ base: any CatalogRepository) { self.base = base }

  /// Makes a method throw `error` from now on; none makes it answer again.
  package func fail(_ method: Method, with error: CatalogError?) {
    state.withLock { $0.failures[method] = error }
  }

  /// Makes everything answer again.
  package func mend() { state.withLock { $0.failures = [:] } }

  /// How often a method was called, also when it failed.
  package func calls(to method: Method) -> Int { state.withLock { $0.calls[method] ?? 0 } }

  /// What was searched for, in order.
  package var searches: [PerfumeSearch] { state.withLock(\.searches) }

  /// The series of the base.
  package func series() throws(CatalogError) -> [Series] {
    try called(.series)
    return try base.series()
  }

  /// The brands of the base.
  package func brands() throws(CatalogError) -> [Brand] {
    try called(.brands)
    return try base.brands()
  }

  /// The keywords of the base.
  package func keywords() throws(CatalogError) -> [Keyword] {
    try called(.keywords)
    return try base.keywords()
  }

  /// The answer of the base.
  package func search(
    _ search: PerfumeSearch,
    including parts: SearchParts
  ) throws(CatalogError) -> SearchResult {
    state.withLock { $0.searches.append(search) }
    try called(.search)
    return try base.search(search, including: parts)
  }

  /// The perfumes of the base.
  package func perfumes(ids: [Perfume.ID]) throws(CatalogError) -> [Perfume] {
    try called(.perfumes)
    return try base.perfumes(ids: ids)
  }

  private func called(_ method: Method) throws(CatalogError) {
    let failure = state.withLock { state in
      state.calls[method, default: 0] += 1
      return state.failures[method]
    }
    if let failure { throw failure }
  }
}
