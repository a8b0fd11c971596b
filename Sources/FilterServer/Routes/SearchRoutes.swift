internal import Catalog
internal import SearchFilter

extension RouteCall {
  /// The filter as it stands: tabs, what is selected, every option with its count, and the perfumes.
  func filter() throws(RequestError) -> HTTPResponse {
    let address = try address()
    let edition = try self.edition()
    return try tagged(tag(edition, address), []) { () throws(RequestError) in
      let filter = try answered(
        address,
        of: edition,
        showing: Set(Category.allCases),
        drawing: .all
      )
      return page(FilterDocument(filter, search: SearchDocument(filter)), of: filter, at: address)
    }
  }

  /// The page of perfumes that the address asks for.
  func perfumes() throws(RequestError) -> HTTPResponse {
    let address = try address()
    let edition = try self.edition()
    return try tagged(tag(edition, address), []) { () throws(RequestError) in
      let filter = try answered(address, of: edition, showing: [], drawing: .perfumes)
      return page(SearchDocument(filter), of: filter, at: address)
    }
  }

  /// A document with a page of perfumes, and where those before and after are.
  private func page(
    _ document: (some JSONWritable)?,
    of filter: SearchFilterViewModel,
    at address: FilterAddress
  ) -> HTTPResponse {
    var response = self.document(document)
    if let total = filter.result?.total, let links = links(around: address, total: total) {
      response.headers.append(links)
    }
    return response
  }

  /// The query that the address stands for, which `perfume search --from` takes, too.
  func query() throws(RequestError) -> HTTPResponse {
    let address = try address()
    let edition = try self.edition()
    return try tagged(tag(edition, address), []) { () throws(RequestError) in
      document(try filter(address, of: edition, showing: [], drawing: []).search)
    }
  }

  /// One perfume.
  func perfume() throws(RequestError) -> HTTPResponse {
    let address = try address()
    // A sign would be a number for Swift.
    guard let id = Int(argument), id > 0, argument.utf8.first != UInt8(ascii: "+") else {
      throw .badID(argument)
    }
    let edition = try self.edition()
    return try tagged(tag(edition, address), []) { () throws(RequestError) in
      do throws(CatalogError) {
        guard let perfume = try edition.catalog.perfumes(ids: [id]).first else {
          return HTTPResponse(.noPerfume(id), in: language)
        }
        return document(perfume)
      } catch {
        throw .catalog(error)
      }
    }
  }

  func document(_ document: (some JSONWritable)?) -> HTTPResponse {
    HTTPResponse(.ok, [.json], body: document?.json() ?? [])
  }

  /// Where the pages before and after are (RFC 8288).
  private func links(around address: FilterAddress, total: Int) -> HTTPResponse.Header? {
    let pages = [
      ("next", address.page.next(of: total)), ("prev", address.page.previous(of: total)),
    ]
    let links = pages.compactMap { relation, page in
      page.map { link(relation, address.at(offset: $0.offset)) }
    }
    return links.isEmpty ? nil : HTTPResponse.Header("Link", links.joined(separator: ", "))
  }

  private func link(_ relation: String, _ address: FilterAddress) -> String {
    let query = address.query
    let path = settings.basePath + route.rawValue
    return "<\(path)\(query.isEmpty ? "" : "?")\(query)>; rel=\"\(relation)\""
  }
}
