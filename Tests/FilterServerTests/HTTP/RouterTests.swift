import Catalog
import CatalogTestSupport
import FilterServer
import Foundation
import Testing

@Suite("What the service answers")
struct RouterTests {
  let source: FixedSource
  let router: Router

  init() throws {
    source = try FixedSource.oracle()
    router = Router(source)
  }

  private struct Perfumes: Decodable {
    struct Perfume: Decodable { let id: Int }
    let perfumes: [Perfume]
    let total: Int
  }

  private func ids(_ query: String) throws -> [Int] {
    try router.get("/api/v1/perfumes?\(query)").decoded(Perfumes.self).perfumes.map(\.id).sorted()
  }

  @Test("Every value of a repeated parameter counts, and a comma parts nothing")
  func repeated() throws {
    #expect(try ids("keyword=Fresh&keyword=Clean") == [1, 2, 4, 5, 10, 11])
    #expect(router.get("/api/v1/perfumes?keyword=Fresh,Clean").status.rawValue == 400)
  }

  @Test("A name is an id or a name in any language, encoded as it likes")
  func names() throws {
    #expect(try ids("brand=%231") == ids("brand=1"))
    #expect(try ids("brand=Herm%C3%A8s") == [1, 2])
    #expect(try ids("brand=%EB%94%A5%ED%8B%B0%ED%81%AC") == [3, 4])
    #expect(try ids("brand=Comme+des%20Garcons") == [7])
  }

