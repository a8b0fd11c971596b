internal import Catalog
internal import SearchFilter

extension RouteCall {
  /// The page, which shows what is wrong with its address, and the rest of it.
  func page() throws(RequestError) -> HTTPResponse {
    let language = language
    let varied = [HTTPResponse.Header("Content-Language", language.rawValue)]
    var errors: [FilterAddressError] = []
    let address = FilterAddress(pairs, errors: &errors)
    let edition: CatalogEdition
    do throws(RequestError) {
      edition = try self.edition()
    } catch {
      return unavailablePage(error)
    }
    let tag = EntityTag(settings.version, edition.digest, language.rawValue, address.query)
    return try tagged(tag, varied) { () throws(RequestError) in
      let view = PageView(
        pairs,
        accepting: headers.acceptLanguage ?? "",
        from: edition.catalog,
        basePath: settings.basePath
      )
      let status: HTTPStatus =
        view.failure != nil ? .unavailable : view.errors.isEmpty ? .ok : .badRequest
      var html: [UInt8] = []
      view.html(into: &html)
      var response = HTTPResponse(status, [.html], body: html)
      if status != .ok { response.headers += [.unkept] + varied }
      return response
    }
  }

  /// The page without a catalogue: it says so, and keeps the address.
  private func unavailablePage(_ error: RequestError) -> HTTPResponse {
    guard case .catalog(let failure) = error else { return HTTPResponse(error, in: language) }
    var response = HTTPResponse(error, in: language)
    var html: [UInt8] = []
    PageView(
      pairs,
      accepting: headers.acceptLanguage ?? "",
      from: MissingCatalog(error: failure),
      basePath: settings.basePath
    ).html(into: &html)
    response.replaceBody(by: html)
    return response
  }

  /// A file that the page needs.
  func asset() throws(RequestError) -> HTTPResponse {
    guard let asset = PageAsset.kept[argument] else { throw .notFound }
    return HTTPResponse(
      .ok,
      [HTTPResponse.Header("Content-Type", asset.contentType), .immutable],
      body: asset.bytes
    )
  }
}

/// A catalogue that cannot be read.
private struct MissingCatalog: CatalogRepository {
  let error: CatalogError

  func series() throws(CatalogError) -> [Series] { throw error }
  func brands() throws(CatalogError) -> [Brand] { throw error }
  func keywords() throws(CatalogError) -> [Keyword] { throw error }
  func search(
    _ search: PerfumeSearch,
    including parts: SearchParts
  ) throws(CatalogError) -> SearchResult { throw error }
  func perfumes(ids: [Perfume.ID]) throws(CatalogError) -> [Perfume] { throw error }
}
