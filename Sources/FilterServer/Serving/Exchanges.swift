internal import CMicroHTTPD
internal import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// What the daemons call: takes requests from libmicrohttpd to the router, and answers back.
///
/// The server that owns it outlives the daemons, so they need not keep it.
final class Exchanges: Sendable {
  let router: Router
  let log: AccessLog
  let connections = ConnectionList()

  private let activeCount = Atomic<Int>(0)
  private let isStopping = Atomic<Bool>(false)

  init(router: Router, log: AccessLog) {
    self.router = router
    self.log = log
  }

  /// How many requests are being answered.
  var active: Int { activeCount.load(ordering: .sequentiallyConsistent) }

  /// From now on every answer is the last on its connection, and no connection is taken.
  func beginToStop() { isStopping.store(true, ordering: .sequentiallyConsistent) }

  var handlers: perfume_http_handlers {
    unsafe perfume_http_handlers(
      context: Unmanaged.passUnretained(self).toOpaque(),
      accept: connectionCame,
      connection: connectionChanged,
      begin: requestBegan,
      answer: requestIsRead,
      end: requestEnded
    )
  }

  // MARK: - Connections

  fileprivate var takesConnections: Bool { !isStopping.load(ordering: .relaxed) }

  fileprivate func open(_ connection: OpaquePointer) -> ClientConnection {
    let client = unsafe ClientConnection(
      descriptor: perfume_http_socket(connection),
      address: SocketAddress(perfume_http_client(connection))?.text ?? "unknown"
    )
    connections.add(client)
    router.metrics.connectionChange(by: 1)
    return client
  }

  fileprivate func close(_ client: ClientConnection) {
    connections.remove(client)
    router.metrics.connectionChange(by: -1)
  }

  // MARK: - Requests

  /// Called when the head of a request is there, for each piece of its body, and at its end.
  fileprivate func read(
    _ exchange: Exchange,
    _ connection: OpaquePointer,
    method: UnsafePointer<CChar>,
    bodyLength: UnsafeMutablePointer<Int>
  ) -> MHD_Result {
    guard exchange.startedAt != 0 else {
      exchange.startedAt = Clock.microseconds()
      exchange.client.beginAnswer(at: exchange.startedAt)
      activeCount.add(1, ordering: .sequentiallyConsistent)
      let head = unsafe RequestHead(of: connection)
      exchange.headers = head.headers
      guard let error = refusal(of: head.framing) else { return .YES }
      // To answer here closes the connection: what else comes on it is not wanted.
      return unsafe answer(exchange, connection, method: method, refusing: error)
    }
    let piece = unsafe bodyLength.pointee
    guard piece > 0 else { return unsafe answer(exchange, connection, method: method) }
    unsafe bodyLength.pointee = 0
    exchange.bodyLength += piece
    return exchange.bodyLength > ServiceSettings.bodyLimit ? .NO : .YES
  }

  /// Why a request is not read any further.
  private func refusal(of framing: RequestFraming) -> RequestError? {
    if framing.isAmbiguous { return .ambiguous }
    return framing.contentLength > ServiceSettings.bodyLimit ? .bodyTooLarge : nil
  }

  private func answer(
    _ exchange: Exchange,
    _ connection: OpaquePointer,
    method: UnsafePointer<CChar>,
    refusing error: RequestError? = nil
  ) -> MHD_Result {
    let request = unsafe HTTPRequest(
      String(cString: method),
      exchange.target,
      exchange.headers
    )
    let (route, response) =
      error.map { (nil, router.refusal($0, of: request)) } ?? router.answer(request)
    let result = unsafe send(response, on: connection)
    let duration = Clock.microseconds() - exchange.startedAt
    router.metrics.count(route, response.status, microseconds: duration)
    log.add(
      AccessLog.Entry(
        address: exchange.client.address,
        method: request.method,
        target: request.target,
        status: response.status.rawValue,
        length: request.method == "HEAD" ? 0 : response.body.count,
        microseconds: duration
      )
    )
    return result
  }

  private func send(_ response: HTTPResponse, on connection: OpaquePointer) -> MHD_Result {
    let isLast = isStopping.load(ordering: .relaxed)
    let make = { SendableResponse(response, isLast: isLast) }
    let made = isLast ? make() : response.sent.map { $0.made(make) } ?? make()
    return unsafe made?.send(on: connection) ?? .NO
  }

