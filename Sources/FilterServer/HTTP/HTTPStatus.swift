/// A status code with its phrase.
public struct HTTPStatus: RawRepresentable, Hashable, Sendable {
  /// The code.
  public let rawValue: Int

  /// Any code.
  public init(rawValue: Int) { self.rawValue = rawValue }

  static let ok = HTTPStatus(rawValue: 200)
  static let noContent = HTTPStatus(rawValue: 204)
  static let notModified = HTTPStatus(rawValue: 304)
  static let permanentRedirect = HTTPStatus(rawValue: 308)
  static let badRequest = HTTPStatus(rawValue: 400)
  static let notFound = HTTPStatus(rawValue: 404)
  static let methodNotAllowed = HTTPStatus(rawValue: 405)
  static let contentTooLarge = HTTPStatus(rawValue: 413)
  static let targetTooLong = HTTPStatus(rawValue: 414)
  static let misdirected = HTTPStatus(rawValue: 421)
  static let internalError = HTTPStatus(rawValue: 500)
  static let unavailable = HTTPStatus(rawValue: 503)

  /// Whether the request or the service is at fault.
  var isError: Bool { rawValue >= 400 }

  /// As RFC 9110 calls it; empty for what this service never answers.
  var phrase: String {
    switch self {
    case .ok: "OK"
    case .noContent: "No Content"
    case .notModified: "Not Modified"
    case .permanentRedirect: "Permanent Redirect"
    case .badRequest: "Bad Request"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .contentTooLarge: "Content Too Large"
    case .targetTooLong: "URI Too Long"
    case .misdirected: "Misdirected Request"
    case .internalError: "Internal Server Error"
    case .unavailable: "Service Unavailable"
    default: ""
    }
  }
}
