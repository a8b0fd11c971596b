private import Foundation

/// An answer of a service as it came over the wire.
package struct HTTPAnswer {
  /// The code.
  package let status: Int
  /// By name in small letters.
  package let headers: [String: String]
  /// As it was sent, packed or not.
  package let body: [UInt8]

  /// The body as text.
  package var text: String { String(decoding: body, as: UTF8.self) }
}

/// A connection to a service on this machine, which sends whatever it is told to.
package final class HTTPClient {
  /// Why there is no answer.
  package enum Failure: Error {
    case cannotConnect(Int32)
    /// Closed, or silent for ten seconds, in the middle of an answer.
    case noAnswer
  }

  private let descriptor: Int32
  private var unread: [UInt8] = []

  /// Connects to 127.0.0.1.
  package init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(
      descriptor,
      SOL_SOCKET,
      SO_RCVTIMEO,
      &patience,
      socklen_t(MemoryLayout<timeval>.size)
    )
    let code = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    // Thrown when everything is set, and so the socket is closed at the end of this half made client, too.
    guard code == 0 else { throw Failure.cannotConnect(errno) }
  }

  deinit { close(descriptor) }

  /// Sends a text as it is.
  package func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// Asks for something and reads the answer.
  package func get(
    _ target: String,
    method: String = "GET",
    _ headers: [String: String] = [:]
  ) throws -> HTTPAnswer {
    let lines = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
    let host = headers["Host"] == nil ? "Host: localhost\r\n" : ""
    send("\(method) \(target) HTTP/1.1\r\n\(host)\(lines)\r\n")
    return try answer(hasBody: method != "HEAD")
  }

  /// Reads the next answer.
  package func answer(hasBody: Bool = true) throws -> HTTPAnswer {
    let end = Array("\r\n\r\n".utf8)
    var head: Range<Int>?
    while true {
      head = unread.firstRange(of: end)
      if head != nil { break }
      guard receive() else { throw Failure.noAnswer }
    }
    guard let head else { throw Failure.noAnswer }
    let lines = String(decoding: unread[..<head.lowerBound], as: UTF8.self).split(separator: "\r\n")
    unread.removeFirst(head.upperBound)
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    let length = hasBody ? headers["content-length"].flatMap { Int($0) } ?? 0 : 0
    while unread.count < length {
      guard receive() else { throw Failure.noAnswer }
    }
    let body = Array(unread.prefix(length))
    unread.removeFirst(length)
    let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return HTTPAnswer(status: status ?? 0, headers: headers, body: body)
  }

  /// Whether the other end closes the connection, waiting for that up to ten seconds.
  package func isClosed() -> Bool {
    var byte: UInt8 = 0
    return recv(descriptor, &byte, 1, 0) == 0 || errno == ECONNRESET
  }

  private func receive() -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &piece, piece.count, 0)
    guard count > 0 else { return false }
    unread += piece[..<count]
    return true
  }
}
