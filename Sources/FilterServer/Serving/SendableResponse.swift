internal import CMicroHTTPD

/// An answer as libmicrohttpd sends it, any number of times.
@safe final class SendableResponse: Sendable {
  // The library locks it where several of its threads send it at once.
  nonisolated(unsafe) private let pointer: OpaquePointer
  private let status: UInt32

  /// None when there is no memory left.
  ///
  /// `isLast` ends the connection afterwards.
  init?(_ response: HTTPResponse, isLast: Bool) {
    // The library writes to no buffer that it is given, and lets go of it when it is done.
    let body = unsafe Unmanaged.passRetained(response.body)
    let made = unsafe MHD_create_response_from_buffer_with_free_callback_cls(
      response.body.count,
      response.body.start,
      { body in
        if let body = unsafe body { unsafe Unmanaged<HTTPBody>.fromOpaque(body).release() }
      },
      body.toOpaque()
    )
    guard let made = unsafe made else {
      unsafe body.release()
      return nil
    }
    unsafe pointer = unsafe made
    status = UInt32(response.status.rawValue)
    for header in response.headers {
      unsafe MHD_add_response_header(made, header.name, header.value)
    }
    if isLast { unsafe MHD_add_response_header(made, "Connection", "close") }
  }

  deinit { unsafe MHD_destroy_response(pointer) }

  func send(on connection: OpaquePointer) -> MHD_Result {
    unsafe MHD_queue_response(connection, status, pointer)
  }
}
