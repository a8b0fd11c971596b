#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

extension Exchanges {
  /// Refuses a request of which only the first line is there, if it has more parameters than libmicrohttpd
  /// has room for: that would neither answer it nor close the connection for long.
  func refusesAtOnce(_ target: [UInt8], from client: ClientConnection) -> Bool {
    let limit = ServiceSettings.parameterLimit
    guard target.count(where: { $0 == UInt8(ascii: "&") }) >= limit else { return false }
    let startedAt = Clock.microseconds()
    // The method is not known yet.
    let request = HTTPRequest("-", target)
    let response = router.refusal(.tooManyParameters(limit: limit), of: request)
    client.sendLast(response.onTheWire)
    count(request, nil, response, on: client, since: startedAt)
    return true
  }
}

extension ClientConnection {
  /// Sends what libmicrohttpd knows nothing of, and nothing after it.
  fileprivate func sendLast(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { unsafe _ = write(descriptor, $0.baseAddress, $0.count) }
    shutdown(descriptor, Int32(SHUT_WR))
  }
}

extension HTTPResponse {
  /// The last answer of a connection, byte for byte.
  fileprivate var onTheWire: [UInt8] {
    let headers =
      headers + [Header("Content-Length", "\(body.count)"), Header("Connection", "close")]
    let lines = headers.map { "\($0.name): \($0.value)\r\n" }.joined()
    return Array("HTTP/1.1 \(status.rawValue) \(status.phrase)\r\n\(lines)\r\n".utf8) + bytes
  }
}
