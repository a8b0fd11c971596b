import Catalog
import CatalogTestSupport
import FilterServer
import Testing

@Suite("Requests that are wrong")
struct ProblemTests {
  let source: FixedSource
  let router: Router

  init() throws {
    source = try FixedSource.oracle()
    router = Router(source)
  }

  @Test(
    "The problem names the parameter",
    arguments: [
      ("limit=-1", "badNumber", "limit"), ("limit=0", "badNumber", "limit"),
      ("limit=abc", "badNumber", "limit"), ("limit=", "badNumber", "limit"),
      ("limit=1e9", "badNumber", "limit"), ("limit=101", "badNumber", "limit"),
      ("limit=99999999999999999999", "badNumber", "limit"), ("offset=-1", "badNumber", "offset"),
      ("offset=99999999999999999999", "badNumber", "offset"),
      ("page=0", "unknownParameter", "page"), ("tab=brand", "unknownParameter", "tab"),
      ("find=x", "unknownParameter", "find"), ("=", "unknownParameter", ""),
      ("sort=best", "badChoice", "sort"), ("match-keywords=some", "badChoice", "match-keywords"),
      ("lang=fr", "badChoice", "lang"), ("sort=name&sort=name", "repeatedParameter", "sort"),
      ("q=a&q=b", "repeatedParameter", "q"), ("brand=%", "badEncoding", "brand"),
      ("brand=%zz", "badEncoding", "brand"), ("brand=%C3", "badEncoding", "brand"),
      ("brand=%00", "badEncoding", "brand"), ("%zz=1", "badEncoding", "%zz"),
      ("brand=Nobody", "unknownName", "brand"), ("keyword=", "unknownName", "keyword"),
      ("keyword=1&keyword=2&keyword=3&keyword=4&keyword=5&keyword=6", "limitReached", "keyword"),
      ("q=\(String(repeating: "a", count: 201))", "textTooLong", "q"),
    ]
  )
  func parameters(query: String, code: String, parameter: String) throws {
    let answer = router.get("/api/v1/perfumes?\(query)")
    #expect(answer["Content-Type"] == "application/problem+json")
    #expect(answer["Cache-Control"] == "no-store")
    #expect(
      try answer.decoded(Problem.self) == Problem(code: code, status: 400, parameter: parameter)
    )
  }

  @Test(
    "A number that is none, in a path, is named too",
    arguments: ["abc", "0", "-1", "+1", "1.0"]
  )
  func id(text: String) throws {
    let problem = try router.get("/api/v1/perfumes/\(text)").decoded(Problem.self)
    #expect(problem == Problem(code: "badNumber", status: 400, parameter: "id"))
  }

  @Test("A path that is encoded wrongly is refused", arguments: ["/%", "/%zz", "/%FF", "/%00"])
  func path(target: String) throws {
    #expect(try router.get(target).decoded(Problem.self).code == "badEncoding")
  }

  @Test("The page shows what is wrong with its address, with the same status")
  func page() {
    let answer = router.get("/?limit=x&brand=%231")
    #expect(answer.status.rawValue == 400)
    #expect(answer["Content-Type"] == "text/html; charset=utf-8")
    #expect(answer["ETag"] == nil)
    #expect(answer.text.contains("role=\"alert\""))
  }

  @Test("Who comes by a link whose followers are counted sees the page; a program is told")
  func campaign() {
    for name in ["utm_source", "fbclid", "gclid", "NaPm", "n_keyword"] {
      let page = router.get("/?brand=%231&\(name)=x")
      #expect(page.status.rawValue == 200)
      #expect(!page.text.contains(name))
      #expect(router.get("/api/v1/filter?\(name)=x").status.rawValue == 400)
    }
  }

  @Test("Where there is nothing a person is shown the way, in the language of the reader")
  func nothing() throws {
    let answer = router.get("/nothing") {
      $0.accept = "text/html,*/*;q=0.8"
      $0.acceptLanguage = "ko"
    }
    #expect(answer.status.rawValue == 404)
    #expect(answer["Content-Type"] == "text/html; charset=utf-8")
    #expect(
      answer["Vary"]?.contains("Accept,") == true || answer["Vary"]?.hasSuffix("Accept") == true
    )
    #expect(answer.text.contains("이 주소에는 아무것도 없습니다"))
    #expect(answer.text.contains("<a href=\"/\">"))
    for target in ["/nothing", "/api/v1/perfumes/"] {
      #expect(
        try router.get(target).decoded(Problem.self) == Problem(code: "notFound", status: 404)
      )
    }
  }

  @Test(
    "An address that cannot be read is told to a person on a page, and to a program as a document",
    arguments: [
      ("/?q=%ff", 400, "&#39;q&#39; is not UTF-8"), ("/%zz", 400, "two hexadecimal digits"),
      ("/?q=" + String(repeating: "a", count: 8_192), 414, "at most 8192 bytes"),
    ]
  )
  func unreadable(target: String, status: Int, reason: String) throws {
    let page = router.get(target) { $0.accept = "text/html" }
    #expect(page.status.rawValue == status)
    #expect(page["Content-Type"] == "text/html; charset=utf-8")
    #expect(page.text.contains(reason))
    #expect(try router.get(target).decoded(Problem.self).status == status)
    let document = router.get("/api/v1/perfumes?limit=x") { $0.accept = "text/html" }
    #expect(document["Content-Type"] == "application/problem+json")
  }

  @Test("A target that is too long is refused")
  func length() throws {
    let answer = router.get("/?q=" + String(repeating: "a", count: 8_192))
    #expect(try answer.decoded(Problem.self) == Problem(code: "targetTooLong", status: 414))
  }

  @Test("Messages are in the language of who asks")
  func language() {
    let message = { (target: String, accepted: String) in
      router.get(target) { $0.acceptLanguage = accepted }.text
    }
    #expect(message("/api/v1/filter?x=1", "").contains("there is no parameter 'x'"))
    #expect(message("/api/v1/filter?x=1", "ko").contains("매개변수"))
    #expect(message("/api/v1/filter?x=1&lang=ko", "en").contains("매개변수"))
    #expect(router.get("/nothing") { $0.acceptLanguage = "ko" }["Content-Language"] == "ko")
  }

  @Test("Without a catalogue that can be read the service is unavailable, and says no more")
  func unavailable() throws {
    source.put(.failure(CatalogError(.damaged, path: "/secret/path", detail: "page 7")))
    for target in ["/api/v1/filter", "/api/v1/perfumes/1", "/healthz", "/api/v1/query"] {
      let answer = router.get(target)
      #expect(try answer.decoded(Problem.self) == Problem(code: "catalogDamaged", status: 503))
      #expect(answer["Retry-After"] == "1")
      #expect(!answer.text.contains("secret"))
    }
    let page = router.get("/?brand=Prada")
    #expect(page.status.rawValue == 503)
    #expect(page.text.contains("<!doctype html>"))
    #expect(!page.text.contains("secret"))
    #expect(router.get("/metrics").text.contains("perfume_catalogue_up 0"))
    source.put(.success(try FixedSource.oracle().edition()))
    #expect(router.get("/healthz").status.rawValue == 200)
  }

  @Test("A read that fails in the middle is told like a catalogue that is not there")
  func failedRead() throws {
    for method in CatalogRepositoryDouble.Method.allCases {
      let double = CatalogRepositoryDouble(
        MemoryCatalogRepository(try OracleCatalog.contents())
      )
      double.fail(method, with: CatalogError(.inputOutput))
      source.put(.success(CatalogEdition(catalog: double, digest: "failing \(method)")))
      let target = method == .perfumes ? "/api/v1/perfumes/1" : "/api/v1/filter"
      #expect(router.get(target).status.rawValue == 503)
    }
  }
}
