/// A catalogue entry.
public struct Perfume: CatalogNamed, Identifiable, Hashable, Sendable {
  /// Unique among its kind, and kept from one import to the next.
  public let id: Int
  /// The house that sells it.
  public let brand: Brand
  /// As the catalogue gives it, composed (NFC), never empty.
  public let name: String
  /// The English name, when the catalogue has one beside `name`.
  public let englishName: String?
  /// The year of launch, when known.
  public let year: Int?
  /// As the catalogue gives it: "Eau de Parfum", "Extrait".
  public let concentration: String?
  /// Whom it is sold to, when known.
  public let gender: Gender?
  /// From 0 to 5; none when nobody has rated it.
  public let rating: Double?
  /// How many people have rated it; not negative.
  public let ratingCount: Int
  /// The list price, when known.
  public let price: Price?
  /// Where a picture of it is, when known.
  public let imageURL: String?
  /// By layer from top to base, then those with no layer; within a layer in the order listed.
  ///
  /// An ingredient that is listed in two layers stands here twice.
  public let ingredients: [PerfumeIngredient]
  /// In the order listed.
  public let keywords: [Keyword]

  /// Makes the value from its parts, unchecked.
  public init(
    id: Int,
    brand: Brand,
    name: String,
    englishName: String? = nil,
    year: Int? = nil,
    concentration: String? = nil,
    gender: Gender? = nil,
    rating: Double? = nil,
    ratingCount: Int = 0,
    price: Price? = nil,
    imageURL: String? = nil,
    ingredients: [PerfumeIngredient] = [],
    keywords: [Keyword] = []
  ) {
    self.id = id
    self.brand = brand
    self.name = name
    self.englishName = englishName
    self.year = year
    self.concentration = concentration
    self.gender = gender
    self.rating = rating
    self.ratingCount = ratingCount
    self.price = price
    self.imageURL = imageURL
    self.ingredients = ingredients
    self.keywords = keywords
  }
}

/// Whom a perfume is sold to.
public enum Gender: String, CaseIterable, Sendable {
  case women
  case men
  case unisex
}
