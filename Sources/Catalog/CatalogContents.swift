/// Everything a catalogue holds, in memory.
public struct CatalogContents: Equatable, Sendable {
  /// In the catalogue's order, each with its ingredients.
  public var series: [Series]
  /// All brands, in any order.
  public var brands: [Brand]
  /// All keywords, in any order.
  public var keywords: [Keyword]
  /// All perfumes, in any order.
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
