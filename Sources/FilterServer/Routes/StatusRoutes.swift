internal import Catalog
private import CResources

extension RouteCall {
  /// Whether a search can be answered, for whoever watches over the service.
  func health() throws(RequestError) -> HTTPResponse {
    let edition = try self.edition()
    let perfumes = try count(edition)
    return HTTPResponse(
      .ok,
      [.json, .unkept],
      body: HealthDocument(perfumes: perfumes, catalogue: edition.digest).json()
    )
  }

  /// What the service has done, in the text format of Prometheus.
  func metrics(_ metrics: ServiceMetrics) -> HTTPResponse {
    let edition = try? self.edition()
    let catalogue = edition.flatMap { edition in
      (try? count(edition)).map { CatalogFigures(edition: edition, perfumes: $0) }
    }
    return HTTPResponse(
      .ok,
      [HTTPResponse.Header("Content-Type", "text/plain; version=0.0.4; charset=utf-8"), .unkept],
      body: Array(metrics.text(with: catalogue).utf8)
    )
  }

  /// What there is to ask, for programs (OpenAPI 3.1).
  func description() throws(RequestError) -> HTTPResponse {
    try tagged(APIDescription.tag, []) { () throws(RequestError) in
      HTTPResponse(.ok, [.json], body: APIDescription.bytes)
    }
  }

  private func count(_ edition: CatalogEdition) throws(RequestError) -> Int {
    do throws(CatalogError) {
      return try edition.catalog.search(PerfumeSearch(), including: []).total
    } catch {
      throw .catalog(error)
    }
  }
}

private struct HealthDocument: JSONWritable {
  let perfumes: Int
  let catalogue: String

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("catalogue", catalogue)
      json.member("perfumes", perfumes)
      json.member("status", "ok")
    }
  }
}

/// openapi.json, compiled into the program.
enum APIDescription {
  static let bytes: [UInt8] = {
    let file = unsafe perfume_openapi()
    return unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
  }()
  static let tag = EntityTag(String(decoding: bytes, as: UTF8.self))
}
