internal import Catalog
internal import CatalogSQLite
internal import FilterServer
private import Synchronization

/// The catalogue of a file, or in memory, as the service asks for it.
final class ServedCatalog: CatalogSource {
  private let repository: SQLiteCatalogRepository
  private let path: String?
  private let tell: @Sendable (ServedCatalogChange) -> Void
  private let last = Mutex(Look())

  /// What was found when the file was looked at last.
  private struct Look {
    /// None before the first time.
    var found: Found?
    /// When that was still so; none when it has to be looked at again whatever the time.
    var at: ContinuousClock.Instant?
  }

  private enum Found: Equatable {
    case catalog(CatalogFingerprint, digest: String)
    case failure(CatalogError)
  }

  /// For how long what was found is taken for what is there.
  ///
  /// To look at the file takes as long as to find an answer that is kept; a hundred requests may come in this time.
  /// Whoever puts another file in place hardly gets to ask before it is over.
  private static let glance = Duration.milliseconds(1)

  /// `tell` hears of every change that a request comes upon.
  init(
    _ repository: SQLiteCatalogRepository,
    path: String?,
    tell: @escaping @Sendable (ServedCatalogChange) -> Void
  ) {
    self.repository = repository
    self.path = path
    self.tell = tell
  }

  var knownDigest: String? {
    last.withLock { last in
      guard case .catalog(let fingerprint, let digest)? = last.found else { return nil }
      let now = ContinuousClock.now
      if let at = last.at, now - at < Self.glance { return digest }
      guard repository.knownFingerprint == fingerprint else { return nil }
      last.at = now
      return digest
    }
  }

  func edition() throws(CatalogError) -> CatalogEdition {
    do throws(CatalogError) {
      return try current()
    } catch {
      note(.failure(error))
      throw error
    }
  }

  /// What is at the path now: a file that was removed is served no longer, although it could still be read.
  private func current() throws(CatalogError) -> CatalogEdition {
    // Between opening a file and looking at it again, another may take its place; rarely twice.
    for _ in 1...4 {
      let snapshot = try repository.snapshot()
      guard let fingerprint = try snapshot.fingerprint() else { continue }
      let digest = String(fingerprint.digest, radix: 36)
      note(.catalog(fingerprint, digest: digest))
      return CatalogEdition(
        catalog: snapshot,
        digest: digest,
        size: fingerprint.size,
        writtenAt: fingerprint.writtenAt
      )
    }
    throw CatalogError(.locked, path: path)
  }

  private func note(_ found: Found) {
    let before = last.withLock { last in
      defer { if last.found != found { last = Look(found: found) } }
      return last.found
    }
    guard before != found else { return }
    switch (before, found) {
    case (nil, .catalog): break
    case (_, .failure(let error)): tell(.lost(error))
    case (.failure, .catalog): tell(.found(path))
    case (.catalog, .catalog): tell(.replaced(path))
    }
  }

  func reopen() {
    repository.reopen()
    last.withLock { $0.at = nil }
  }
}

/// What became of the catalogue that is served.
enum ServedCatalogChange {
  /// It cannot be read any longer.
  case lost(CatalogError)
  /// It can be read again.
  case found(String?)
  /// Another took its place.
  case replaced(String?)

  /// For the log of who runs the service.
  func message(in language: Language) -> String {
    switch self {
    case .lost(let error):
      let reason = error.message(in: language)
      return Text(
        english: "\(reason); requests are answered with 503 until it can be read",
        korean: "\(reason). 다시 읽을 수 있을 때까지 요청에 503으로 답합니다"
      )[language]
    case .found(let path):
      return Text(
        english: "the catalogue can be read again\(Self.place(path))",
        korean: "카탈로그를 다시 읽을 수 있습니다\(Self.place(path))"
      )[language]
    case .replaced(let path):
      return Text(
        english: "a new catalogue is served\(Self.place(path))",
        korean: "새 카탈로그로 답합니다\(Self.place(path))"
      )[language]
    }
  }

  private static func place(_ path: String?) -> String { path.map { ": \($0)" } ?? "" }
}
