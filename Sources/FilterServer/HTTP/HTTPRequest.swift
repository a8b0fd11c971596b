/// A request as it was sent, apart from the connection that it came on.
public struct HTTPRequest: Sendable {
  /// The headers that an answer depends on; none for each that was not sent.
  public struct Headers: Sendable {
    /// Whom the request is meant for.
    public var host: String?
    /// The tags of the answers that the client has.
    public var ifNoneMatch: String?
    /// Which kinds of documents the client reads.
    public var accept: String?
    /// Which encodings the client reads.
    public var acceptEncoding: String?
    /// Which languages its user reads.
    public var acceptLanguage: String?
    /// The site whose script asks.
    public var origin: String?
    /// The method that a script is about to use.
    public var requestedMethod: String?

    /// Without any header.
    public init() {}

    /// Takes a line of the head, its name in small letters; several of one name are one list (RFC 9110,
    /// section 5.3).
    mutating func add(_ name: String, _ value: String) {
      switch name {
      case "host": host = value
      case "if-none-match": Self.append(value, to: &ifNoneMatch)
      case "accept": Self.append(value, to: &accept)
      case "accept-encoding": Self.append(value, to: &acceptEncoding)
      case "accept-language": Self.append(value, to: &acceptLanguage)
      case "origin": Self.append(value, to: &origin)
      case "access-control-request-method": Self.append(value, to: &requestedMethod)
      default: break
      }
    }

    private static func append(_ value: String, to list: inout String?) {
      list = list.map { $0 + ", " + value } ?? value
    }
  }

  /// "GET".
  public var method: String
  /// Path and query, byte for byte.
  public var target: [UInt8]
  /// The headers that matter.
  public var headers: Headers

  /// Makes the value from its parts, unchecked.
  public init(_ method: String = "GET", _ target: [UInt8], _ headers: Headers = Headers()) {
    self.method = method
    self.target = target
    self.headers = headers
  }
}
