import Catalog

/// A small catalogue with names of every kind, also such as someone would attack a page with.
enum MadeCatalog {
  static let attack = #"<img src=x onerror=alert(1)>"'&"#

  static let contents: CatalogContents = {
    let bergamot = Ingredient(id: 1, seriesID: 1, name: "Bergamot", koreanName: "베르가못")
    let lemon = Ingredient(id: 2, seriesID: 1, name: "Lemon", koreanName: "레몬")
    let cedar = Ingredient(id: 3, seriesID: 2, name: "Cedar", koreanName: "시더")
    let brands =
      [Brand(id: 1, name: "Hermès", koreanName: "에르메스"), Brand(id: 2, name: attack)]
      + (3...8).map { Brand(id: $0, name: "House \($0)") }
    let fresh = Keyword(id: 1, name: "Fresh", koreanName: "상쾌한")
    let warm = Keyword(id: 2, name: "Warm", koreanName: "따뜻한")
    return CatalogContents(
      series: [
        Series(id: 1, name: "Citrus", ingredients: [bergamot, lemon], koreanName: "시트러스"),
        Series(id: 2, name: "Woody", ingredients: [cedar], koreanName: "우디"),
      ],
      brands: brands,
      keywords: [fresh, warm],
      perfumes: [
        Perfume(
          id: 1,
          brand: brands[0],
          name: "테르",
          englishName: "Terre",
          year: 2006,
          rating: 4.18,
          ratingCount: 1_204,
          price: Price(amount: 14_900, currency: "EUR"),
          imageURL: "https://example.com/terre.jpg?a=1&b=2",
          ingredients: [
            PerfumeIngredient(
              id: 1,
              name: "Bergamot",
              series: "Citrus",
              layer: .top,
              koreanName: "베르가못"
            ),
            PerfumeIngredient(
              id: 3,
              name: "Cedar",
              series: "Woody",
              layer: .base,
              koreanName: "시더"
            ),
          ],
          keywords: [fresh]
        ),
        Perfume(
          id: 2,
          brand: brands[1],
          name: attack,
          imageURL: "javascript:alert(1)",
          ingredients: [PerfumeIngredient(id: 2, name: "Lemon", series: "Citrus")],
          keywords: [warm]
        ),
      ]
        + (3...30).map {
          Perfume(id: $0, brand: brands[2 + $0 % 6], name: "Perfume \($0)", ratingCount: $0)
        }
    )
  }()
}
