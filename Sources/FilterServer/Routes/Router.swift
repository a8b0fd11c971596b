internal import Catalog

/// Answers requests, apart from the connections that they come on.
public struct Router: Sendable {
  private let shelf: CatalogShelf
  private let settings: ServiceSettings
  private let answers = KeptAnswers()
  let metrics: ServiceMetrics

  /// Answers from what `source` has at the time of each request.
  public init(
    _ source: any CatalogSource,
    settings: ServiceSettings = ServiceSettings(),
    metrics: ServiceMetrics = ServiceMetrics()
  ) {
    shelf = CatalogShelf(source)
    self.settings = settings
    self.metrics = metrics
  }

  /// Opens the catalogue anew for the next request.
  public func reopenCatalog() { shelf.reopen() }

  /// The answer, whole; what is asked is counted.
  public func response(to request: HTTPRequest) -> HTTPResponse { answer(request).response }

  /// The answer with the route that gave it; none where there was none.
  func answer(_ request: HTTPRequest) -> (route: Route?, response: HTTPResponse) {
    var found: Route?
    let accepted = Language(accepted: request.headers.acceptLanguage ?? "")
    var language = accepted
    var response: HTTPResponse
    var key: KeptAnswers.Key?
    do throws(RequestError) {
      try check(request)
      key = shelf.knownDigest.flatMap { self.key(of: request, accepted, $0) }
      if let kept = kept(key, for: request) { return kept }
      let catalogue = shelf.edition()
      // Not known before, or exchanged since then.
      if let digest = try? catalogue.get().digest, digest != key?.digest {
        key = self.key(of: request, accepted, digest)
        if let kept = kept(key, for: request) { return kept }
      }
      response = try respond(to: request, from: catalogue, &found, &language)
    } catch {
      response = HTTPResponse(error, in: language)
      if found == nil || found == .page, request.headers.accept?.contains("text/html") == true {
        let page = ProblemPage(error: error, language: language, basePath: settings.basePath)
        response.replaceBody(by: page.html())
      }
    }
    finish(&response, for: request, found)
    if let key, let kept = KeptAnswer(response, of: found) { answers.keep(kept, for: key) }
    return (found, response)
  }

  private static let readingMethods = ["GET", "HEAD"]

  /// All that the answer to a request depends on, of the catalogue with this digest.
  private func key(
    of request: HTTPRequest,
    _ language: Language,
    _ digest: String
  ) -> KeptAnswers.Key? {
    guard Self.readingMethods.contains(request.method) else { return nil }
    return KeptAnswers.Key(
      digest: digest,
      target: request.target,
      coding: ContentCoding(accepted: request.headers.acceptEncoding),
      language: language,
      origin: settings.allowed(origin: request.headers.origin)
    )
  }

  private func kept(
    _ key: KeptAnswers.Key?,
    for request: HTTPRequest
  ) -> (route: Route?, response: HTTPResponse)? {
    guard let answer = key.flatMap({ answers[$0] }),
      let response = answer.response(ifNoneMatch: request.headers.ifNoneMatch)
    else { return nil }
    return (answer.route, response)
  }

  /// The answer to what no handler is asked about: a request that is too long.
  func refusal(_ error: RequestError, of request: HTTPRequest) -> HTTPResponse {
    var response = HTTPResponse(error, in: Language(accepted: request.headers.acceptLanguage ?? ""))
    finish(&response, for: request, nil)
    return response
  }

  private func check(_ request: HTTPRequest) throws(RequestError) {
    guard request.target.count <= ServiceSettings.targetLimit else {
      throw .targetTooLong(limit: ServiceSettings.targetLimit)
    }
    // As a rule there is no room for so many.
    guard
      request.target.count < ServiceSettings.parameterLimit
        || request.target.count(where: { $0 == UInt8(ascii: "&") }) < ServiceSettings.parameterLimit
    else { throw .tooManyParameters(limit: ServiceSettings.parameterLimit) }
    guard settings.accepts(host: request.headers.host) else {
      throw .misdirected(request.headers.host)
    }
  }