  fileprivate func end(_ exchange: Exchange) {
    guard exchange.startedAt != 0 else { return }
    exchange.client.endAnswer(at: Clock.microseconds())
    activeCount.subtract(1, ordering: .sequentiallyConsistent)
  }
}

/// A request from its first line to the end of its answer; used by one thread, that of its connection.
private final class Exchange {
  let client: ClientConnection
  /// As it was sent.
  let target: [UInt8]
  /// When the head was there; 0 before.
  var startedAt = 0
  /// How much of a body has come and was passed over.
  var bodyLength = 0
  /// Those that matter, once the head is there.
  var headers = HTTPRequest.Headers()

  init(client: ClientConnection, target: [UInt8]) {
    self.client = client
    self.target = target
  }
}

// MARK: - Called by libmicrohttpd, on its threads

private func connectionCame(
  context: UnsafeMutableRawPointer?,
  address: UnsafePointer<sockaddr>?,
  length: socklen_t
) -> MHD_Result {
  guard let context = unsafe context else { return .NO }
  let exchanges = unsafe Unmanaged<Exchanges>.fromOpaque(context).takeUnretainedValue()
  return exchanges.takesConnections ? .YES : .NO
}

private func connectionChanged(
  context: UnsafeMutableRawPointer?,
  connection: OpaquePointer?,
  kept: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
  change: MHD_ConnectionNotificationCode
) {
  guard let context = unsafe context, let connection = unsafe connection, let kept = unsafe kept
  else { return }
  let exchanges = unsafe Unmanaged<Exchanges>.fromOpaque(context).takeUnretainedValue()
  if change == .CONNECTION_NOTIFY_STARTED {
    unsafe kept.pointee = Unmanaged.passRetained(exchanges.open(connection)).toOpaque()
  } else if let client = unsafe kept.pointee {
    unsafe kept.pointee = nil
    unsafe exchanges.close(Unmanaged<ClientConnection>.fromOpaque(client).takeRetainedValue())
  }
}

private func requestBegan(
  context: UnsafeMutableRawPointer?,
  target: UnsafePointer<CChar>?,
  connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
  guard let target = unsafe target, let connection = unsafe connection,
    let client = unsafe perfume_http_context(connection)
  else { return nil }
  let exchange = unsafe Exchange(
    client: Unmanaged<ClientConnection>.fromOpaque(client).takeUnretainedValue(),
    target: Array(UnsafeRawBufferPointer(start: target, count: strlen(target)))
  )
  // The library would take the query apart for nobody, and leave a request with more parameters than its memory
  // has room for without an answer.
  if let query = unsafe strchr(target, Int32(UInt8(ascii: "?"))) { unsafe query[1] = 0 }
  return unsafe Unmanaged.passRetained(exchange).toOpaque()
}

private func requestIsRead(
  context: UnsafeMutableRawPointer?,
  connection: OpaquePointer?,
  path: UnsafePointer<CChar>?,
  method: UnsafePointer<CChar>?,
  version: UnsafePointer<CChar>?,
  body: UnsafePointer<CChar>?,
  bodyLength: UnsafeMutablePointer<Int>?,
  kept: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let context = unsafe context, let connection = unsafe connection,
    let method = unsafe method, let bodyLength = unsafe bodyLength,
    let exchange = unsafe kept?.pointee
  else { return .NO }
  return unsafe Unmanaged<Exchanges>.fromOpaque(context).takeUnretainedValue().read(
    Unmanaged<Exchange>.fromOpaque(exchange).takeUnretainedValue(),
    connection,
    method: method,
    bodyLength: bodyLength
  )
}

private func requestEnded(
  context: UnsafeMutableRawPointer?,
  connection: OpaquePointer?,
  kept: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
  reason: MHD_RequestTerminationCode
) {
  guard let context = unsafe context, let exchange = unsafe kept?.pointee else { return }
  unsafe kept?.pointee = nil
  unsafe Unmanaged<Exchanges>.fromOpaque(context).takeUnretainedValue().end(
    Unmanaged<Exchange>.fromOpaque(exchange).takeRetainedValue()
  )
}
