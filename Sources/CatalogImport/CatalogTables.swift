public import Catalog

/// The five tables of a catalogue that is kept as text: series, ingredients, brands, keywords,
/// perfumes.
///
/// Ids are the numbers of the rows, from 1. Rows refer to others by name or english name.
public struct CatalogTables {
  private let series: [UInt8]
  private let ingredients: [UInt8]
  private let brands: [UInt8]
  private let keywords: [UInt8]
  private let perfumes: [UInt8]

  /// Takes the bytes of the CSV files and reads nothing yet.
  public init(
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

  /// Reads the tables; throws `badInput` with table, line and column at the first thing wrong.
  public func contents() throws(CatalogError) -> CatalogContents {
    let names = ["name", "english_name"]
    let seriesRows = try CSVTable("series.csv", series, columns: names).rows
    let ingredientRows = try CSVTable("ingredients.csv", ingredients, columns: names + ["series"])
      .rows
    let brandRows = try CSVTable("brands.csv", brands, columns: names).rows
    let keywordRows = try CSVTable("keywords.csv", keywords, columns: names).rows

    let emptySeries = try Self.numbered(seriesRows) { row, id throws(CatalogError) in
      Series(id: id, name: try row.required("name"), englishName: row["english_name"])
    }
    let seriesIndex = OptionIndex(emptySeries)
    let ingredients = try Self.numbered(ingredientRows) { row, id throws(CatalogError) in
      Ingredient(
        id: id,
        seriesID: try seriesIndex.find(try row.required("series"), in: row, "series").id,
        name: try row.required("name"),
        englishName: row["english_name"]
      )
    }
    let brands = try Self.numbered(brandRows) { row, id throws(CatalogError) in
      Brand(id: id, name: try row.required("name"), englishName: row["english_name"])
    }
    let keywords = try Self.numbered(keywordRows) { row, id throws(CatalogError) in
      Keyword(id: id, name: try row.required("name"), englishName: row["english_name"])
    }
    let perfumeTable = try PerfumeTable(
      series: emptySeries,
      ingredients: OptionIndex(ingredients),
      brands: OptionIndex(brands),
      keywords: OptionIndex(keywords),
      bytes: perfumes
    )
    return CatalogContents(
      series: emptySeries.map { series in
        Series(
          id: series.id,
          name: series.name,
          englishName: series.englishName,
          ingredients: ingredients.filter { $0.seriesID == series.id }
        )
      },
      brands: brands,
      keywords: keywords,
      perfumes: try Self.numbered(perfumeTable.rows) { row, id throws(CatalogError) in
        try perfumeTable.perfume(row, id: id)
      }
    )
  }

  private static func numbered<Value>(
    _ rows: [CSVTable.Row],
    _ value: (CSVTable.Row, Int) throws(CatalogError) -> Value
  ) throws(CatalogError) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(rows.count)
    for row in rows { values.append(try value(row, values.count + 1)) }
    return values
  }
}

/// The rows of one table, found by the search key of a name.
struct OptionIndex<Option: CatalogNamed> {
  private var options: [String: [Option]] = [:]

  init(_ all: [Option]) {
    for option in all {
      let names = [option.name, option.englishName].compactMap(\.self)
      for key in Set(names.map { SearchKey($0).text }) { options[key, default: []].append(option) }
    }
  }

  func find(
    _ name: String,
    in row: CSVTable.Row,
    _ column: String
  ) throws(CatalogError) -> Option {
    let found = options[SearchKey(name).text] ?? []
    guard let option = found.first else { throw row.error(column, "'\(name)' is not listed") }
    guard found.count == 1 else { throw row.error(column, "'\(name)' is listed twice") }
    return option
  }
}
