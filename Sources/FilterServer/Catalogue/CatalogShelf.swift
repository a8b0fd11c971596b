internal import Catalog
private import Synchronization

/// Hands each request the catalogue as it is now, with what earlier requests have learned of it.
final class CatalogShelf: Sendable {
  private let source: any CatalogSource
  /// That of the catalogue which was asked for last.
  private let kept: Mutex<KeptOptions?> = Mutex(nil)

  init(_ source: any CatalogSource) { self.source = source }

  /// The catalogue as it is now, for all that one request reads.
  func edition() throws(RequestError) -> CatalogEdition {
    do throws(CatalogError) {
      let edition = try source.edition()
      return CatalogEdition(
        catalog: KeptCatalog(base: edition.catalog, options: options(of: edition.digest)),
        digest: edition.digest,
        size: edition.size,
        writtenAt: edition.writtenAt
      )
    } catch {
      throw .catalog(error)
    }
  }

  func reopen() { source.reopen() }

  private func options(of digest: String) -> KeptOptions {
    kept.withLock { kept in
      if let kept, kept.digest == digest { return kept }
      let fresh = KeptOptions(digest: digest)
      kept = fresh
      return fresh
    }
  }
}
