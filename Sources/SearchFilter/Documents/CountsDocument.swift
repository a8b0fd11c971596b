internal import Catalog

/// Every option with its count, grouped as the tabs group them, under the catalogue's own names.
///
/// Lists the options that the find texts of the children leave.
public struct CountsDocument: Encodable {
  let series: [SeriesEntry]
  let brands: [InitialEntry]
  let keywords: [OptionEntry]

  /// What the children of `filter` show.
  public init(_ filter: SearchFilterViewModel) {
    series = filter.series.rows.map { row in
      SeriesEntry(
        id: row.id,
        name: row.series.name,
        englishName: row.series.englishName,
        koreanName: row.series.koreanName,
        ingredients: row.ingredients.map { OptionEntry($0) }
      )
    }
    brands = filter.brands.rows.map { row in
      InitialEntry(initial: row.title, brands: row.brands.map { OptionEntry($0) })
    }
    keywords = filter.keywords.rows.map { OptionEntry($0) }
  }

  struct SeriesEntry: Encodable {
    let id: Int
    let name: String
    let englishName: String?
    let koreanName: String?
    let ingredients: [OptionEntry]
  }

  struct InitialEntry: Encodable {
    let initial: String
    let brands: [OptionEntry]
  }

  struct OptionEntry: Encodable {
    let id: Int
    let name: String
    let englishName: String?
    let koreanName: String?
    let count: Int?
    let selected: Bool

    init(_ row: FilterOption<some CatalogOption>) {
      id = row.id
      name = row.option.name
      englishName = row.option.englishName
      koreanName = row.option.koreanName
      count = row.count
      selected = row.isSelected
    }
  }
}
