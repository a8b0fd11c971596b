internal import Catalog

/// What is selected between one call of the program and the next.
struct Session: Hashable, Sendable {
  /// The filter as it stands.
  var search = PerfumeSearch()
  /// The tab shown last, when one has been.
  var tab: Category?
}
