/// A request as it was sent, apart from the connection that it came on.
public struct HTTPRequest: Sendable {
  /// The headers that an answer depends on; none for each that was not sent.
  public struct Headers: Sendable {
    /// Whom the request is meant for.
    public var host: String?
    /// The tags of the answers that the client has.
    public var ifNoneMatch: String?
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
