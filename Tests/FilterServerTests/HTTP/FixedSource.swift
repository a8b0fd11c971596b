import Catalog
import CatalogTestSupport
import FilterServer
import Foundation
import Synchronization

/// The catalogue of a test, which can be exchanged or taken away.
final class FixedSource: CatalogSource {
  private let current: Mutex<Result<CatalogEdition, CatalogError>>
  private let count = Mutex(0)

  init(_ catalog: any CatalogRepository, digest: String = "one") {
    current = Mutex(.success(CatalogEdition(catalog: catalog, digest: digest, size: 4_096)))
  }

  /// The oracle catalogue.
  static func oracle() throws -> FixedSource {
    FixedSource(MemoryCatalogRepository(try OracleCatalog.contents()))
  }

  func put(_ result: Result<CatalogEdition, CatalogError>) { current.withLock { $0 = result } }

  func edition() throws(CatalogError) -> CatalogEdition {
    let result = current.withLock { $0 }
    return try result.get()
  }

  var knownDigest: String? { try? edition().digest }

  func reopen() { count.withLock { $0 += 1 } }

  /// How often it was opened anew.
  var reopened: Int { count.withLock { $0 } }
}

extension Router {
  /// The answer to a request for `target`.
  func get(
    _ target: String,
    method: String = "GET",
    _ change: (inout HTTPRequest.Headers) -> Void = { _ in }
  ) -> HTTPResponse {
    var headers = HTTPRequest.Headers()
    change(&headers)
    return response(to: HTTPRequest(method, Array(target.utf8), headers))
  }
}

extension HTTPResponse {
  /// The body as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The body as JSON.
  func decoded<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: Data(bytes))
  }
}

/// What of a problem document the tests look at.
struct Problem: Decodable, Equatable {
  let code: String
  let status: Int
  var parameter: String?
}
