/// What the filter asks of a catalogue.
///
/// Every read is synchronous and may be made from several threads at once. An id that the catalogue
/// does not have is no error: no perfume has that option.
public protocol CatalogRepository: Sendable {
  /// The series in the catalogue's order, each with all its ingredients, by id.
  func series() throws(CatalogError) -> [Series]

  /// All brands, by id: who shows them sorts them by their titles in the reader's language.
  func brands() throws(CatalogError) -> [Brand]

  /// All keywords, by id.
  func keywords() throws(CatalogError) -> [Keyword]

  /// The answer to a search: always the total, and the parts that are asked for.
  func search(
    _ search: PerfumeSearch,
    including parts: SearchParts
  ) throws(CatalogError) -> SearchResult

  /// The perfumes with these ids, in the order of the ids; one that does not exist is left out.
  func perfumes(ids: [Perfume.ID]) throws(CatalogError) -> [Perfume]
}
