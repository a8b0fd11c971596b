/// A scent family, such as Citrus, with the ingredients that belong to it.
public struct Series: CatalogNamed, Identifiable, Hashable, Sendable {
  /// Unique among its kind, and kept from one import to the next.
  public let id: Int
  /// As the catalogue gives it, composed (NFC), never empty.
  public let name: String
  /// The English name, when the catalogue has one beside `name`.
  public let englishName: String?
  /// The Korean name, when the catalogue has one beside `name`.
  public let koreanName: String?
  /// In the order of their names' search keys.
  public let ingredients: [Ingredient]

  /// Makes the value from its parts, unchecked.
  public init(
    id: Int,
    name: String,
    englishName: String? = nil,
    ingredients: [Ingredient] = [],
    koreanName: String? = nil
  ) {
    self.id = id
    self.name = name
    self.englishName = englishName
    self.koreanName = koreanName
    self.ingredients = ingredients
  }
}
