package import Catalog

/// Catalogues as they are in life: few options that many perfumes have, and many that few have.
package struct SkewedCatalog {
  /// What was made up.
  package let contents: CatalogContents
  private var generator: SeededGenerator

  /// Makes up a catalogue, always the same for one seed.
  package init(perfumes count: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let brands = (1...30).map { Brand(id: $0 * 3, name: "Brand \($0)", koreanName: "브랜드 \($0)") }
    let keywords = (1...20).map { Keyword(id: $0 + 100, name: "Keyword \($0)") }
    let ingredients = (1...90).map {
      Ingredient(id: $0 * 2, seriesID: $0 % 6 + 1, name: "Note \($0)")
    }
    let series = (1...6).map { id in
      Series(id: id, name: "Series \(id)", ingredients: ingredients.filter { $0.seriesID == id })
    }
    let words = ["Rose", "Oud", "Noir", "Été", "장미", "조 말론", "Eau", "Nuit", "꽃", "D'Or"]
    let perfumes = (1...count).map { number in
      Perfume(
        id: number * 2 - 1,
        brand: Self.skewed(brands, &generator),
        name: "\(generator.some(2, of: words).joined(separator: " ")) \(number % 97)",
        englishName: generator.once(in: 5) ? "Rose \(number)" : nil,
        year: generator.once(in: 7) ? nil : Int.random(in: 1990...2026, using: &generator),
        rating: generator.once(in: 6)
          ? nil : Double(Int.random(in: 0...50, using: &generator)) / 10,
        ratingCount: Int.random(in: 0...300, using: &generator),
        ingredients: Self.several(6, ingredients, &generator).map {
          PerfumeIngredient(
            id: $0.id,
            name: $0.name,
            series: "Series \($0.seriesID)",
            layer: [.top, .middle, .base, nil][number % 4]
          )
        },
        keywords: Self.several(4, keywords, &generator)
      )
    }
    contents = CatalogContents(
      series: series,
      brands: brands,
      keywords: keywords,
      perfumes: perfumes
    )
    self.generator = generator
  }

  /// The first is the likeliest by far.
  private static func skewed<Option>(
    _ options: [Option],
    _ generator: inout SeededGenerator
  ) -> Option {
    let place = Double.random(in: 0..<1, using: &generator)
    return options[Int(place * place * place * Double(options.count))]
  }

  private static func several<Option: Identifiable>(
    _ limit: Int,
    _ options: [Option],
    _ generator: inout SeededGenerator
  ) -> [Option] {
    var chosen: [Option] = []
    for _ in 0..<Int.random(in: 0...limit, using: &generator) {
      let option = skewed(options, &generator)
      if !chosen.contains(where: { $0.id == option.id }) { chosen.append(option) }
    }
    return chosen
  }

  /// Makes up the next search of this catalogue.
  package mutating func nextSearch() -> PerfumeSearch {
    let texts = ["rose", "ㅈㅁ", "조 말", "9", "rose 1 oud", "꽃", "브랜드 2", "없다", "e"]
    let offsets = [0, 0, 0, 7, 90, 1_500, Int.random(in: 0...9_000, using: &generator)]
    return PerfumeSearch(
      text: generator.once(in: 3) ? texts.randomElement(using: &generator) : nil,
      ingredients: selection(of: contents.series.flatMap(\.ingredients)),
      brands: selection(of: contents.brands),
      keywords: selection(of: contents.keywords),
      match: PerfumeSearch.Match(
        ingredients: generator.once(in: 4) ? .all : .any,
        keywords: generator.once(in: 2) ? .all : .any
      ),
      sort: PerfumeSearch.Sort.allCases.randomElement(using: &generator) ?? .popular,
      page: PerfumeSearch.Page(
        limit: Int.random(in: 1...100, using: &generator),
        offset: offsets.randomElement(using: &generator) ?? 0
      ) ?? PerfumeSearch.Page()
    )
  }

  private mutating func selection<Option: CatalogOption>(of options: [Option]) -> [SearchKeyword] {
    if generator.once(in: 2) { return [] }
    let isLikely = generator.once(in: 2)
    return (0..<Int.random(in: 1...5, using: &generator)).compactMap { _ in
      isLikely ? Self.skewed(options, &generator) : options.randomElement(using: &generator)
    }.map(SearchKeyword.init)
  }
}
