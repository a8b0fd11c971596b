package import Catalog

/// Small catalogues and searches that are made up to hit the corners: ties, repeated and odd names,
/// options that no perfume has, searches for what the catalogue does not hold.
package struct RandomCatalog {
  /// What was made up.
  package let contents: CatalogContents
  private var generator: SeededGenerator

  /// Makes up a catalogue of at most `size` perfumes, always the same for one seed.
  package init(seed: UInt64, size: Int = 40) {
    generator = SeededGenerator(seed: seed)
    contents = Self.contents(&generator, size: size)
  }

  private static let words = [
    "Rose", "rosé", "ROSE", "Eau", "l'Eau", "L’Artisan", "100%", "Love_2", "\"Q\"", "Noir", "%",
    "_",
    "Été", "Straße", "Æther", "장미", "딥티크", "조 말론", "까르띠에", "향", "ㄱ", "ㅈㅁㄹ", "4711", "№5", "D&G",
    "Mûre et Musc", "ＡＢＣ", "이솝", "\u{1103}\u{1175}\u{11B8}", "e\u{301}clat", "🌹", "--",
  ]

  private static func name(_ generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 1...3, using: &generator)
    return (0..<count).compactMap { _ in words.randomElement(using: &generator) }
      .joined(separator: " ")
  }

  private static func englishName(_ generator: inout SeededGenerator) -> String? {
    generator.once(in: 3) ? name(&generator) : nil
  }

  private static func koreanName(_ generator: inout SeededGenerator) -> String? {
    generator.once(in: 4) ? name(&generator) : nil
  }

  /// Ids with gaps, in random order.
  private static func ids(_ count: Int, _ generator: inout SeededGenerator) -> [Int] {
    generator.some(count, of: Array(1...(count * 2 + 1)))
  }
}

// MARK: - Catalogues

extension RandomCatalog {
  private static func contents(_ generator: inout SeededGenerator, size: Int) -> CatalogContents {
    var ingredientIDs = ids(12, &generator)
    let series = ids(Int.random(in: 0...4, using: &generator), &generator).map { id in
      let count = Int.random(in: 0...3, using: &generator)
      let ingredients = ingredientIDs.suffix(count).map {
        Ingredient(
          id: $0,
          seriesID: id,
          name: name(&generator),
          englishName: englishName(&generator),
          koreanName: koreanName(&generator)
        )
      }
      ingredientIDs.removeLast(count)
      return Series(
        id: id,
        name: name(&generator),
        englishName: englishName(&generator),
        ingredients: ingredients,
        koreanName: koreanName(&generator)
      )
    }
    let brands = ids(Int.random(in: 1...5, using: &generator), &generator).map {
      Brand(
        id: $0,
        name: name(&generator),
        englishName: englishName(&generator),
        koreanName: koreanName(&generator)
      )
    }
    let keywords = ids(Int.random(in: 0...5, using: &generator), &generator).map {
      Keyword(
        id: $0,
        name: name(&generator),
        englishName: englishName(&generator),
        koreanName: koreanName(&generator)
      )
    }
    let perfumes = ids(Int.random(in: 0...size, using: &generator), &generator).compactMap { id in
      brands.randomElement(using: &generator).map { brand in
        perfume(id: id, brand: brand, series: series, keywords: keywords, &generator)
      }
    }
    return CatalogContents(series: series, brands: brands, keywords: keywords, perfumes: perfumes)
  }

  private static func perfume(
    id: Int,
    brand: Brand,
    series: [Series],
    keywords: [Keyword],
    _ generator: inout SeededGenerator
  ) -> Perfume {
    let isRated = !generator.once(in: 4)
    return Perfume(
      id: id,
      brand: brand,
      name: name(&generator),
      englishName: englishName(&generator),
      year: generator.once(in: 4) ? nil : Int.random(in: 1999...2003, using: &generator),
      concentration: generator.once(in: 2) ? nil : "Eau de Parfum",
      gender: generator.once(in: 3) ? nil : Gender.allCases.randomElement(using: &generator),
      rating: isRated ? Double(Int.random(in: 0...10, using: &generator)) / 2 : nil,
      ratingCount: isRated ? Int.random(in: 0...3, using: &generator) : 0,
      price: generator.once(in: 2) ? nil : Price(amount: 14_900, currency: "KRW"),
      imageURL: generator.once(in: 2) ? nil : "https://example.org/\(id)?a=%20",
      ingredients: ingredients(of: series, &generator),
      keywords: generator.some(Int.random(in: 0...3, using: &generator), of: keywords)
    )
  }

  /// Flat, by layer, or both; some stand in two layers.
  private static func ingredients(
    of series: [Series],
    _ generator: inout SeededGenerator
  ) -> [PerfumeIngredient] {
    let all = series.flatMap { series in series.ingredients.map { ($0, series.name) } }
    let layers: [NoteLayer?] = generator.once(in: 2) ? [nil] : [.top, .middle, .base, nil]
    return layers.flatMap { layer in
      generator.some(Int.random(in: 0...3, using: &generator), of: all).map { ingredient, series in
        PerfumeIngredient(
          id: ingredient.id,
          name: ingredient.name,
          englishName: ingredient.englishName,
          series: series,
          layer: layer,
          koreanName: ingredient.koreanName
        )
      }
    }
  }
}

// MARK: - Searches

extension RandomCatalog {
  /// Makes up the next search of this catalogue.
  package mutating func nextSearch() -> PerfumeSearch {
    let ingredients = selection(of: contents.series.flatMap(\.ingredients))
    let brands = selection(of: contents.brands)
    let keywords = selection(of: contents.keywords)
    let offset = generator.once(in: 3) ? Int.random(in: 0...20, using: &generator) : 0
    return PerfumeSearch(
      text: text(),
      ingredients: ingredients,
      brands: brands,
      keywords: keywords,
      match: PerfumeSearch.Match(
        ingredients: generator.once(in: 3) ? .all : .any,
        keywords: generator.once(in: 3) ? .all : .any
      ),
      sort: PerfumeSearch.Sort.allCases.randomElement(using: &generator) ?? .popular,
      page: PerfumeSearch.Page(limit: Int.random(in: 1...15, using: &generator), offset: offset)
        ?? PerfumeSearch.Page()
    )
  }

  /// Mostly few options, now and then one that does not exist, or one twice.
  private mutating func selection<Option: CatalogOption>(of options: [Option]) -> [SearchKeyword] {
    if generator.once(in: 2) { return [] }
    let chosen = generator.some(Int.random(in: 0...3, using: &generator), of: options)
    var selection = chosen.map(SearchKeyword.init)
    if generator.once(in: 15) {
      selection.append(SearchKeyword(id: 9_999, name: "?", category: Option.category))
    }
    if let first = selection.first, generator.once(in: 15) { selection.append(first) }
    return selection
  }

  private mutating func text() -> String? {
    if generator.once(in: 2) { return nil }
    let texts = [
      "o", "로", "ros", "ㄷㅌ", "ㅈ", "  ", "", "eau rose", "%", "_", "'", "\"", "없다", "ㅈㅁㄹ 말",
    ]
    let name = Self.name(&generator)
    if generator.once(in: 2) { return texts.randomElement(using: &generator) }
    return String(name.dropFirst(Int.random(in: 0...2, using: &generator)).prefix(4))
  }
}
