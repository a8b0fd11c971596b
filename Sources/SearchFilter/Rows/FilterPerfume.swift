public import Catalog

/// A perfume of the result page.
public struct FilterPerfume: FilterRow, Hashable, Sendable {
  /// The whole perfume.
  public let perfume: Perfume
  /// The name, in the filter's language.
  public let title: String
  /// The name of the brand, in the filter's language.
  public let brand: String

  /// The id of the perfume.
  public var id: Perfume.ID { perfume.id }
  /// The year of launch, "-" when unknown.
  public var detail: String { perfume.year.map(String.init) ?? "-" }
}
