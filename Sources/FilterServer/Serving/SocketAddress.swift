internal import CMicroHTTPD

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The address of one end of a connection.
struct SocketAddress {
  private var storage = sockaddr_storage()
  private let length: socklen_t

  var family: Int32 { Int32(storage.ss_family) }

  /// Every address that a name or a number stands for, each once.
  static func all(of host: String) throws(ServiceError) -> [SocketAddress] {
    var hints = unsafe addrinfo()
    unsafe hints.ai_flags = AI_PASSIVE
    unsafe hints.ai_family = AF_UNSPEC
    #if canImport(Glibc)
      unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      unsafe hints.ai_socktype = SOCK_STREAM
    #endif
    var first: UnsafeMutablePointer<addrinfo>?
    let code = unsafe getaddrinfo(host, nil, &hints, &first)
    guard code == 0 else {
      throw .unknownHost(host, reason: unsafe String(cString: gai_strerror(code)))
    }
    defer { unsafe freeaddrinfo(first) }
    var found: [SocketAddress] = []
    var next = unsafe first
    while let entry = unsafe next {
      if let address = unsafe SocketAddress(entry.pointee.ai_addr),
        !found.contains(where: { $0.text == address.text })
      {
        found.append(address)
      }
      unsafe next = entry.pointee.ai_next
    }
    return found
  }

  /// That of the near end of a socket.
  init?(of descriptor: Int32) {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let code = unsafe withUnsafeMutablePointer(to: &storage) { storage in
      unsafe storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe getsockname(descriptor, address, &length)
      }
    }
    guard code == 0 else { return nil }
    self.storage = storage
    self.length = length
  }

  /// A copy of an address of one of the two versions; none of any other.
  init?(_ address: UnsafePointer<sockaddr>?) {
    guard let address = unsafe address else { return nil }
    let size: Int
    switch unsafe Int32(address.pointee.sa_family) {
    case AF_INET: size = MemoryLayout<sockaddr_in>.size
    case AF_INET6: size = MemoryLayout<sockaddr_in6>.size
    default: return nil
    }
    length = socklen_t(size)
    unsafe withUnsafeMutableBytes(of: &storage) { storage in
      unsafe storage.copyMemory(from: UnsafeRawBufferPointer(start: address, count: size))
    }
  }

  /// As numbers, without the port.
  var text: String {
    unsafe with { address, length in
      let capacity = Int(NI_MAXHOST)
      return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
        let code = unsafe getnameinfo(
          address,
          length,
          buffer.baseAddress,
          socklen_t(capacity),
          nil,
          0,
          NI_NUMERICHOST
        )
        guard code == 0, let start = buffer.baseAddress else { return "unknown" }
        return unsafe String(cString: start)
      }
    }
  }

  /// In the order of this machine.
  var port: UInt16 {
    unsafe with { address, _ in
      switch family {
      case AF_INET:
        unsafe address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { own in
          unsafe UInt16(bigEndian: own.pointee.sin_port)
        }
      default:
        unsafe address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { own in
          unsafe UInt16(bigEndian: own.pointee.sin6_port)
        }
      }
    }
  }

  var isLoopback: Bool { text.hasPrefix("127.") || text == "::1" }

  /// Calls `body` with the same address and another port.
  func with<Value>(port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Value) -> Value {
    var copy = self
    unsafe withUnsafeMutablePointer(to: &copy.storage) { storage in
      if family == AF_INET {
        unsafe storage.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { own in
          unsafe own.pointee.sin_port = port.bigEndian
        }
      } else {
        unsafe storage.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { own in
          unsafe own.pointee.sin6_port = port.bigEndian
        }
      }
    }
    return unsafe copy.with(body)
  }

  private func with<Value>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Value) -> Value {
    unsafe withUnsafePointer(to: storage) { storage in
      unsafe storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe body(address, length)
      }
    }
  }
}
