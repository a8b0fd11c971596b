internal import Catalog
internal import CatalogSQLite
internal import FilterServer

/// The catalogue of a file, or in memory, as the service asks for it.
struct ServedCatalog: CatalogSource {
  private let repository: SQLiteCatalogRepository
  private let path: String?

  init(_ repository: SQLiteCatalogRepository, path: String?) {
    self.repository = repository
    self.path = path
  }

  /// What is at the path now: a file that was removed is served no longer, although it could still be read.
  func edition() throws(CatalogError) -> CatalogEdition {
    // Between opening a file and looking at it again, another may take its place; rarely twice.
    for _ in 1...4 {
      let snapshot = try repository.snapshot()
      guard let fingerprint = try snapshot.fingerprint() else { continue }
      return CatalogEdition(
        catalog: snapshot,
        digest: String(fingerprint.digest, radix: 36),
        size: fingerprint.size,
        writtenAt: fingerprint.writtenAt
      )
    }
    throw CatalogError(.locked, path: path)
  }

  func reopen() { repository.reopen() }
}
