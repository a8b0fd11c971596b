import Catalog
import CatalogTestSupport
import SearchFilter
import Testing

/// A filter over the oracle catalogue, or another, opened with `search`.
func openedFilter(
  _ search: PerfumeSearch = PerfumeSearch(),
  of contents: CatalogContents? = nil,
  language: Language = .english
) throws -> SearchFilterViewModel {
  let repository = MemoryCatalogRepository(try contents ?? OracleCatalog.contents())
  let filter = SearchFilterViewModel(repository: repository, language: language)
  filter.open(search)
  return filter
}

/// The id of an ingredient, a brand or a keyword of the oracle catalogue; no two share a name.
func id(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> Int {
  guard let keyword = oracleOptions[name] else {
    Issue.record("the oracle has no '\(name)'", sourceLocation: sourceLocation)
    return -1
  }
  return keyword.id
}

/// An option of the oracle catalogue as a search knows it.
func option(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> SearchKeyword {
  SearchKeyword(
    id: id(name, sourceLocation: sourceLocation),
    name: name,
    category: oracleOptions[name]?.category ?? .brand
  )
}

private let oracleOptions: [String: SearchKeyword] = {
  guard let contents = try? OracleCatalog.contents() else { return [:] }
  let options =
    contents.series.flatMap(\.ingredients).map { SearchKeyword($0) }
    + contents.brands.map { SearchKeyword($0) } + contents.keywords.map { SearchKeyword($0) }
  return Dictionary(options.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}()

/// What a test needs of a row of any category.
struct OptionState: Equatable {
  let id: Int
  let name: String
  let count: Int?
  let isSelected: Bool

  init(_ row: FilterOption<some CatalogOption>) {
    id = row.id
    name = row.option.name
    count = row.count
    isSelected = row.isSelected
  }
}

func rows(of category: Category, in filter: SearchFilterViewModel) -> [OptionState] {
  switch category {
  case .series: filter.series.rows.flatMap { $0.ingredients.map { OptionState($0) } }
  case .brand: filter.brands.rows.flatMap { $0.brands.map { OptionState($0) } }
  case .keyword: filter.keywords.rows.map { OptionState($0) }
  }
}

func ids(in category: Category, of filter: SearchFilterViewModel) -> [Int] {
  rows(of: category, in: filter).map(\.id)
}

func toggle(_ id: Int, _ category: Category, in filter: SearchFilterViewModel) {
  switch category {
  case .series: filter.series.toggle(id)
  case .brand: filter.brands.toggle(id)
  case .keyword: filter.keywords.toggle(id)
  }
}

/// The counts of a category by name, without those that are zero.
func counts(_ category: Category, in filter: SearchFilterViewModel) -> [String: Int] {
  rows(of: category, in: filter).reduce(into: [:]) { counts, row in
    if let count = row.count, count > 0 { counts[row.name] = count }
  }
}
