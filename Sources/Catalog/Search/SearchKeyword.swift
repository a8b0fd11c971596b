/// One selected option as the search knows it.
public struct SearchKeyword: CatalogNamed, Decodable, Hashable, Sendable {
  /// Unique among its kind, and kept from one import to the next.
  public let id: Int
  /// As the catalogue gives it, composed (NFC), never empty.
  public let name: String
  /// The English name, when the catalogue has one beside `name`.
  public let englishName: String?
  /// The Korean name, when the catalogue has one beside `name`.
  public let koreanName: String?
  /// The tab under which it is selected.
  public let category: Category

  /// Makes the value from its parts, unchecked.
  public init(
    id: Int,
    name: String,
    englishName: String? = nil,
    category: Category,
    koreanName: String? = nil
  ) {
    self.id = id
    self.name = name
    self.englishName = englishName
    self.koreanName = koreanName
    self.category = category
  }

  /// Makes the value from its parts, unchecked.
  public init<Option: CatalogOption>(_ option: Option) {
    self.init(
      id: option.id,
      name: option.name,
      englishName: option.englishName,
      category: Option.category,
      koreanName: option.koreanName
    )
  }
}
