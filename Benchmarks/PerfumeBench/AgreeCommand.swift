import Catalog
import CatalogSQLite

/// Compares what the search index answers with what the tables answer, in every order.
struct AgreeCommand {
  let catalog: String
  let selections: String

  /// Says how many answers were compared; throws at the first that differ.
  ///
  /// Of each selection the counts and ways out, and in each order the first page, one in the middle and the last.
  func run() throws -> String {
    let searches = try SelectionFile(path: selections).searches
    let catalog = try SQLiteCatalogRepository(path: catalog).snapshot()
    guard catalog.hasSearchIndex else { throw BenchFailure("\(self.catalog): no search index") }
    var compared = 0
    for (number, search) in searches.enumerated() {
      let whole = try catalog.search(search, including: .all)
      guard try whole == catalog.searchTables(search, including: .all) else {
        throw BenchFailure("selection \(number + 1): the counts or the ways out differ")
      }
      for sort in PerfumeSearch.Sort.allCases {
        for offset in [0, whole.total / 2, max(0, whole.total - 7)] {
          var search = search
          search.sort = sort
          if let page = PerfumeSearch.Page(limit: 20, offset: offset) { search.page = page }
          let expected = try catalog.searchTables(search, including: .perfumes)
          guard try catalog.search(search, including: .perfumes) == expected else {
            let page = "by \(sort.rawValue) from \(offset)"
            throw BenchFailure("selection \(number + 1): the page \(page) differs")
          }
          compared += 1
        }
      }
    }
    return "\(searches.count) selections, \(compared) pages: index and tables agree"
  }
}
