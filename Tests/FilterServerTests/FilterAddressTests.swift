import Catalog
import FilterServer
import Testing

@Suite("Addresses")
struct FilterAddressTests {
  private func address(
    _ pairs: (String, String)...
  ) throws -> FilterAddress {
    try FilterAddress(pairs.map { (name: $0.0, value: $0.1) })
  }

  @Test("The address without any condition has no query string, and none is read as that")
  func empty() throws {
    #expect(FilterAddress().query.isEmpty)
    #expect(try address() == FilterAddress())
    #expect(try address(("q", ""), ("find", ""), ("initial", "")) == FilterAddress())
  }

  @Test("Every parameter is read, and written back in one order")
  func roundTrip() throws {
    let read = try address(
      ("tab", "brand"),
      ("lang", "ko"),
      ("offset", "40"),
      ("limit", "10"),
      ("sort", "newest"),
      ("keyword", "Cosy & warm"),
      ("brand", "#12"),
      ("keyword", "시원한"),
      ("find", "a b"),
      ("match-keywords", "all"),
      ("match-ingredients", "all"),
      ("q", "로즈"),
      ("initial", "é"),
      ("fold", "3"),
      ("fold", "1"),
      ("fold", "3")
    )
    #expect(read.selections.map(\.name) == ["Cosy & warm", "#12", "시원한"])
    #expect(read.selections.map(\.category) == [.keyword, .brand, .keyword])
    #expect(read.page == PerfumeSearch.Page(limit: 10, offset: 40))
    #expect(
      read.query
        == "q=%EB%A1%9C%EC%A6%88&keyword=Cosy%20%26%20warm&brand=%2312"
        + "&keyword=%EC%8B%9C%EC%9B%90%ED%95%9C&match-ingredients=all&match-keywords=all"
        + "&sort=newest&limit=10&offset=40&lang=ko&tab=brand&find=a%20b&initial=E&fold=3&fold=1"
    )
    #expect(try FilterAddress(read.pairs) == read)
  }

  @Test("What is usual is left out")
  func usual() throws {
    let read = try address(
      ("sort", "popular"),
      ("limit", "20"),
      ("offset", "0"),
      ("match-keywords", "any"),
      ("tab", "series")
    )
    #expect(read == FilterAddress())
    #expect(read.query.isEmpty)
  }

  @Test("An option that is given twice is selected once, and a comma is part of a name")
  func repeated() throws {
    let read = try address(("brand", "A, B"), ("brand", "A, B"))
    #expect(read.selections == [FilterAddress.Selection(category: .brand, name: "A, B")])
  }

  @Test(
    "What is wrong names its parameter",
    arguments: [
      ("page", "2", "unknownParameter"),
      ("sort", "best", "badChoice"),
      ("sort", "", "badChoice"),
      ("lang", "de", "badChoice"),
      ("tab", "note", "badChoice"),
      ("match-keywords", "none", "badChoice"),
      ("limit", "-1", "badNumber"),
      ("limit", "+1", "badNumber"),
      ("limit", "0", "badNumber"),
      ("limit", "101", "badNumber"),
      ("limit", "abc", "badNumber"),
      ("limit", "", "badNumber"),
      ("limit", "1e9", "badNumber"),
      ("limit", "٣", "badNumber"),
      ("offset", "99999999999999999999", "badNumber"),
      ("fold", "x", "badNumber"),
      ("q", String(repeating: "x", count: 201), "textTooLong"),
      ("find", String(repeating: "x", count: 201), "textTooLong"),
    ]
  )
  func mistakes(name: String, value: String, code: String) throws {
    let error = #expect(throws: FilterAddressError.self) { try address((name, value)) }
    #expect(error?.parameter == name)
    #expect(error?.value == value)
    #expect(error?.code == code)
    for language in Language.allCases {
      #expect(error?.message(in: language).isEmpty == false)
    }
  }

  @Test("A parameter that there can be only one of is refused a second time")
  func twice() throws {
    let error = #expect(throws: FilterAddressError.self) {
      try address(("sort", "name"), ("sort", "name"))
    }
    #expect(error == FilterAddressError("sort", "name", .repeated))
  }

  @Test("A sixth option of a category is refused, and the five before it stay")
  func sixth() {
    let pairs = (1...6).map { (name: "brand", value: "#\($0)") }
    var errors: [FilterAddressError] = []
    let read = FilterAddress(pairs + [(name: "keyword", value: "#1")], errors: &errors)
    #expect(errors == [FilterAddressError("brand", "#6", .limitReached(.brand, limit: 5))])
    #expect(read.selections.map(\.name) == ["#1", "#2", "#3", "#4", "#5", "#1"])
  }

  @Test("Where only some parameters are accepted the others are unknown")
  func accepting() {
    let search = Set(FilterParameter.allCases).subtracting(FilterParameter.ofPageOnly)
    #expect(throws: FilterAddressError("tab", "brand", .unknownParameter)) {
      try FilterAddress([(name: "tab", value: "brand")], accepting: search)
    }
  }

  @Test("Whatever changes the search goes back to the first page; what only shows it does not")
  func derived() throws {
    let read = try address(("brand", "#1"), ("q", "x"), ("limit", "10"), ("offset", "30"))
    let brand = FilterAddress.Selection(category: .brand, name: "#1")
    #expect(read.toggling(brand).query == "q=x&limit=10")
    #expect(read.clearing(.brand) == read.toggling(brand))
    #expect(read.toggling(brand).toggling(brand).query == "q=x&brand=%231&limit=10")
    #expect(read.clearingText().query == "brand=%231&limit=10")
    #expect(read.clearing().query == "limit=10")
    #expect(read.showing(.keyword).query == read.query + "&tab=keyword")
    #expect(read.at(offset: 10).query == "q=x&brand=%231&limit=10&offset=10")
    #expect(read.reading(.korean).query == read.query + "&lang=ko")
  }

  @Test(
    "The language is the one that the browser wants most among ours",
    arguments: zip(
      [
        "", "ko", "ko-KR,ko;q=0.9,en;q=0.8", "de, en;q=0.5, ko;q=0.7", "en, ko", "ko;q=0", "*",
        "ko;q=x", "KO-kr ; Q=0.9,EN; q=.5", " en;q=0.3,, ;,ko;level=1;q=0.4", "korean, ko;q=-1;q=1",
      ],
      [
        Language.english, .korean, .korean, .korean, .english, .english, .english, .english,
        .korean, .korean, .english,
      ]
    )
  )
  func accepted(header: String, language: Language) {
    #expect(Language(accepted: header) == language)
  }
}