  @Test("The documents are those of the command line")
  func documents() throws {
    let keys = { (target: String) in
      let object = try JSONSerialization.jsonObject(with: Data(router.get(target).bytes))
      return (object as? [String: Any] ?? [:]).keys.sorted()
    }
    #expect(try keys("/api/v1/perfumes") == ["perfumes", "query", "total"])
    #expect(
      try keys("/api/v1/perfumes?brand=Prada&keyword=Fresh")
        == ["perfumes", "query", "relaxations", "total"]
    )
    #expect(
      try keys("/api/v1/filter?q=eau")
        == [
          "counts", "match", "perfumes", "query", "selected", "selectedCount", "tabs", "text",
          "total",
        ]
    )
    #expect(try keys("/api/v1/query?q=eau").contains("text"))
    #expect(try keys("/api/v1/perfumes/1").contains("ratingCount"))
  }

  @Test("The filter has the page of perfumes that the address asks for, and where the next one is")
  func pageOfTheFilter() throws {
    struct Page: Decodable {
      struct Entry: Decodable, Equatable { let id: Int }
      struct Query: Decodable { let sort: String }
      let perfumes: [Entry]
      let query: Query
      let total: Int
    }
    let query = "?sort=name&limit=2&offset=2"
    let answer = router.get("/api/v1/filter" + query)
    let filter: Page = try answer.decoded()
    let perfumes: Page = try router.get("/api/v1/perfumes" + query).decoded()
    #expect(filter.perfumes.count == 2 && filter.perfumes == perfumes.perfumes)
    #expect(filter.query.sort == "name" && filter.total == perfumes.total)
    let link = try #require(answer["Link"])
    #expect(link.contains("</api/v1/filter?sort=name&limit=2&offset=4>; rel=\"next\""))
    #expect(link.contains("rel=\"prev\""))
  }

  @Test("Options are found by their names, with the counts that the rest of the address leaves")
  func options() throws {
    struct Keywords: Decodable {
      struct Keyword: Decodable {
        let name: String
        let count: Int
      }
      let keywords: [Keyword]
    }
    let target = "/api/v1/keywords?ingredient=Cedar&ingredient=Vetiver"
    let all: Keywords = try router.get(target).decoded()
    let counts = Dictionary(uniqueKeysWithValues: all.keywords.map { ($0.name, $0.count) })
    #expect(counts["Fresh"] == 2)
    #expect(counts["Powdery"] == 1)
    let found: Keywords = try router.get(target + "&find=pow").decoded()
    #expect(found.keywords.map(\.name) == ["Powdery"])
    #expect(router.get("/api/v1/brands?find=prada").text.contains("\"Prada\""))
    #expect(router.get("/api/v1/series?find=ced").text.contains("\"Cedar\""))
  }

  @Test("Pages say where the next and the one before are")
  func links() {
    let link = { (query: String) in router.get("/api/v1/perfumes?\(query)")["Link"] }
    #expect(link("limit=20") == nil)
    #expect(link("limit=5") == "</api/v1/perfumes?limit=5&offset=5>; rel=\"next\"")
    #expect(
      link("limit=4&offset=3&brand=%231&lang=ko")
        == "</api/v1/perfumes?brand=%231&limit=4&lang=ko>; rel=\"prev\""
    )
    #expect(link("limit=5&offset=5")?.split(separator: ",").count == 2)
    #expect(link("limit=5&offset=10") == "</api/v1/perfumes?limit=5&offset=5>; rel=\"prev\"")
  }

  @Test(
    "Past the end there is a page without perfumes, however far, and a way back to the last",
    arguments: [12, 990, Int.max - 1, Int.max]
  )
  func pastTheEnd(offset: Int) throws {
    let target = "/api/v1/perfumes?limit=5&offset=\(offset)"
    let answer: Perfumes = try router.get(target).decoded()
    #expect(answer.perfumes.isEmpty && answer.total == 12)
    #expect(router.get(target)["Link"] == "</api/v1/perfumes?limit=5&offset=7>; rel=\"prev\"")
    #expect(router.get("/api/v1/filter?limit=5&offset=\(offset)").status.rawValue == 200)
    #expect(router.get("/?offset=\(offset)").text.contains("There are no more perfumes here"))
  }

  @Test("The page and its files are served, under a path that proxies pass on")
  func page() {
    let router = Router(source, settings: ServiceSettings(basePath: "/scents/"))
    let page = router.get("/scents/?brand=%231")
    #expect(page.status.rawValue == 200)
    #expect(page["Content-Type"] == "text/html; charset=utf-8")
    #expect(page.text.contains("/scents/\(PageAsset.css.path)"))
    let css = router.get("/scents/\(PageAsset.css.path)")
    #expect(css.bytes == PageAsset.css.bytes)
    #expect(css["Cache-Control"]?.contains("immutable") == true)
    #expect(router.get("/scents")["Location"] == "/scents/")
    #expect(router.get("/scents?brand=%231&q=a")["Location"] == "/scents/?brand=%231&q=a")
    #expect(router.get("/").status.rawValue == 404)
    #expect(
      router.get("/scents/api/v1/perfumes?limit=5")["Link"]?.hasPrefix("</scents/api") == true
    )
  }

  @Test("The page speaks the language of the reader")
  func language() {
    let korean = router.get("/") { $0.acceptLanguage = "ko" }
    #expect(korean.text.contains("<html lang=\"ko\">"))
    #expect(korean["Content-Language"] == "ko")
    #expect(korean["Vary"] == "Accept-Encoding, Accept-Language")
    #expect(router.get("/")["ETag"] != korean["ETag"])
  }

  @Test("Nothing is changed: other methods are refused, on whatever there is")
  func methods() {
    for method in ["POST", "PUT", "DELETE", "PATCH", "TRACE", "get", "BREW"] {
      let answer = router.get("/api/v1/filter", method: method)
      #expect(answer.status.rawValue == 405)
      #expect(answer["Allow"] == "GET, HEAD, OPTIONS")
    }
    #expect(router.get("/nothing", method: "POST").status.rawValue == 404)
    for target in ["*", "/", "/api/v1/filter"] {
      let answer = router.get(target, method: "OPTIONS")
      #expect(answer.status.rawValue == 204)
      #expect(answer["Allow"] == "GET, HEAD, OPTIONS")
    }
  }

  @Test("HEAD has the headers of GET")
  func head() {
    for target in ["/", "/api/v1/perfumes?limit=5", "/api/v1/perfumes?limit=x"] {
      let (get, head) = (router.get(target), router.get(target, method: "HEAD"))
      #expect(get.status == head.status)
      #expect(get.headers == head.headers)
    }
  }

  @Test(
    "What is not there is not found, and no path leads to a file",
    arguments: [
      "/nothing", "/../../../etc/passwd", "/static/../../catalogue.db", "/api/v1/perfumes/13000",
      "/page-.css", "/%2e%2e/etc/passwd", "//etc/passwd", "/API/v1/filter", "/api/v1/filter/",
    ]
  )
  func notFound(target: String) throws {
    let answer = router.get(target)
    #expect(answer.status.rawValue == 404)
    #expect(answer["Content-Type"] == "application/problem+json")
  }

  @Test("A whole URL is as good as a path")
  func absoluteTarget() {
    #expect(router.get("http://localhost/healthz").status.rawValue == 200)
    #expect(router.get("http://localhost").bytes == router.get("/").bytes)
  }

  @Test("Metrics count requests by route and status, and describe the catalogue")
  func metrics() {
    _ = router.get("/api/v1/filter")
    let text = router.get("/metrics").text
    #expect(text.contains("perfume_catalogue_perfumes 12\n"))
    #expect(text.contains("perfume_catalogue_up 1\n"))
    #expect(text.contains("perfume_http_request_duration_seconds_count"))
    #expect(router.get("/healthz").text.contains("\"perfumes\":12"))
  }

  @Test("Every answer tells browsers what not to do with it")
  func security() {
    for target in ["/", "/nothing", "/api/v1/filter", "/api/v1/filter?x=1"] {
      let answer = router.get(target)
      #expect(answer["Content-Security-Policy"]?.contains("default-src 'none'") == true)
      #expect(answer["Content-Security-Policy"]?.contains("frame-ancestors 'none'") == true)
      #expect(answer["X-Content-Type-Options"] == "nosniff")
      #expect(answer["Referrer-Policy"] != nil)
      #expect(answer["Access-Control-Allow-Origin"] == nil)
    }
  }
}
