/// A house that perfumes are sold under.
public struct Brand: CatalogOption {
  /// The tab under which it is selected.
  public static let category: Category = .brand

  /// Unique among its kind, and kept from one import to the next.
  public let id: Int
  /// As the catalogue gives it, composed (NFC), never empty.
  public let name: String
  /// The English name, when the catalogue has one beside `name`.
  public let englishName: String?
  /// The Korean name, when the catalogue has one beside `name`.
  public let koreanName: String?

  /// Makes the value from its parts, unchecked.
  public init(id: Int, name: String, englishName: String? = nil, koreanName: String? = nil) {
    self.id = id
    self.name = name
    self.englishName = englishName
    self.koreanName = koreanName
  }
}
