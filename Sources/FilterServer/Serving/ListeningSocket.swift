#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// A socket at which connections come in.
struct ListeningSocket: Sendable {
  /// What the system knows it by; whoever holds the value closes it, once.
  let descriptor: Int32
  /// As numbers.
  let address: String
  let port: UInt16
  /// Whether only this machine can reach it.
  let isLoopback: Bool

  /// Where a browser finds it.
  var origin: String { "http://\(address.contains(":") ? "[\(address)]" : address):\(port)" }

  /// Listens at each address of `host`; with port 0 all have the same one, which was free.
  static func open(host: String?, port: UInt16) throws(ServiceError) -> [ListeningSocket] {
    var sockets: [ListeningSocket] = []
    do throws(ServiceError) {
      for host in host.map({ [$0] }) ?? ["127.0.0.1", "::1"] {
        for address in try SocketAddress.all(of: host) {
          do throws(ServiceError) {
            sockets.append(try open(address, port: sockets.first?.port ?? port))
          } catch .cannotListen where !sockets.isEmpty {
            // A machine may know an address of a version that it does not speak.
          }
        }
      }
      return sockets
    } catch {
      for socket in sockets { socket.close() }
      throw error
    }
  }

  func close() { _ = systemClose(descriptor) }

  private static func open(
    _ address: SocketAddress,
    port: UInt16
  ) throws(ServiceError) -> ListeningSocket {
    let type = SystemSocketType.stream
    let descriptor = socket(address.family, type, 0)
    guard descriptor >= 0 else { throw failure(address, port) }
    var isDone = false
    defer { if !isDone { _ = systemClose(descriptor) } }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var yes: Int32 = 1
    let length = socklen_t(MemoryLayout<Int32>.size)
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, length)
    if address.family == AF_INET6 {
      unsafe setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &yes, length)
    }
    let bound = unsafe address.with(port: port) { pointer, length in
      unsafe bind(descriptor, pointer, length)
    }
    guard bound == 0, listen(descriptor, SOMAXCONN) == 0, let own = SocketAddress(of: descriptor)
    else { throw failure(address, port) }
    isDone = true
    return ListeningSocket(
      descriptor: descriptor,
      address: own.text,
      port: own.port,
      isLoopback: own.isLoopback
    )
  }

  private static func failure(_ address: SocketAddress, _ port: UInt16) -> ServiceError {
    let code = errno
    if code == EADDRINUSE { return .portInUse(host: address.text, port: port) }
    let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    return .cannotListen(host: address.text, port: port, reason: reason)
  }
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

private enum SystemSocketType {
  #if canImport(Glibc)
    static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    static let stream = SOCK_STREAM
  #endif
}
