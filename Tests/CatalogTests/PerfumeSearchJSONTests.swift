import Catalog
import Foundation
import Testing

@Suite("A search as JSON")
struct PerfumeSearchJSONTests {
  private let full = PerfumeSearch(
    text: "eau",
    ingredients: [SearchKeyword(id: 3, name: "Bergamot", category: .series)],
    brands: [SearchKeyword(id: 1, name: "딥티크", englishName: "Diptyque", category: .brand)],
    keywords: [SearchKeyword(id: 2, name: "Fresh", category: .keyword)],
    match: PerfumeSearch.Match(ingredients: .all, keywords: .any),
    sort: .newest,
    page: PerfumeSearch.Page(limit: 7, offset: 14) ?? PerfumeSearch.Page()
  )

  private func decode(_ json: String) throws -> PerfumeSearch {
    try JSONDecoder().decode(PerfumeSearch.self, from: Data(json.utf8))
  }

  private func written(_ search: PerfumeSearch) -> String {
    String(decoding: search.json(), as: UTF8.self)
  }

  @Test("It is written with the documented names, without what is absent")
  func writes() {
    #expect(
      written(full)
        == #"{"brands":[{"category":"brand","englishName":"Diptyque","id":1,"name":"딥티크"}],"#
        + #""ingredients":[{"category":"series","id":3,"name":"Bergamot"}],"#
        + #""keywords":[{"category":"keyword","id":2,"name":"Fresh"}],"limit":7,"#
        + #""match":{"ingredients":"all","keywords":"any"},"offset":14,"sort":"newest","text":"eau"}"#
    )
    #expect(!written(PerfumeSearch()).contains("text"))
  }

  @Test("What is written is read back the same")
  func roundTrip() throws {
    for search in [full, PerfumeSearch()] { #expect(try decode(written(search)) == search) }
  }

  @Test("Whatever is absent has its default")
  func defaults() throws {
    #expect(try decode("{}") == PerfumeSearch())
    #expect(try decode(#"{"match": {}, "unknown": [1]}"#) == PerfumeSearch())
    let search = try decode(#"{"offset": 40, "match": {"keywords": "all"}}"#)
    #expect(search.page == PerfumeSearch.Page(limit: 20, offset: 40))
    #expect(search.match == PerfumeSearch.Match(keywords: .all))
  }

  @Test(
    "What makes no sense is refused, with the field that is wrong",
    arguments: zip(
      [
        #"{"limit": 0}"#, #"{"limit": 101}"#, #"{"limit": -1}"#, #"{"limit": "20"}"#,
        #"{"offset": -1}"#,
        #"{"sort": "best"}"#, #"{"match": {"keywords": "some"}}"#,
        #"{"text": 5}"#,
        #"{"brands": [{"id": 1, "name": "A", "category": "keyword"}]}"#,
        #"{"ingredients": [{"id": 1, "name": "A", "category": "brand"}]}"#,
        #"{"keywords": [{"id": 1, "name": "A", "category": "series"}]}"#,
        #"{"keywords": [{"id": 1, "name": "A", "category": "mood"}]}"#,
        #"{"keywords": [{"name": "A", "category": "keyword"}]}"#, #"{"brands": {}}"#,
      ],
      [
        "limit", "limit", "limit", "limit", "offset", "sort", "keywords", "text", "brands",
        "ingredients", "keywords", "category", "Index 0", "brands",
      ]
    )
  )
  func refused(json: String, field: String) {
    let error = #expect(throws: DecodingError.self) { try decode(json) }
    let context: DecodingError.Context? =
      switch error {
      case .dataCorrupted(let context), .typeMismatch(_, let context), .keyNotFound(_, let context),
        .valueNotFound(_, let context):
        context
      default: nil
      }
    #expect(context?.codingPath.last?.stringValue == field)
  }

  @Test("A number that is too large, and what is no JSON object, are refused")
  func unreadable() {
    for json in [#"{"limit": 1e30}"#, #"{"offset": 99999999999999999999}"#, "[]", "null", "", "{"] {
      #expect(throws: DecodingError.self, "\(json)") { try decode(json) }
    }
  }

  @Test("A text of 200 characters will do, one of 201 will not")
  func textLimit() throws {
    let longest = String(repeating: "각", count: 200)
    #expect(try decode("{\"text\": \"\(longest)\"}").text == longest)
    #expect(throws: DecodingError.self) { try decode("{\"text\": \"\(longest)x\"}") }
  }
}
