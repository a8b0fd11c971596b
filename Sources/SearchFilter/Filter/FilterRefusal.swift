public import Catalog

/// Why the filter did not do what was asked; everything is then as it was.
public enum FilterRefusal: Error, Hashable, Sendable {
  /// More options of a category than may be selected at once.
  case limitReached(Category, limit: Int)
  /// A text of more characters than are searched for.
  case textTooLong(limit: Int)
  /// A tap while the category's options have not been fetched.
  case optionsUnavailable(Category)
  /// An id that the catalogue does not have.
  case noSuchOption(Category, id: Int)
}

/// What the filter has to say about the last request.
public enum FilterNotice: Hashable, Sendable {
  case refused(FilterRefusal)
  /// Options of a restored search that the catalogue no longer has; the rest was restored.
  case optionsGone([SearchKeyword])
}
