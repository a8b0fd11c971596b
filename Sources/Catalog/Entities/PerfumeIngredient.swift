/// An ingredient as one perfume lists it.
public struct PerfumeIngredient: CatalogNamed, Identifiable, Hashable, Sendable {
  /// The id of the `Ingredient`.
  public let id: Int
  /// As the catalogue gives it, composed (NFC), never empty.
  public let name: String
  /// The English name, when the catalogue has one beside `name`.
  public let englishName: String?
  /// The Korean name, when the catalogue has one beside `name`.
  public let koreanName: String?
  /// The name of the series that the ingredient belongs to.
  public let series: String
  /// Where in the pyramid it stands; none when the perfume lists its ingredients flat.
  public let layer: NoteLayer?

  /// Makes the value from its parts, unchecked.
  public init(
    id: Int,
    name: String,
    englishName: String? = nil,
    series: String,
    layer: NoteLayer? = nil,
    koreanName: String? = nil
  ) {
    self.id = id
    self.name = name
    self.englishName = englishName
    self.koreanName = koreanName
    self.series = series
    self.layer = layer
  }
}

/// A level of the pyramid: how soon a note is smelt.
public enum NoteLayer: String, CaseIterable, Sendable {
  case top
  case middle
  case base
}
