internal import Catalog
internal import SearchFilter

/// A catalogue whose options are listed once for all requests.
struct KeptCatalog: SharedCatalog {
  let base: any CatalogRepository
  let lists: OptionLists

  func series() throws(CatalogError) -> [Series] { try base.series() }

  func brands() throws(CatalogError) -> [Brand] { try base.brands() }

  func keywords() throws(CatalogError) -> [Keyword] { try base.keywords() }

  func search(
    _ search: PerfumeSearch,
    including parts: SearchParts
  ) throws(CatalogError) -> SearchResult {
    try base.search(search, including: parts)
  }

  func perfumes(ids: [Perfume.ID]) throws(CatalogError) -> [Perfume] {
    try base.perfumes(ids: ids)
  }
}
