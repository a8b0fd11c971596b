public import Catalog

/// Where the service finds the catalogue that it answers from.
public protocol CatalogSource: Sendable {
  /// The catalogue as it is now; throws while there is none that can be read.
  func edition() throws(CatalogError) -> CatalogEdition

  /// The digest of the catalogue as it is now, where it is known without reading anything of it.
  var knownDigest: String? { get }

  /// Opens the catalogue anew for the next request, whether or not it looks changed.
  func reopen()
}

/// A catalogue as it was at one moment: everything that one request reads is of it.
public struct CatalogEdition: Sendable {
  /// What is read; it answers as long as someone holds it.
  public let catalog: any CatalogRepository
  /// Tells the content from every other; any server that has the same content gives the same.
  public let digest: String
  /// How long its file is, in bytes.
  public let size: Int
  /// When its file was written, in seconds since 1970; none for one that is in no file.
  public let writtenAt: Int?

  /// Makes the value from its parts, unchecked.
  public init(
    catalog: any CatalogRepository,
    digest: String,
    size: Int = 0,
    writtenAt: Int? = nil
  ) {
    self.catalog = catalog
    self.digest = digest
    self.size = size
    self.writtenAt = writtenAt
  }
}
