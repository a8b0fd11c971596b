internal import CMicroHTTPD

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Where a request ends and whom it is for, as its headers say it.
///
/// What a proxy before the service could read in another way lets a client slip a request past it
/// (RFC 9112, section 11.2).
struct RequestFraming {
  private var hosts = 0
  /// Of the headers that say how long the body is.
  private var lengths = 0
  private var hasUnknownCoding = false
  private var hasBlankName = false

  init(of connection: OpaquePointer) {
    unsafe withUnsafeMutablePointer(to: &self) { framing in
      _ = unsafe MHD_get_connection_values(connection, .HEADER_KIND, headerIsThere, framing)
    }
  }

  /// Whether it can be read in two ways.
  var isAmbiguous: Bool { hosts > 1 || lengths > 1 || hasUnknownCoding || hasBlankName }

  fileprivate mutating func add(_ name: UnsafePointer<CChar>, _ value: UnsafePointer<CChar>?) {
    if unsafe strcasecmp(name, "Host") == 0 {
      hosts += 1
    } else if unsafe strcasecmp(name, "Content-Length") == 0 {
      lengths += 1
    } else if unsafe strcasecmp(name, "Transfer-Encoding") == 0 {
      lengths += 1
      if let value = unsafe value, unsafe strcasecmp(value, "chunked") == 0 { return }
      hasUnknownCoding = true
    } else if unsafe strpbrk(name, " \t") != nil {
      hasBlankName = true
    }
  }
}

/// Called by libmicrohttpd for each header.
private func headerIsThere(
  framing: UnsafeMutableRawPointer?,
  kind: MHD_ValueKind,
  name: UnsafePointer<CChar>?,
  value: UnsafePointer<CChar>?
) -> MHD_Result {
  if let framing = unsafe framing, let name = unsafe name {
    unsafe framing.assumingMemoryBound(to: RequestFraming.self).pointee.add(name, value)
  }
  return .YES
}
