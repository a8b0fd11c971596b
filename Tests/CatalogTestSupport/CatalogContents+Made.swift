package import Catalog

extension CatalogContents {
  /// Perfumes of one brand with these names, numbered from 1, and nothing else.
  package static func named(_ names: [String], brand: String = "House") -> CatalogContents {
    let brand = Brand(id: 1, name: brand)
    return CatalogContents(
      brands: [brand],
      perfumes: names.enumerated().map {
        Perfume(id: $0.offset + 1, brand: brand, name: $0.element)
      }
    )
  }

  /// A regular catalogue of any size: each perfume has one of 7 brands, 3 of `ingredients` ingredients
  /// in 5 series, and 2 of 11 keywords.
  package static func regular(perfumes count: Int, ingredients: Int = 40) -> CatalogContents {
    let brands = (1...7).map { Brand(id: $0, name: "Brand \($0)") }
    let keywords = (1...11).map { Keyword(id: $0, name: "Keyword \($0)") }
    let all = (1...ingredients).map {
      Ingredient(id: $0, seriesID: $0 % 5 + 1, name: "Ingredient \($0)")
    }
    let series = (1...5).map { id in
      Series(id: id, name: "Series \(id)", ingredients: all.filter { $0.seriesID == id })
    }
    let perfumes = (1...count).map { id in
      Perfume(
        id: id,
        brand: brands[id % 7],
        name: "Perfume \(id % 1_000)",
        year: 1950 + id % 70,
        rating: Double(id % 11) / 2.2,
        ratingCount: id * 7_919 % 10_007,
        ingredients: Set([id, id / 3, id / 7].map { $0 % ingredients }).sorted().map {
          PerfumeIngredient(id: $0 + 1, name: all[$0].name, series: "Series \(($0 + 1) % 5 + 1)")
        },
        keywords: Set([id % 11, id / 5 % 11]).sorted().map { keywords[$0] }
      )
    }
    return CatalogContents(series: series, brands: brands, keywords: keywords, perfumes: perfumes)
  }
}

extension PerfumeSearch {
  /// A search for options by their names, as `repository` has them; what it has not is left out.
  package static func naming(
    ingredients: [String] = [],
    brands: [String] = [],
    keywords: [String] = [],
    text: String? = nil,
    in repository: any CatalogRepository
  ) throws -> PerfumeSearch {
    func find<Option: CatalogOption>(_ names: [String], in options: [Option]) -> [SearchKeyword] {
      names.compactMap { name in
        options.first { SearchKey($0.name) == SearchKey(name) }.map(SearchKeyword.init)
      }
    }
    return PerfumeSearch(
      text: text,
      ingredients: find(ingredients, in: try repository.series().flatMap(\.ingredients)),
      brands: find(brands, in: try repository.brands()),
      keywords: find(keywords, in: try repository.keywords())
    )
  }
}
