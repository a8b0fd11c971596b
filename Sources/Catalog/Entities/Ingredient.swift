/// A note that a perfume can be composed of, such as Bergamot; it belongs to exactly one series.
public struct Ingredient: CatalogOption {
  /// The tab under which it is selected.
  public static let category: Category = .series

  /// Unique among its kind, and kept from one import to the next.
  public let id: Int
  /// The one series that it belongs to.
  public let seriesID: Series.ID
  /// As the catalogue gives it, composed (NFC), never empty.
  public let name: String
  /// The English name, when the catalogue has one beside `name`.
  public let englishName: String?
  /// The Korean name, when the catalogue has one beside `name`.
  public let koreanName: String?

  /// Makes the value from its parts, unchecked.
  public init(
    id: Int,
    seriesID: Series.ID,
    name: String,
    englishName: String? = nil,
    koreanName: String? = nil
  ) {
    self.id = id
    self.seriesID = seriesID
    self.name = name
    self.englishName = englishName
    self.koreanName = koreanName
  }
}
