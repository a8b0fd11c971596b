import Catalog
import CatalogTestSupport
import FilterServer
import Foundation
import Synchronization
import Testing

@Suite("The running service")
struct HTTPServerTests {
  let source: FixedSource
  let server: HTTPServer
  let lines: Lines

  /// What was written to the log.
  final class Lines: Sendable {
    private let text = Mutex("")
    func add(_ bytes: [UInt8]) { text.withLock { $0 += String(decoding: bytes, as: UTF8.self) } }
    var all: [Substring] { text.withLock { $0 }.split(separator: "\n") }
  }

  init() throws {
    source = try FixedSource.oracle()
    let lines = Lines()
    self.lines = lines
    server = try HTTPServer(
      source,
      HTTPServer.Configuration(port: 0, threads: 2),
      log: AccessLog(.text) { lines.add($0) }
    )
  }

  private var port: UInt16 {
    server.addresses.first?.split(separator: ":").last.flatMap { UInt16($0.dropLast()) } ?? 0
  }

  @Test("It listens at both loopback addresses, with one port")
  func addresses() {
    #expect(server.addresses.first == "http://127.0.0.1:\(port)/")
    #expect(server.addresses.dropFirst().allSatisfy { $0 == "http://[::1]:\(port)/" })
    server.stop()
  }

  @Test("Headers of one name are one list")
  func repeatedHeaders() throws {
    let client = try HTTPClient(port: port)
    let tag = try #require(try client.get("/api/v1/perfumes").headers["etag"])
    client.send(
      "GET /api/v1/perfumes HTTP/1.1\r\nHost: localhost\r\n"
        + "If-None-Match: \"other\"\r\nif-none-match: \(tag)\r\n\r\n"
    )
    #expect(try client.answer().status == 304)
    server.stop()
  }

  @Test("A connection is kept, also after HEAD, an error and a body that nobody wanted")
  func keepAlive() throws {
    let client = try HTTPClient(port: port)
    for _ in 1...3 {
      #expect(try client.get("/api/v1/perfumes?limit=2").status == 200)
      let head = try client.get("/api/v1/filter", method: "HEAD")
      #expect(head.status == 200)
      #expect(head.headers["content-length"].flatMap { Int($0) } ?? 0 > 100)
      #expect(try client.get("/?brand=%zz").status == 400)
      #expect(try client.get("/nothing", method: "POST").status == 404)
      client.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello")
      #expect(try client.answer().status == 200)
    }
    server.stop()
    #expect(lines.all.count == 15)
    #expect(lines.all.allSatisfy { $0.hasPrefix("127.0.0.1 - - [") })
  }

