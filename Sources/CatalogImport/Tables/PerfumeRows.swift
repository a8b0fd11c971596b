import Catalog

/// Turns the rows of the perfumes table into perfumes.
struct PerfumeRows {
  private static let columns = [
    "name", "english_name", "brand", "year", "concentration", "gender", "rating", "rating_count",
    "price", "currency", "image_url", "top", "middle", "base", "ingredients", "keywords",
  ]

  private let seriesNames: [Series.ID: String]
  private var ingredients: NameIndex<Ingredient>
  private var brands: NameIndex<Brand>
  private var keywords: NameIndex<Keyword>

  /// Takes what perfumes refer to.
  init(series: [Series], brands: [Brand], keywords: [Keyword]) {
    seriesNames = Dictionary(uniqueKeysWithValues: series.map { ($0.id, $0.name) })
    ingredients = NameIndex(series.flatMap(\.ingredients))
    self.brands = NameIndex(brands)
    self.keywords = NameIndex(keywords)
  }

  /// The perfumes of the table, in order.
  mutating func perfumes(file: String, bytes: [UInt8]) throws(CatalogError) -> [Perfume] {
    var rows = try TableRows(file: file, bytes: bytes, columns: Self.columns)
    var perfumes: [Perfume] = []
    while let row = try rows.next() {
      perfumes.append(try perfume(row, id: perfumes.count + 1))
    }
    return perfumes
  }

  private mutating func perfume(_ row: TableRows.Row, id: Int) throws(CatalogError) -> Perfume {
    Perfume(
      id: id,
      brand: try brands.find(try row.required("brand"), in: row, "brand"),
      name: try row.required("name").composed,
      englishName: row.text("english_name")?.composed,
      year: try row.integer("year", in: 1000...2999),
      concentration: row.text("concentration")?.composed,
      gender: try gender(row),
      rating: try row.real("rating", in: 0...5),
      ratingCount: try row.integer("rating_count", in: 0...Int.max) ?? 0,
      price: try price(row),
      imageURL: row.text("image_url"),
      ingredients: try ingredients(row),
      keywords: try keywords(row)
    )
  }

  private func gender(_ row: TableRows.Row) throws(CatalogError) -> Gender? {
    guard let text = row.text("gender") else { return nil }
    guard let gender = Gender(rawValue: text) else {
      let known = Gender.allCases.map(\.rawValue).joined(separator: ", ")
      throw row.wrong("gender", "'\(text)' is none of \(known)")
    }
    return gender
  }

  private func price(_ row: TableRows.Row) throws(CatalogError) -> Price? {
    let amount = try row.integer("price", in: 0...Int.max)
    guard let currency = row.text("currency") else {
      if amount != nil { throw row.wrong("currency", "the price has no currency") }
      return nil
    }
    guard let amount else { throw row.wrong("price", "the currency has no price") }
    guard PriceText.isCode(currency) else {
      throw row.wrong("currency", "'\(currency)' is no code of three capitals")
    }
    return Price(amount: amount, currency: currency)
  }

  private mutating func ingredients(
    _ row: TableRows.Row
  ) throws(CatalogError) -> [PerfumeIngredient] {
    let columns: [(String, NoteLayer?)] = [
      ("top", .top), ("middle", .middle), ("base", .base), ("ingredients", nil),
    ]
    var listed: [PerfumeIngredient] = []
    for (column, layer) in columns {
      for name in try row.items(column) {
        let ingredient = try ingredients.find(name, in: row, column)
        // Named twice in one list, it stands there once.
        if listed.contains(where: { $0.id == ingredient.id && $0.layer == layer }) { continue }
        listed.append(
          PerfumeIngredient(
            id: ingredient.id,
            name: ingredient.name,
            englishName: ingredient.englishName,
            series: seriesNames[ingredient.seriesID] ?? "",
            layer: layer
          )
        )
      }
    }
    return listed
  }

  private mutating func keywords(_ row: TableRows.Row) throws(CatalogError) -> [Keyword] {
    var listed: [Keyword] = []
    for name in try row.items("keywords") {
      let keyword = try keywords.find(name, in: row, "keywords")
      if !listed.contains(keyword) { listed.append(keyword) }
    }
    return listed
  }
}
