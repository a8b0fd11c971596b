internal import Catalog
internal import SearchFilter
private import Synchronization

/// Hands each request the catalogue as it is now, with what earlier requests have learned of it.
final class CatalogShelf: Sendable {
  private let source: any CatalogSource
  /// That of the catalogue which was asked for last.
  private let kept: Mutex<(digest: String, lists: OptionLists)?> = Mutex(nil)

  init(_ source: any CatalogSource) { self.source = source }

  /// The catalogue as it is now, for all that one request reads.
  func edition() -> Result<CatalogEdition, RequestError> {
    do throws(CatalogError) {
      let edition = try source.edition()
      let shared = CatalogEdition(
        catalog: KeptCatalog(base: edition.catalog, lists: lists(of: edition.digest)),
        digest: edition.digest,
        size: edition.size,
        writtenAt: edition.writtenAt
      )
      return .success(shared)
    } catch {
      return .failure(.catalog(error))
    }
  }

  /// The digest of that catalogue, where it is known already.
  var knownDigest: String? { source.knownDigest }

  func reopen() { source.reopen() }

  private func lists(of digest: String) -> OptionLists {
    kept.withLock { kept in
      if let kept, kept.digest == digest { return kept.lists }
      let lists = OptionLists()
      kept = (digest, lists)
      return lists
    }
  }
}