  @Test("Requests that come at once are answered in their order")
  func pipelining() throws {
    let client = try HTTPClient(port: port)
    client.send(
      (1...12).map { "GET /api/v1/perfumes/\($0) HTTP/1.1\r\nHost: localhost\r\n\r\n" }.joined()
    )
    for id in 1...12 { #expect(try client.answer().text.contains("\"id\":\(id),")) }
    server.stop()
  }

  @Test("A body that is too long ends the connection, announced or not")
  func bodies() throws {
    let announced = try HTTPClient(port: port)
    #expect(try announced.get("/", method: "POST", ["Content-Length": "100000"]).status == 413)
    #expect(announced.isClosed())
    let endless = try HTTPClient(port: port)
    endless.send("POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
    let chunk = "1000\r\n" + String(repeating: "x", count: 0x1000) + "\r\n"
    for _ in 1...20 { endless.send(chunk) }
    #expect(endless.isClosed())
    server.stop()
  }

  @Test("What is too long is refused with the status that says so")
  func lengths() throws {
    let long = String(repeating: "a", count: 40_000)
    #expect(try HTTPClient(port: port).get("/" + long.prefix(10_000)).status == 414)
    #expect(try HTTPClient(port: port).get("/" + long).status == 414)
    #expect(try HTTPClient(port: port).get("/", ["X": long]).status == 431)
    server.stop()
  }

  @Test("More parameters than there is room for are refused at once, and fewer are looked at")
  func manyParameters() throws {
    for part in ["&", "q=a&", "brand=%231&"] {
      let client = try HTTPClient(port: port)
      let answer = try client.get("/?" + String(repeating: part, count: 256))
      #expect(answer.status == 400)
      #expect(answer.text.contains("tooManyParameters"))
      #expect(answer.headers["content-security-policy"] != nil)
    }
    let long = (1...255).map { "brand=Nobody+is+called+this+\($0)" }.joined(separator: "&")
    #expect(try HTTPClient(port: port).get("/api/v1/perfumes?" + long).status == 400)
    let empty = String(repeating: "&", count: 255)
    #expect(try HTTPClient(port: port).get("/api/v1/perfumes?" + empty).status == 200)
    server.stop()
    #expect(lines.all.count == 5)
  }

  @Test(
    "What a proxy could read in another way is refused, and nothing after it is answered",
    arguments: [
      "Content-Length: 0\r\nContent-Length: 40", "Content-Length: 5\r\nTransfer-Encoding: chunked",
      "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
      "Transfer-Encoding: gzip, chunked",
      "Transfer-Encoding : chunked", "Content-Length : 5",
      "Host: elsewhere",
    ]
  )
  func smuggling(headers: String) throws {
    let client = try HTTPClient(port: port)
    client.send(
      "POST / HTTP/1.1\r\nHost: localhost\r\n\(headers)\r\n\r\n0\r\n\r\n"
        + "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    )
    let answer = try client.answer()
    #expect(answer.status == 400)
    #expect(answer.text.contains("ambiguousRequest"))
    #expect(client.isClosed())
    server.stop()
    #expect(lines.all.count == 1)
  }

  @Test("Nobody waits for clients that send a byte now and then")
  func slowClients() throws {
    let slow = try (1...200).map { _ in try HTTPClient(port: port) }
    for client in slow { client.send("G") }
    let clock = ContinuousClock()
    for client in slow.prefix(5) {
      client.send("E")
      let start = clock.now
      #expect(try HTTPClient(port: port).get("/api/v1/filter").status == 200)
      #expect(clock.now - start < .seconds(1))
    }
    #expect(try HTTPClient(port: port).get("/metrics").text.contains("perfume_http_connections 2"))
    server.stop()
  }

  @Test("Connections that are left in the middle of a request do not stay open")
  func leftConnections() async throws {
    for count in 1...60 {
      let client = try HTTPClient(port: port)
      #expect(try client.get("/healthz").status == 200)
      let length = count.isMultiple(of: 2) ? "\r\nContent-Length: 9\r\n\r\n" : ""
      client.send("POST / HTTP/1.1\r\nHost: localhost\(length)")
    }
    // Asked on a new connection each time: a busy machine may take long from one time to the next.
    var isAlone = false
    for _ in 1...100 where !isAlone {
      server.tend()
      try await Task.sleep(for: .milliseconds(20))
      let figures = try HTTPClient(port: port).get("/metrics").text
      isAlone = figures.contains("perfume_http_connections 1\n")
    }
    #expect(isAlone)
    server.stop()
  }

  @Test("At the end an answer is finished, and nobody is answered after it")
  func stop() throws {
    let client = try HTTPClient(port: port)
    #expect(try client.get("/healthz").status == 200)
    server.stop()
    #expect(client.isClosed())
    #expect(throws: HTTPClient.Failure.self) { try HTTPClient(port: port) }
  }

  @Test("While it stops what was begun is answered, and nobody new is let in")
  func stopping() throws {
    let begun = try HTTPClient(port: port)
    begun.send(
      "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nExpect: 100-continue\r\n\r\n"
    )
    #expect(try begun.answer().status == 100)
    let server = server
    Thread.detachNewThread { server.stop() }
    var isClosed = false
    // Without a pause that others could make longer than a server waits for its end.
    for _ in 1...250 where !isClosed {
      usleep(20_000)
      do { _ = try HTTPClient(port: port).get("/healthz") } catch { isClosed = true }
    }
    #expect(isClosed)
    begun.send("x")
    let answer = try begun.answer()
    #expect(answer.status == 405)
    #expect(answer.headers["connection"] == "close")
    #expect(begun.isClosed())
  }

  @Test("A port that is in use is told of")
  func portInUse() throws {
    #expect(throws: ServiceError.portInUse(host: "127.0.0.1", port: port)) {
      try HTTPServer(
        source,
        HTTPServer.Configuration(host: "127.0.0.1", port: port),
        log: AccessLog(.none) { _ in }
      )
    }
    server.stop()
  }

  @Test("A host that has no address is told of")
  func unknownHost() {
    #expect(throws: ServiceError.self) {
      try HTTPServer(
        source,
        HTTPServer.Configuration(host: "no.such.host.invalid", port: 0),
        log: AccessLog(.none) { _ in }
      )
    }
    server.stop()
  }

  @Test("The catalogue is exchanged, taken away and put back while it is asked for")
  func exchange() async throws {
    let port = port
    let good = try source.edition()
    let source = source
    let statuses = try await withThrowingTaskGroup(of: Set<Int>.self) { group in
      for number in 1...4 {
        group.addTask {
          let client = try HTTPClient(port: port)
          return Set(
            try (1...50).map { _ in try client.get("/api/v1/filter?keyword=%23\(number)").status }
          )
        }
      }
      for number in 1...20 {
        source.put(.success(CatalogEdition(catalog: good.catalog, digest: "\(number)")))
        if number == 10 { source.put(.failure(CatalogError(.missing))) }
        try await Task.sleep(for: .milliseconds(2))
      }
      return try await group.reduce(into: Set()) { $0.formUnion($1) }
    }
    #expect(statuses.isSubset(of: [200, 503]))
    #expect(try HTTPClient(port: port).get("/api/v1/filter").status == 200)
    server.stop()
  }
}
