public import Catalog

/// A search that the filter wants answered.
///
/// It can cross to another thread, be answered there from the repository, and come back.
public struct SearchRequest: Hashable, Sendable {
  /// What to search for.
  public let search: PerfumeSearch
  /// The parts of the answer that the filter's view draws.
  public let parts: SearchParts
  /// Tells a request from an older one for the same search.
  let number: Int

  /// Asks `repository`, on whatever thread this is called.
  public func answer(from repository: some CatalogRepository) -> SearchAnswer {
    do throws(CatalogError) {
      return .success(try repository.search(search, including: parts))
    } catch {
      return .failure(error)
    }
  }
}

/// What came of a search.
public typealias SearchAnswer = Result<SearchResult, CatalogError>

/// When a filter's searches are answered.
public enum SearchTiming: Sendable {
  /// At once, before the call that caused the search returns.
  case immediately
  /// When the owner hands the answer to `deliver(_:for:)`: for an app that searches off its main
  /// thread.
  case whenDelivered
}
