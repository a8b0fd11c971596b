import Catalog

/// The perfumes of a benchmark catalogue in memory, packed, and put together again one by one.
///
/// A million take some 150 MB, and so little time that what is done with them can be timed.
struct MemorySource: Sendable {
  private struct Entry {
    let id: Int
    let brand: Brand
    let name: String
    let year: Int16?
    let rating: Double?
    let ratingCount: Int32
    let ingredientsEnd: Int32
    let keywordsEnd: Int32
  }

  private let listedIngredients: [PerfumeIngredient]
  private let listedKeywords: [Keyword]
  private var entries: [Entry] = []
  /// Places in the lists above, of all perfumes one after the other.
  private var ingredients: [Int16] = []
  private var keywords: [Int16] = []

  /// Reads the perfumes of `catalog`.
  init(_ catalog: SourceCatalog) throws {
    listedIngredients = Array(catalog.listedIngredients.values)
    listedKeywords = catalog.keywords
    let placeOfIngredient = Self.places(listedIngredients.map(\.id))
    let placeOfKeyword = Self.places(listedKeywords.map(\.id))
    try catalog.forEachPerfume { perfume in
      ingredients += perfume.ingredients.compactMap { placeOfIngredient[$0.id] }
      keywords += perfume.keywords.compactMap { placeOfKeyword[$0.id] }
      entries.append(
        Entry(
          id: perfume.id,
          brand: perfume.brand,
          name: perfume.name,
          year: perfume.year.map(Int16.init),
          rating: perfume.rating,
          ratingCount: Int32(perfume.ratingCount),
          ingredientsEnd: Int32(ingredients.count),
          keywordsEnd: Int32(keywords.count)
        )
      )
    }
  }

  /// Gives every perfume to `body` in the order of the ids.
  func forEachPerfume(_ body: (Perfume) throws -> Void) rethrows {
    var ingredient = 0
    var keyword = 0
    for entry in entries {
      let (ingredientsEnd, keywordsEnd) = (Int(entry.ingredientsEnd), Int(entry.keywordsEnd))
      try body(
        Perfume(
          id: entry.id,
          brand: entry.brand,
          name: entry.name,
          year: entry.year.map(Int.init),
          rating: entry.rating,
          ratingCount: Int(entry.ratingCount),
          ingredients: ingredients[ingredient..<ingredientsEnd].map { listedIngredients[Int($0)] },
          keywords: keywords[keyword..<keywordsEnd].map { listedKeywords[Int($0)] }
        )
      )
      (ingredient, keyword) = (ingredientsEnd, keywordsEnd)
    }
  }

  private static func places(_ ids: [Int]) -> [Int: Int16] {
    Dictionary(uniqueKeysWithValues: zip(ids, (0...).lazy.map(Int16.init)))
  }
}
