internal import Catalog

/// Why a request is not answered with what it asks for.
enum RequestError: Error {
  /// A parameter that is encoded wrongly.
  case badParameter(String, PercentEncoding.Fault)
  /// A path that is encoded wrongly.
  case badPath(PercentEncoding.Fault)
  /// A parameter with a value that it cannot have.
  case address(FilterAddressError)
  /// An id in the path that is no number of a perfume.
  case badID(String)
  /// Nothing is at this path.
  case notFound
  /// The catalogue has no perfume of this id.
  case noPerfume(Int)
  /// A method that changes something, or that nobody knows.
  case methodNotAllowed
  /// Headers that can be read in two ways.
  case ambiguous
  /// A body that is too long to be passed over.
  case bodyTooLarge
  /// A target that is longer than any that leads somewhere.
  case targetTooLong(limit: Int)
  /// More parameters than any address needs.
  case tooManyParameters(limit: Int)
  /// A name that this service does not go by.
  case misdirected(String?)
  /// The catalogue cannot be read now.
  case catalog(CatalogError)

  var status: HTTPStatus {
    switch self {
    case .badParameter, .badPath, .address, .badID, .ambiguous, .tooManyParameters: .badRequest
    case .notFound, .noPerfume: .notFound
    case .methodNotAllowed: .methodNotAllowed
    case .bodyTooLarge: .contentTooLarge
    case .targetTooLong: .targetTooLong
    case .misdirected: .misdirected
    case .catalog: .unavailable
    }
  }

  /// The stable name of the mistake for programs.
  var code: String {
    switch self {
    case .badParameter, .badPath: "badEncoding"
    case .address(let error): error.code
    case .badID: "badNumber"
    case .notFound: "notFound"
    case .noPerfume: "unknownPerfume"
    case .methodNotAllowed: "methodNotAllowed"
    case .ambiguous: "ambiguousRequest"
    case .bodyTooLarge: "bodyTooLarge"
    case .targetTooLong: "targetTooLong"
    case .tooManyParameters: "tooManyParameters"
    case .misdirected: "wrongHost"
    case .catalog(let error): error.code.rawValue
    }
  }

  /// The parameter that is wrong, where one is.
  var parameter: String? {
    switch self {
    case .badParameter(let name, _): name
    case .address(let error): error.parameter
    case .badID: Route.idParameter
    default: nil
    }
  }
}

// MARK: - Messages

extension RequestError {
  /// What is wrong and what to do, in one line.
  func message(in language: Language) -> String {
    switch (self, language) {
    case (.address(let error), _): error.message(in: language)
    // Where the catalogue lies, and what its disk said, is no business of who asks.
    case (.catalog, _): PagePhrases(language: language).unavailable
    case (_, .english): english
    case (_, .korean): korean
    }
  }

  private var english: String {
    switch self {
    case .badParameter(let name, let fault): "'\(name)' \(Self.english(fault))"
    case .badPath(let fault): "the path \(Self.english(fault))"
    case .badID(let text): "'\(text)' is no id of a perfume; it must be a number from 1"
    case .notFound: "there is nothing at this path; openapi.json lists all that there are"
    case .noPerfume(let id): "there is no perfume with the id \(id)"
    case .methodNotAllowed: "nothing can be changed here; use GET, HEAD or OPTIONS"
    case .ambiguous:
      "the headers can be read in two ways: Host and the length of a body are said once, in their plain form"
    case .bodyTooLarge: "no request here needs a body, and this one is too long to be passed over"
    case .targetTooLong(let limit): "an address may have at most \(limit) bytes"
    case .tooManyParameters(let limit): "an address may have at most \(limit) parameters"
    case .misdirected(let host):
      host.map { "this service does not go by the name '\($0)'; use localhost" }
        ?? "the request does not say whom it is meant for: the header Host is missing"
    case .address, .catalog: ""
    }
  }

  private static func english(_ fault: PercentEncoding.Fault) -> String {
    switch fault {
    case .badEscape: "has a % without two hexadecimal digits after it; a % itself is written %25"
    case .badText: "is not UTF-8"
    case .zero: "holds the character U+0000"
    }
  }

  private var korean: String {
    switch self {
    case .badParameter(let name, let fault): "'\(name)': \(Self.korean(fault))"
    case .badPath(let fault): "경로: \(Self.korean(fault))"
    case .badID(let text): "'\(text)'은(는) 향수 번호가 아닙니다. 1 이상의 숫자여야 합니다"
    case .notFound: "이 경로에는 아무것도 없습니다. openapi.json에 모든 경로가 있습니다"
    case .noPerfume(let id): "번호가 \(id)인 향수가 없습니다"
    case .methodNotAllowed: "여기서는 아무것도 바꿀 수 없습니다. GET, HEAD, OPTIONS를 쓰세요"
    case .ambiguous: "헤더를 두 가지로 읽을 수 있습니다. Host와 본문 길이는 한 번만, 정해진 형식으로 써야 합니다"
    case .bodyTooLarge: "본문이 필요한 요청은 없으며, 이 본문은 너무 깁니다"
    case .targetTooLong(let limit): "주소는 \(limit)바이트까지만 쓸 수 있습니다"
    case .tooManyParameters(let limit): "주소의 매개변수는 \(limit)개까지만 쓸 수 있습니다"
    case .misdirected(let host):
      host.map { "이 서비스의 이름은 '\($0)'이(가) 아닙니다. localhost를 쓰세요" }
        ?? "요청에 Host 헤더가 없습니다"
    case .address, .catalog: ""
    }
  }

  private static func korean(_ fault: PercentEncoding.Fault) -> String {
    switch fault {
    case .badEscape: "% 뒤에 16진수 두 자리가 없습니다. % 자체는 %25로 씁니다"
    case .badText: "UTF-8이 아닙니다"
    case .zero: "U+0000 문자가 들어 있습니다"
    }
  }
}
