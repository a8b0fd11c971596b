internal import Catalog

/// What is selected between one call of the program and the next.
struct Session: Hashable, Sendable {
  /// The filter as it stands.
  var search = PerfumeSearch()
  /// What is selected, in the order chosen over all categories, which the search does not know.
  var selected: [SearchKeyword] = []
}
