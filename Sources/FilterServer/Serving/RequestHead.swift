internal import CMicroHTTPD

/// What the headers of a request say.
struct RequestHead {
  private(set) var headers = HTTPRequest.Headers()
  private(set) var framing = RequestFraming()

  /// To be read when the whole head is there.
  init(of connection: OpaquePointer) {
    unsafe withUnsafeMutablePointer(to: &self) { head in
      _ = unsafe MHD_get_connection_values(connection, .HEADER_KIND, headerIsThere, head)
    }
  }

  fileprivate mutating func add(_ name: String, _ value: String) {
    headers.add(name, value)
    framing.add(name, value)
  }
}

/// Called by libmicrohttpd for each header.
private func headerIsThere(
  head: UnsafeMutableRawPointer?,
  kind: MHD_ValueKind,
  name: UnsafePointer<CChar>?,
  value: UnsafePointer<CChar>?
) -> MHD_Result {
  guard let head = unsafe head, let name = unsafe name else { return .YES }
  let text = unsafe value.map { unsafe String(cString: $0) } ?? ""
  unsafe head.assumingMemoryBound(to: RequestHead.self).pointee
    .add(String(cString: name).lowercased(), text)
  return .YES
}
