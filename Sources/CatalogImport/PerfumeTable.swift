internal import Catalog

/// The table of the perfumes, whose cells refer to the other tables.
struct PerfumeTable {
  let rows: [CSVTable.Row]
  private let seriesNames: [Series.ID: String]
  private let ingredients: OptionIndex<Ingredient>
  private let brands: OptionIndex<Brand>
  private let keywords: OptionIndex<Keyword>

  private static let columns = [
    "name", "english_name", "brand", "year", "concentration", "gender", "rating", "rating_count",
    "price", "currency", "image_url", "top", "middle", "base", "ingredients", "keywords",
  ]

  init(
    series: [Series],
    ingredients: OptionIndex<Ingredient>,
    brands: OptionIndex<Brand>,
    keywords: OptionIndex<Keyword>,
    bytes: [UInt8]
  ) throws(CatalogError) {
    rows = try CSVTable("perfumes.csv", bytes, columns: Self.columns).rows
    seriesNames = Dictionary(
      series.map { ($0.id, $0.name) },
      uniquingKeysWith: { first, _ in first }
    )
    self.ingredients = ingredients
    self.brands = brands
    self.keywords = keywords
  }

  func perfume(_ row: CSVTable.Row, id: Perfume.ID) throws(CatalogError) -> Perfume {
    let count = "a number that is not negative"
    return Perfume(
      id: id,
      brand: try brands.find(try row.required("brand"), in: row, "brand"),
      name: try row.required("name"),
      englishName: row["english_name"],
      year: try row.value("year", "a year") { Int($0).flatMap { (1...9999) ~= $0 ? $0 : nil } },
      concentration: row["concentration"],
      gender: try row.value("gender", "women, men or unisex") { Gender(rawValue: $0) },
      rating: try row.value("rating", "a number from 0 to 5") { text in
        Double(text).flatMap { (0...5) ~= $0 ? $0 : nil }
      },
      ratingCount: try row.value("rating_count", count) { Int($0).flatMap { $0 < 0 ? nil : $0 } }
        ?? 0,
      price: try price(row),
      imageURL: row["image_url"],
      ingredients: try ingredients(row),
      keywords: try options(row, "keywords", keywords)
    )
  }

  private func price(_ row: CSVTable.Row) throws(CatalogError) -> Price? {
    let amount = try row.value("price", "an amount in minor units") { text in
      Int(text).flatMap { $0 < 0 ? nil : $0 }
    }
    let currency = try row.value("currency", "a currency code such as KRW") { text in
      text.count == 3 && text.allSatisfy { ("A"..."Z").contains($0) } ? text : nil
    }
    switch (amount, currency) {
    case (let amount?, let currency?): return Price(amount: amount, currency: currency)
    case (nil, nil): return nil
    case (nil, _): throw row.error("price", "is empty, but the currency is not")
    case (_, nil): throw row.error("currency", "is empty, but the price is not")
    }
  }

  private func ingredients(_ row: CSVTable.Row) throws(CatalogError) -> [PerfumeIngredient] {
    var listed: [PerfumeIngredient] = []
    for (column, layer) in [
      ("top", NoteLayer.top), ("middle", .middle), ("base", .base), ("ingredients", nil),
    ] {
      listed += try options(row, column, ingredients).map { ingredient in
        PerfumeIngredient(
          id: ingredient.id,
          name: ingredient.name,
          englishName: ingredient.englishName,
          series: seriesNames[ingredient.seriesID] ?? "",
          layer: layer
        )
      }
    }
    return listed
  }

  /// The options that a cell lists, each once.
  private func options<Option: CatalogNamed & Identifiable>(
    _ row: CSVTable.Row,
    _ column: String,
    _ index: OptionIndex<Option>
  ) throws(CatalogError) -> [Option] {
    var seen: Set<Option.ID> = []
    var options: [Option] = []
    for name in row.list(column) {
      let option = try index.find(name, in: row, column)
      if seen.insert(option.id).inserted { options.append(option) }
    }
    return options
  }
}
