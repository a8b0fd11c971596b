/// What a request is answered with.
public struct HTTPResponse: Sendable {
  /// A header by its name.
  public struct Header: Hashable, Sendable {
    /// As it is written.
    public let name: String
    /// One line.
    public let value: String

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Whether it went well.
  public var status: HTTPStatus
  /// In the order in which they are sent.
  public var headers: [Header]
  /// Not sent when only the head was asked for.
  var body: HTTPBody
  /// What tells it from every other; none for one that is made anew each time.
  var tag: EntityTag?
  /// Where the form in which it is sent is kept, when it is given more than once.
  var sent: SentForm?

  init(_ status: HTTPStatus, _ headers: [Header] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = HTTPBody(body)
  }

  /// The body, byte for byte.
  public var bytes: [UInt8] { body.bytes }

  /// Says to people what it says to programs.
  mutating func replaceBody(by html: [UInt8]) {
    headers.removeAll { $0.name == "Content-Type" }
    headers.append(.html)
    body = HTTPBody(html)
  }

  /// The value of a header that stands there once at most.
  public subscript(name: String) -> String? { headers.first { $0.name == name }?.value }
}

extension HTTPResponse.Header {
  /// What a browser may not do with anything that is answered.
  static let security: [Self] = [
    Self(
      "Content-Security-Policy",
      """
      default-src 'none'; style-src 'self'; script-src 'self'; img-src https: http: data: 'self'; \
      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
      """
    ),
    Self("X-Content-Type-Options", "nosniff"),
    Self("Referrer-Policy", "same-origin"),
  ]

  static let json = Self("Content-Type", "application/json")
  static let problem = Self("Content-Type", "application/problem+json")
  static let html = Self("Content-Type", "text/html; charset=utf-8")

  /// To be kept, and asked about each time whether it has changed.
  static let revalidated = Self("Cache-Control", "no-cache")
  /// Never to be kept.
  static let unkept = Self("Cache-Control", "no-store")
  /// To be kept for good, under an address that stands for this content alone.
  static let immutable = Self("Cache-Control", "public, max-age=31536000, immutable")
}
