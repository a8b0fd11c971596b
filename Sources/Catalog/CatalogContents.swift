/// Everything that a catalogue holds, as one value.
///
/// For catalogues small enough to be in memory twice: the sample, tests, an app's own list. A larger
/// one is streamed to a writer perfume by perfume.
public struct CatalogContents: Equatable, Sendable {
  /// In the catalogue's order, each with its ingredients.
  public var series: [Series]
  /// In any order.
  public var brands: [Brand]
  /// In any order.
  public var keywords: [Keyword]
  /// In any order; what they refer to is in the other lists.
  public var perfumes: [Perfume]

  /// Makes the value from its parts, unchecked.
  public init(
    series: [Series] = [],
    brands: [Brand] = [],
    keywords: [Keyword] = [],
    perfumes: [Perfume] = []
  ) {
    self.series = series
    self.brands = brands
    self.keywords = keywords
    self.perfumes = perfumes
  }
}
