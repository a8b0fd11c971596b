internal import CMicroHTTPD
internal import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Serves what a router answers to whoever connects.
///
/// Whoever starts one calls `tend()` a few times a second, and `stop()` at the end.
public final class HTTPServer: Sendable {
  /// Where it can be reached, in the order of the addresses: "http://127.0.0.1:8080/".
  public let addresses: [String]

  private let exchanges: Exchanges
  private let daemons: Mutex<[Daemon]>

  /// What a server is started with.
  public struct Configuration: Sendable {
    /// A name or an address to listen at; none for both loopback addresses.
    public var host: String?
    /// 0 picks one that is free.
    public var port: UInt16
    /// How many threads answer; none for as many as there are processors.
    public var threads: Int?
    /// What is decided about the answers.
    public var settings: ServiceSettings

    /// Makes the value from its parts, unchecked.
    public init(
      host: String? = nil,
      port: UInt16 = 8_080,
      threads: Int? = nil,
      settings: ServiceSettings = ServiceSettings()
    ) {
      self.host = host
      self.port = port
      self.threads = threads
      self.settings = settings
    }
  }

  /// Listens, and answers from now on.
  public init(
    _ source: any CatalogSource,
    _ configuration: Configuration,
    log: AccessLog
  ) throws(ServiceError) {
    try Daemon.prepare()
    let sockets = try ListeningSocket.open(host: configuration.host, port: configuration.port)
    var settings = configuration.settings
    if sockets.allSatisfy(\.isLoopback) {
      let names = ["localhost", "127.0.0.1", "[::1]"] + sockets.map(\.address)
      // As nearly all clients write them, too, so that few have to be taken apart.
      settings.hosts = Set(
        names + sockets.flatMap { socket in names.map { "\($0):\(socket.port)" } }
      )
    }
    addresses = sockets.map { $0.origin + settings.basePath }
    exchanges = Exchanges(router: Router(source, settings: settings), log: log)
    let threads = configuration.threads ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    var started: [Daemon] = []
    for (place, socket) in sockets.enumerated() {
      guard let daemon = Daemon(socket, threads: threads, exchanges) else {
        for daemon in started { daemon.stop() }
        for socket in sockets[(place + 1)...] { socket.close() }
        throw .noResources
      }
      started.append(daemon)
    }
    daemons = Mutex(started)
  }

  /// Ends connections that take too long or were left, and writes the lines of the log that wait.
  public func tend() {
    exchanges.connections.endLate(at: Clock.microseconds())
    exchanges.connections.endLeft()
    exchanges.log.flush()
  }

  /// Opens the catalogue anew for the next request.
  public func reopenCatalog() { exchanges.router.reopenCatalog() }

  /// Takes no more connections, lets what is being answered end, and ends.
  ///
  /// Who connects meanwhile is turned away: the library could close its socket at once, but in version 0.9.75 that
  /// ends the whole program when a connection comes in at the same moment.
  public func stop() {
    let daemons = daemons.withLock { daemons in
      defer { daemons = [] }
      return daemons
    }
    guard !daemons.isEmpty else { return }
    exchanges.beginToStop()
    let end = Clock.microseconds() + ServiceLimits.stopTime
    while exchanges.active > 0, Clock.microseconds() < end {
      exchanges.connections.endLeft()
      usleep(2_000)
    }
    for daemon in daemons { daemon.stop() }
    exchanges.log.flush()
  }

  deinit { stop() }
}

/// A daemon of libmicrohttpd, which answers what comes in at one socket.
@safe private struct Daemon: Sendable {
  // May be used by one thread after the other, and so it is.
  nonisolated(unsafe) private let pointer: OpaquePointer

  /// Why there can be none; not known before somebody asks.
  private static let obstacle = unsafe perfume_http_load().map { unsafe String(cString: $0) }

  /// To be called before the first is made.
  static func prepare() throws(ServiceError) {
    if let obstacle { throw .noLibrary(reason: obstacle) }
  }

  /// Has the socket from now on, also where it cannot begin.
  init?(_ socket: ListeningSocket, threads: Int, _ exchanges: Exchanges) {
    let limits = perfume_http_limits(
      threads: UInt32(threads),
      connections: UInt32(ServiceLimits.connections.inAll),
      connections_per_address: UInt32(ServiceLimits.connections.ofOneAddress),
      idle_seconds: UInt32(ServiceLimits.idleSeconds),
      connection_memory: ServiceLimits.connectionMemory
    )
    guard
      let pointer = unsafe perfume_http_start(socket.descriptor, limits, exchanges.handlers)
    else { return nil }
    unsafe self.pointer = unsafe pointer
  }

  func stop() { unsafe MHD_stop_daemon(pointer) }
}
