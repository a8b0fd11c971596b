import CatalogTestSupport
import Foundation
import Testing

@Suite("Searching from the command line")
struct SearchCommandTests {
  let perfume: BuiltProgram

  init() throws { perfume = try BuiltProgram() }

  @Test(
    "A text is looked for in names of perfumes and brands, however it is spelt",
    arguments: [
      ("티크", [3, 4]), ("라반", [9]), ("까", [8]), ("클라라", [8]), ("hermes", [1, 2]),
      ("Herme\u{300}s", [1, 2]), ("lancome", [12]), ("comme des garcons", [7]), ("mure", [6]),
      ("L'Artisan", [6]), ("L\u{2019}Artisan", [6]), ("lartisan", [6]), ("l artisan", [6]),
      ("\u{1103}\u{1175}\u{11B8}\u{1110}\u{1175}\u{110F}\u{1173}", [3, 4]), ("ㄷㅌㅋ", [3, 4]),
      ("ㅃㅋㄹㅂ", [9]), ("ㅃㅋ ㄹㅂ", [9]), ("ㅋㄼ", [9]), ("ㅃ", [9]), ("ㅂㅋㄹㅂ", []), ("%", []),
      ("_", []), ("\"", []), ("ＥＡＵ", [4]), ("eau rose", [4]), ("rose eau", [4]), ("", nil),
    ] as [(String, [Int]?)]
  )
  func texts(text: String, found: [Int]?) throws {
    #expect(try perfume.ids("--", text).sorted() == found ?? Array(1...12))
  }

  @Test("Options of a search add to what is saved, for this call alone")
  func optionsAddToTheSession() throws {
    _ = try perfume("select", "brand", "Hermès")
    #expect(try perfume.ids("--keyword", "Clean") == [2])
    #expect(try perfume.ids("--no-session", "--keyword", "Clean").sorted() == [2, 4, 5, 10, 11])
    #expect(try perfume.ids().sorted() == [1, 2])
  }

  @Test(
    "Every order ends in the id",
    arguments: [
      ("popular", [12, 5, 9, 1, 3, 11, 8, 2, 7, 4, 10, 6]),
      ("rating", [1, 3, 11, 8, 7, 5, 9, 2, 4, 12, 10, 6]),
      ("newest", [2, 4, 12, 7, 9, 11, 1, 5, 8, 3, 6, 10]),
      ("name", [9, 4, 11, 2, 12, 5, 6, 10, 3, 1, 7, 8]),
    ]
  )
  func orders(sort: String, ids: [Int]) throws {
    #expect(try perfume.ids("--sort", sort) == ids)
    let pages = try stride(from: 0, to: 12, by: 5).flatMap { offset in
      try perfume.ids(limit: 5, "--sort", sort, "--offset", "\(offset)")
    }
    #expect(pages == ids)
  }

  @Test("A page past the end succeeds, is empty and knows the total")
  func pastTheEnd() throws {
    let run = try perfume("search", "--offset", "9223372036854775807", "--json")
    #expect(run.status == 0)
    #expect(run.output.contains(#""perfumes" : ["#))
    #expect(run.output.contains(#""total" : 12"#))
    #expect(try perfume("search", "--offset", "500").output.contains("there are 12 perfumes"))
  }

  @Test("When nothing matches, the way out is named, and that is no failure")
  func wayOut() throws {
    let run = try perfume("search", "--brand", "Prada", "--keyword", "Fresh")
    #expect(run.status == 0)
    #expect(
      run.output == """
        No perfume matches.
        Dropping one of these helps:
          ● Prada  (brand)    4 perfumes
          ● Fresh  (keyword)   1 perfume

        """
    )
  }

  @Test("A query is printed, and taken back from a file or standard input")
  func queriesAreTakenBack() throws {
    let query = try perfume(
      "search",
      "iris",
      "--brand",
      "Prada",
      "--keyword",
      "Clean",
      "--match-keywords",
      "all",
      "--sort",
      "name",
      "--limit",
      "7",
      "--query"
    )
    try Golden.expect(query.output, matches: "query.json")
    let taken = try perfume("search", "--from", "-", "--query", input: query.output)
    #expect(taken.output == query.output)
    #expect(try perfume.ids("--from", try perfume.folder.write(query.output, to: "q.json")) == [11])
  }

  @Test(
    "A query that cannot be used is refused, and says why",
    arguments: [
      ("", 65, "not a query"), ("{", 65, "not JSON"), ("[]", 65, "not a query"),
      (#"{"total": 3, "query": {}}"#, 65, "unknown field 'query'"),
      (#"{"limit": 0}"#, 65, "limit"), (#"{"limit": 101}"#, 65, "limit"),
      (#"{"offset": -1}"#, 65, "offset"),
      (#"{"sort": "best"}"#, 65, "not one of popular, rating, newest, name"),
      (#"{"match": {"keywords": "some"}}"#, 65, "match"),
      (#"{"brands": [{"id": 1, "name": "x", "category": "keyword"}]}"#, 65, "brands"),
      (#"{"brands": [{"id": 1}]}"#, 65, "missing: brands[0].name"),
    ] as [(String, Int32, String)]
  )
  func badQueries(query: String, status: Int32, words: String) throws {
    let run = try perfume("search", "--from", "-", input: query)
    #expect(run.status == status)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test("A query file that is missing or a folder is a missing file")
  func missingQuery() throws {
    #expect(try perfume("search", "--from", "/nowhere/q.json").status == 66)
    #expect(try perfume("search", "--from", perfume.folder.path).status == 66)
  }

  @Test("The documents for programs are as they were")
  func documents() throws {
    let search = try perfume(
      "search",
      "--counts",
      "--json",
      "--ingredient",
      "Cedar",
      "--limit",
      "2"
    )
    try Golden.expect(search.output, matches: "search.json")
    let none = try perfume("search", "--json", "--brand", "Prada", "--keyword", "Fresh")
    try Golden.expect(none.output, matches: "search-nothing.json")
    _ = try perfume("select", "keyword", "Fresh")
    try Golden.expect(try perfume("show", "--json").output, matches: "show.json")
  }

  @Test("The screens for people are as they were", arguments: ["en", "ko"])
  func screens(language: String) throws {
    _ = try perfume("select", "series", "Cedar", "--lang", language)
    _ = try perfume("select", "keyword", "Warm", "--lang", language)
    let show = try perfume("show", "--lang", language)
    try Golden.expect(show.output, matches: "show.\(language).txt")
    let search = try perfume("search", "--lang", language)
    try Golden.expect(search.output, matches: "search.\(language).txt")
  }

  @Test("The sample catalogue is there without any file")
  func sampleCatalogue() throws {
    let run = try perfume(
      "search",
      "--brand",
      "조 말론 런던",
      "--json",
      "--limit",
      "1",
      environment: ["PERFUME_CATALOG": nil]
    )
    #expect(run.status == 0)
    #expect(run.output.contains("Jo Malone London"))
  }

  @Test("The whole name of a series is no ingredient, whatever is called so in part")
  func seriesName() throws {
    for name in ["Citrus", "시트러스"] {
      let run = try perfume("select", "series", name, environment: ["PERFUME_CATALOG": nil])
      #expect(run.status == 1)
      #expect(run.errors.contains("is a series"))
    }
    let part = try perfume(
      "select",
      "series",
      "citrus notes",
      environment: ["PERFUME_CATALOG": nil]
    )
    #expect(part.status == 0)
  }
}
