import Catalog
import CatalogTestSupport
import CZlib
import FilterServer
import Foundation
import Testing

@Suite("Answers that are kept")
struct CachingTests {
  let source: FixedSource
  let router: Router

  init() throws {
    source = try FixedSource.oracle()
    router = Router(source)
  }

  @Test("A tag is recognised as it is, weak, strong, in a list, and as anything")
  func tags() throws {
    for target in ["/api/v1/perfumes?brand=1", "/api/v1/filter", "/", "/openapi.json"] {
      let tag = try #require(router.get(target)["ETag"])
      #expect(tag.hasPrefix("W/\""))
      let strong = String(tag.dropFirst(2))
      for condition in [tag, strong, "W/\"x,\", \(tag)", "\"a\",\(strong) , \"b\"", "*", " * "] {
        let answer = router.get(target) { $0.ifNoneMatch = condition }
        #expect(answer.status.rawValue == 304)
        #expect(answer.bytes.isEmpty)
        #expect(answer["ETag"] == tag)
        #expect(answer["Cache-Control"] == "no-cache")
      }
      for condition in ["", "\"x\"", tag.lowercased() + "x", "W/", "**"] {
        #expect(router.get(target) { $0.ifNoneMatch = condition }.status.rawValue == 200)
      }
    }
  }

  @Test("Only what is there can be unchanged")
  func anythingOfNothing() {
    for target in ["/api/v1/perfumes?brand=Nobody", "/?brand=Nobody"] {
      #expect(router.get(target) { $0.ifNoneMatch = "*" }.status.rawValue == 400)
    }
    #expect(router.get("/api/v1/perfumes/13000") { $0.ifNoneMatch = "*" }.status.rawValue == 404)
  }

  @Test("The same address and content have the same tag on every server, others another")
  func sameness() throws {
    let other = Router(try FixedSource.oracle())
    let tag = { (router: Router, target: String) in router.get(target)["ETag"] }
    let target = "/api/v1/perfumes?brand=%231"
    #expect(tag(router, target) == tag(other, target))
    #expect(tag(router, target) == tag(router, "/api/v1/perfumes?limit=20&brand=%231&lang=ko"))
    #expect(tag(router, target) != tag(router, "/api/v1/perfumes?brand=%232"))
    #expect(tag(router, target) != tag(router, "/api/v1/query?brand=%231"))
    #expect(tag(router, "/api/v1/perfumes/1") != tag(router, "/api/v1/perfumes/2"))
    let before = tag(router, target)
    let edition = try source.edition()
    source.put(.success(CatalogEdition(catalog: edition.catalog, digest: "two")))
    #expect(tag(router, target) != before)
  }

  @Test(
    "An answer is packed when that is wanted",
    arguments: [
      ("gzip", true), ("GZIP;q=0.5, br", true), ("*", true), ("x-gzip", true), ("gzip;q=0", false),
      ("identity, gzip;q=0.5", false), ("br", false), ("", false), ("gzip;q=x", false),
    ]
  )
  func packing(accepted: String, isPacked: Bool) throws {
    let plain = router.get("/api/v1/filter")
    let answer = router.get("/api/v1/filter") { $0.acceptEncoding = accepted }
    #expect(answer["Vary"] == "Accept-Encoding")
    #expect((answer["Content-Encoding"] == "gzip") == isPacked)
    #expect(answer["ETag"] == plain["ETag"])
    #expect(isPacked ? unpacked(answer.bytes) == plain.bytes : answer.bytes == plain.bytes)
  }

  @Test("What is short is not packed")
  func short() {
    let answer = router.get("/healthz") { $0.acceptEncoding = "gzip" }
    #expect(answer["Content-Encoding"] == nil)
  }

  private func unpacked(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    inflateInit2_(&stream, MAX_WBITS + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    defer { inflateEnd(&stream) }
    var input = bytes
    return input.withUnsafeMutableBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: 1 << 20) { output, count in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        inflate(&stream, Z_FINISH)
        count = Int(stream.total_out)
      }
    }
  }
}

@Suite("Who may ask")
struct AccessTests {
  let source: FixedSource

  init() throws { source = try FixedSource.oracle() }

  @Test(
    "A service of this machine goes by no other name",
    arguments: [
      ("localhost", true), ("localhost:8080", true), ("LocalHost:1", true), ("127.0.0.1", true),
      ("[::1]:8080", true), ("[::1]", true), ("evil.example", false), ("127.0.0.1.evil", false),
      ("localhost:80:80", false), ("localhost@evil", false), ("", false), ("::1", false),
    ]
  )
  func hosts(host: String, isAllowed: Bool) {
    let settings = ServiceSettings(hosts: ["localhost", "127.0.0.1", "[::1]"])
    let answer = Router(source, settings: settings).get("/healthz") { $0.host = host }
    #expect(answer.status.rawValue == (isAllowed ? 200 : 421))
    #expect(Router(source).get("/healthz") { $0.host = host }.status.rawValue == 200)
  }

  @Test("Scripts of other sites may read the answers only where that was decided")
  func origins() {
    let router = Router(source, settings: ServiceSettings(origins: ["https://shop.example"]))
    let shop = router.get("/api/v1/filter") { $0.origin = "https://shop.example" }
    #expect(shop["Access-Control-Allow-Origin"] == "https://shop.example")
    #expect(shop["Access-Control-Expose-Headers"] == "ETag, Link")
    #expect(shop["Vary"] == "Accept-Encoding, Origin")
    let other = router.get("/api/v1/filter") { $0.origin = "https://other.example" }
    #expect(other["Access-Control-Allow-Origin"] == nil)
    #expect(other["Vary"] == "Accept-Encoding, Origin")
    let preflight = router.get("/api/v1/filter", method: "OPTIONS") {
      $0.origin = "https://shop.example"
      $0.requestedMethod = "GET"
    }
    #expect(preflight["Access-Control-Allow-Methods"] == "GET, HEAD, OPTIONS")
    let any = Router(source, settings: ServiceSettings(origins: ["*"])).get("/healthz")
    #expect(any["Access-Control-Allow-Origin"] == "*")
  }
}
