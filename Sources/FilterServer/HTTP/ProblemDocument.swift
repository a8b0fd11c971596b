internal import Catalog

/// What is wrong with a request, for programs and people (RFC 9457).
struct ProblemDocument: JSONWritable {
  let error: RequestError
  let language: Language

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("code", error.code)
      json.member("detail", error.message(in: language))
      json.member("parameter", error.parameter)
      json.member("status", error.status.rawValue)
      json.member("title", error.status.phrase)
      json.member("type", "about:blank")
    }
  }
}

extension HTTPResponse {
  /// The answer that says what is wrong with a request.
  init(_ error: RequestError, in language: Language) {
    self.init(
      error.status,
      [.problem, .unkept, Header("Content-Language", language.rawValue)],
      body: ProblemDocument(error: error, language: language).json()
    )
    switch error {
    case .methodNotAllowed: headers.append(Header("Allow", Route.allowedMethods))
    case .catalog: headers.append(Header("Retry-After", "1"))
    default: break
    }
  }
}
