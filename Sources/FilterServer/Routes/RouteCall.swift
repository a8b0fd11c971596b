internal import Catalog
internal import SearchFilter

/// A request for one route, ready to be answered.
struct RouteCall {
  let route: Route
  /// The part of the path that is not the same for all of the route.
  let argument: String
  /// The decoded query.
  let pairs: [(name: String, value: String)]
  let headers: HTTPRequest.Headers
  let settings: ServiceSettings
  /// The catalogue as it is now, or why there is none.
  let catalogue: Result<CatalogEdition, RequestError>

  func edition() throws(RequestError) -> CatalogEdition { try catalogue.get() }

  /// What the query says, or the first thing that is wrong with it.
  func address() throws(RequestError) -> FilterAddress {
    do throws(FilterAddressError) {
      return try FilterAddress(pairs, accepting: route.parameters)
    } catch {
      throw .address(error)
    }
  }

  /// The tag of the answer to `address`, as long as the catalogue stays what it is.
  func tag(_ edition: CatalogEdition, _ address: FilterAddress) -> EntityTag {
    var address = address
    // A document is the same in every language.
    address.language = nil
    return EntityTag(settings.version, edition.digest, route.rawValue, argument, address.query)
  }

  /// The answer that carries a tag; one without a body, and without making it, where the client has it.
  func tagged(
    _ tag: EntityTag,
    _ headers: [HTTPResponse.Header],
    _ make: () throws(RequestError) -> HTTPResponse
  ) throws(RequestError) -> HTTPResponse {
    let condition = self.headers.ifNoneMatch
    let shared = [HTTPResponse.Header("ETag", tag.text), .revalidated] + headers
    var unchanged = HTTPResponse(.notModified, shared)
    unchanged.tag = tag
    if let condition, tag.isListed(in: condition) { return unchanged }
    var response = try make()
    // What is wrong with a request is told even where any answer would do.
    if response.status == .ok, condition.map(EntityTag.isAny) == true { return unchanged }
    if response.status == .ok {
      response.headers += shared
      response.tag = tag
    }
    return response
  }
}

extension RouteCall {
  /// A filter as `address` says, not yet answered, or the first thing that it cannot have.
  ///
  /// Documents carry the catalogue's own names.
  func filter(
    _ address: FilterAddress,
    of edition: CatalogEdition,
    showing tabs: Set<Category>,
    drawing parts: SearchParts
  ) throws(RequestError) -> SearchFilterViewModel {
    let filter = SearchFilterViewModel(
      repository: edition.catalog,
      ownNames: true,
      parts: parts,
      timing: .whenDelivered
    )
    let errors = address.open(filter, showing: tabs)
    for category in Category.allCases {
      if let error = filter.child(category).error { throw .catalog(error) }
    }
    if let first = errors.first { throw .address(first) }
    return filter
  }

  /// The same, answered.
  func answered(
    _ address: FilterAddress,
    of edition: CatalogEdition,
    showing tabs: Set<Category>,
    drawing parts: SearchParts
  ) throws(RequestError) -> SearchFilterViewModel {
    let filter = try filter(address, of: edition, showing: tabs, drawing: parts)
    if let request = filter.request {
      filter.deliver(request.answer(from: edition.catalog), for: request)
    }
    if let error = filter.error { throw .catalog(error) }
    return filter
  }
}