  private func respond(
    to request: HTTPRequest,
    from catalogue: Result<CatalogEdition, RequestError>,
    _ found: inout Route?,
    _ language: inout Language
  ) throws(RequestError) -> HTTPResponse {
    if request.method == "OPTIONS", request.target == Array("*".utf8) { return options(request) }
    let target = try RequestTarget(request.target)
    guard target.path.hasPrefix(settings.basePath) else {
      // A base path without the slash at its end.
      guard target.path + "/" == settings.basePath else { throw .notFound }
      let query =
        request.target.firstIndex(of: UInt8(ascii: "?")).map { request.target[$0...] } ?? []
      let location = settings.basePath + String(decoding: query, as: UTF8.self)
      return HTTPResponse(
        .permanentRedirect,
        [HTTPResponse.Header("Location", location), .unkept]
      )
    }
    let path = target.path.dropFirst(settings.basePath.count)
    guard let (route, argument) = Route.of(path) else { throw .notFound }
    found = route
    guard Route.methods.contains(request.method) else { throw .methodNotAllowed }
    if request.method == "OPTIONS" { return options(request) }
    let call = RouteCall(
      route: route,
      argument: argument,
      pairs: target.pairs,
      headers: request.headers,
      settings: settings,
      catalogue: catalogue
    )
    language = call.language
    return try answer(call)
  }

  private func answer(_ call: RouteCall) throws(RequestError) -> HTTPResponse {
    switch call.route {
    case .page: return try call.page()
    case .filter: return try call.filter()
    case .perfumes: return try call.perfumes()
    case .perfume: return try call.perfume()
    case .series: return try call.options(.series)
    case .brands: return try call.options(.brand)
    case .keywords: return try call.options(.keyword)
    case .query: return try call.query()
    case .asset, .description, .health, .metrics:
      // Refuses any parameter.
      _ = try call.address()
      switch call.route {
      case .asset: return try call.asset()
      case .description: return try call.description()
      case .health: return try call.health()
      default: return call.metrics(metrics)
      }
    }
  }

  private func options(_ request: HTTPRequest) -> HTTPResponse {
    var response = HTTPResponse(
      .noContent,
      [HTTPResponse.Header("Allow", Route.allowedMethods), .unkept]
    )
    if request.headers.requestedMethod != nil,
      settings.allowed(origin: request.headers.origin) != nil
    {
      response.headers += [
        HTTPResponse.Header("Access-Control-Allow-Methods", Route.allowedMethods),
        HTTPResponse.Header("Access-Control-Allow-Headers", "Accept-Language, If-None-Match"),
        HTTPResponse.Header("Access-Control-Max-Age", "86400"),
      ]
    }
    return response
  }

  /// Puts in what every answer has, and packs it where that is wanted.
  private func finish(_ response: inout HTTPResponse, for request: HTTPRequest, _ route: Route?) {
    response.headers += HTTPResponse.Header.security
    var varied = ["Accept-Encoding"]
    if route == .page || response["Content-Language"] != nil { varied.append("Accept-Language") }
    if response.status.isError { varied.append("Accept") }
    if !settings.origins.isEmpty {
      varied.append("Origin")
      if let origin = settings.allowed(origin: request.headers.origin) {
        response.headers += [
          HTTPResponse.Header("Access-Control-Allow-Origin", origin),
          HTTPResponse.Header("Access-Control-Expose-Headers", "ETag, Link"),
        ]
      }
    }
    response.headers.append(HTTPResponse.Header("Vary", varied.joined(separator: ", ")))
    guard response.body.count >= ServiceSettings.packedFrom,
      ContentCoding(accepted: request.headers.acceptEncoding) == .gzip,
      let packed = response.bytes.gzipped(), !packed.isEmpty
    else { return }
    response.body = HTTPBody(packed)
    response.headers.append(HTTPResponse.Header("Content-Encoding", "gzip"))
  }
}

extension RouteCall {
  /// The language of messages: that of the address, else the one that the client prefers.
  var language: Language {
    pairs.first { $0.name == FilterParameter.language.rawValue }.flatMap {
      Language(rawValue: $0.value)
    }
      ?? Language(accepted: headers.acceptLanguage ?? "")
  }
}
