package import Catalog

/// A catalogue as five CSV tables that refer to each other by name.
///
/// Ids are the numbers of the rows, from 1. Every cell may be empty but a name, the series of an
/// ingredient and the brand of a perfume; the items of a list are parted by semicolons; a price is in
/// minor units.
package struct CatalogTables: Sendable {
  /// Columns `name,english_name`.
  package var series: [UInt8]
  /// Columns `name,english_name,series`.
  package var ingredients: [UInt8]
  /// Columns `name,english_name`.
  package var brands: [UInt8]
  /// Columns `name,english_name`.
  package var keywords: [UInt8]
  /// Columns `name,english_name,brand,year,concentration,gender,rating,rating_count,price,currency,
  /// image_url,top,middle,base,ingredients,keywords`.
  package var perfumes: [UInt8]

  /// Takes what the five files hold.
  package init(
    series: [UInt8],
    ingredients: [UInt8],
    brands: [UInt8],
    keywords: [UInt8],
    perfumes: [UInt8]
  ) {
    self.series = series
    self.ingredients = ingredients
    self.brands = brands
    self.keywords = keywords
    self.perfumes = perfumes
  }

  /// Takes what `file` gives for the name of each table, such as "series.csv".
  package init<Failure>(reading file: (String) throws(Failure) -> [UInt8]) throws(Failure) {
    self.init(
      series: try file("series.csv"),
      ingredients: try file("ingredients.csv"),
      brands: try file("brands.csv"),
      keywords: try file("keywords.csv"),
      perfumes: try file("perfumes.csv")
    )
  }

  /// Throws `CatalogError.Code.badInput` with the file, line and column of the first thing wrong.
  package func contents() throws(CatalogError) -> CatalogContents {
    let brands = try options("brands.csv", brands) { Brand(id: $0, name: $1, englishName: $2) }
    let keywords = try options("keywords.csv", keywords) {
      Keyword(id: $0, name: $1, englishName: $2)
    }
    let series = try seriesWithIngredients()
    var rows = PerfumeRows(series: series, brands: brands, keywords: keywords)
    return CatalogContents(
      series: series,
      brands: brands,
      keywords: keywords,
      perfumes: try rows.perfumes(file: "perfumes.csv", bytes: perfumes)
    )
  }

  private func options<Option>(
    _ file: String,
    _ bytes: [UInt8],
    _ make: (Int, String, String?) -> Option
  ) throws(CatalogError) -> [Option] {
    var rows = try TableRows(file: file, bytes: bytes, columns: ["name", "english_name"])
    var options: [Option] = []
    while let row = try rows.next() {
      options.append(
        make(
          options.count + 1,
          try row.required("name").composed,
          row.text("english_name")?.composed
        )
      )
    }
    return options
  }

  private func seriesWithIngredients() throws(CatalogError) -> [Series] {
    let empty = try options("series.csv", series) { Series(id: $0, name: $1, englishName: $2) }
    var index = NameIndex(empty)
    var ingredients: [Ingredient] = []
    var rows = try TableRows(
      file: "ingredients.csv",
      bytes: self.ingredients,
      columns: ["name", "english_name", "series"]
    )
    while let row = try rows.next() {
      let series = try index.find(try row.required("series"), in: row, "series")
      ingredients.append(
        Ingredient(
          id: ingredients.count + 1,
          seriesID: series.id,
          name: try row.required("name").composed,
          englishName: row.text("english_name")?.composed
        )
      )
    }
    let keyed = ingredients.map { (key: SearchKey($0.name), ingredient: $0) }
      .sorted { ($0.key, $0.ingredient.id) < ($1.key, $1.ingredient.id) }
    let ofSeries = Dictionary(grouping: keyed.map(\.ingredient), by: \.seriesID)
    return empty.map {
      Series(
        id: $0.id,
        name: $0.name,
        englishName: $0.englishName,
        ingredients: ofSeries[$0.id] ?? []
      )
    }
  }
}
