import Catalog
import CatalogSQLite
import CatalogTestSupport
import Testing

/// The repositories that have to keep one contract.
enum Backend: CaseIterable, Sendable {
  case plainLoop
  case sqliteInMemory
  case sqliteFile
  /// The same file without its search index: its tables alone, in SQL.
  case tables

  /// A repository of this kind with `contents`.
  func repository(_ contents: CatalogContents) throws -> any CatalogRepository {
    switch self {
    case .plainLoop: return MemoryCatalogRepository(contents)
    case .sqliteInMemory: return try SQLiteCatalogRepository(contents: contents)
    case .sqliteFile:
      // The open connection keeps the file readable after its folder has gone.
      let folder = try TemporaryFolder()
      return try SQLiteCatalogRepository(path: folder.catalog(contents))
    case .tables: return TablesRepository(try SQLiteCatalogRepository(contents: contents))
    }
  }

  /// A repository of this kind with the twelve perfumes.
  func oracle() throws -> any CatalogRepository { try repository(OracleCatalog.contents()) }
}

/// A catalogue that is searched in SQL.
struct TablesRepository: CatalogRepository {
  private let catalog: SQLiteCatalogRepository

  init(_ catalog: SQLiteCatalogRepository) { self.catalog = catalog }

  func series() throws(CatalogError) -> [Series] { try catalog.series() }

  func brands() throws(CatalogError) -> [Brand] { try catalog.brands() }

  func keywords() throws(CatalogError) -> [Keyword] { try catalog.keywords() }

  func search(
    _ search: PerfumeSearch,
    including parts: SearchParts
  ) throws(CatalogError) -> SearchResult {
    try catalog.snapshot().searchTables(search, including: parts)
  }

  func perfumes(ids: [Perfume.ID]) throws(CatalogError) -> [Perfume] {
    try catalog.perfumes(ids: ids)
  }
}

extension TemporaryFolder {
  /// Writes a catalogue and gives its path.
  func catalog(_ contents: CatalogContents, as name: String = "catalog.perfume") throws -> String {
    let writer = try CatalogWriter(path: path(name))
    try writer.add(contents)
    try writer.finish()
    return path(name)
  }
}

extension CatalogRepository {
  /// The ids of everything that matches, in order, page by page.
  func ids(_ search: PerfumeSearch, pages limit: Int = 100) throws -> [Int] {
    var search = search
    var ids: [Int] = []
    while true {
      search.page = try #require(PerfumeSearch.Page(limit: limit, offset: ids.count))
      let result = try self.search(search, including: .perfumes)
      if result.perfumes.isEmpty {
        #expect(ids.count == result.total)
        return ids
      }
      ids += result.perfumes.map(\.id)
    }
  }

  /// The ids of what the text finds, sorted.
  func ids(text: String) throws -> [Int] { try ids(PerfumeSearch(text: text)).sorted() }
}
