import CCheckedPages
public import Catalog

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// What tells the content of a catalogue from every other: copies of a file have the same.
public struct CatalogFingerprint: Hashable, Sendable {
  /// Made of every byte.
  public let digest: UInt64
  /// How long the file is, in bytes.
  public let size: Int
  /// When the file was written, in seconds since 1970; none for a catalogue in memory.
  public let writtenAt: Int?

  init(of image: [UInt8]) {
    digest = unsafe image.withUnsafeBytes { bytes in
      unsafe perfume_digest(bytes.baseAddress, bytes.count, 0)
    }
    size = image.count
    writtenAt = nil
  }

  /// Reads the whole file; none when another has taken its place since `identity` was taken.
  init?(path: String, _ identity: CatalogFile.Identity) throws(CatalogError) {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw CatalogFile.failure(errno, path) }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { throw CatalogFile.failure(errno, path) }
    guard CatalogFile.Identity(status) == identity else { return nil }
    var digest: UInt64 = 0
    var size = 0
    var piece = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe read(file, $0.baseAddress, $0.count)
      }
      guard count >= 0 else { throw CatalogFile.failure(errno, path) }
      if count == 0 { break }
      digest = unsafe piece.withUnsafeBytes { unsafe perfume_digest($0.baseAddress, count, digest) }
      size += count
    }
    self.digest = digest
    self.size = size
    writtenAt = identity.seconds
  }
}

extension CatalogSnapshot {
  /// What tells this catalogue from every other; none when it is no longer what is at its path.
  ///
  /// Reads the whole file when it is asked for the first time.
  public func fingerprint() throws(CatalogError) -> CatalogFingerprint? {
    try pool.fingerprint(of: lent)
  }
}
