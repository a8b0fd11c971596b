import Catalog
import CatalogTestSupport
import SearchFilter
import Testing

@Suite("Looking an option up by what a person typed")
struct OptionLookupTests {
  let filter: SearchFilterViewModel

  init() throws { filter = try openedFilter() }

  @Test(
    "Every spelling of a name finds its option",
    arguments: [
      ("Hermès", "Hermès"), ("HERMES", "Hermès"), ("Herme\u{300}s", "Hermès"),
      ("  hermès ", "Hermès"), ("L'Artisan Parfumeur", "L'Artisan Parfumeur"),
      ("L\u{2019}Artisan", "L'Artisan Parfumeur"), ("L\u{2BC}Artisan", "L'Artisan Parfumeur"),
      ("lartisan", "L'Artisan Parfumeur"), ("l artisan", "L'Artisan Parfumeur"),
      ("\u{1103}\u{1175}\u{11B8}\u{1110}\u{1175}\u{110F}\u{1173}", "딥티크"), ("ㄷㅌㅋ", "딥티크"),
      ("garcons", "Comme des Garçons"), ("라반", "빠코 라반"), ("ＤＩＯＲ", nil), ("D&G", "D&G"),
    ] as [(String, String?)]
  )
  func spellings(typed: String, found: String?) {
    let lookup = filter.brands.lookUp(typed)
    if let found {
      #expect(lookup == .found(Brand(id: id(found), name: found)))
    } else if case .found(let brand) = lookup {
      Issue.record("'\(typed)' should not have found \(brand.name)")
    }
  }

  @Test(
    "The Korean name finds an option too",
    arguments: ["조 말론", "조말론", "ㅈㅁㄹ", "말론", "Jo Malone"]
  )
  func koreanName(typed: String) {
    let brand = Brand(id: 1, name: "Jo Malone", koreanName: "조 말론")
    let filter = SearchFilterViewModel(
      repository: MemoryCatalogRepository(CatalogContents(brands: [brand]))
    )
    filter.open(PerfumeSearch())
    #expect(filter.brands.lookUp(typed) == .found(brand))
    filter.brands.options.find = "말론"
    #expect(filter.brands.options.rows.map(\.option) == [brand])
  }

  @Test("An id is written with a number sign")
  func byId() {
    #expect(
      filter.brands.lookUp("#\(id("Prada"))") == .found(Brand(id: id("Prada"), name: "Prada"))
    )
    #expect(filter.brands.lookUp("#9999") == .unknown(nearest: []))
    #expect(filter.brands.lookUp("#") == .unknown(nearest: []))
    #expect(filter.brands.lookUp("4711") == .found(Brand(id: id("4711"), name: "4711")))
  }

  @Test("What programs send may be an id without a sign, but for a number that is a whole name")
  func numbers() throws {
    let brands = [
      Brand(id: 4711, name: "Prada"), Brand(id: 212, name: "Dior"), Brand(id: 3, name: "4711"),
      Brand(id: 4, name: "212 Heroes"),
    ]
    let filter = SearchFilterViewModel(
      repository: MemoryCatalogRepository(CatalogContents(brands: brands))
    )
    filter.open(PerfumeSearch())
    #expect(filter.brands.lookUp("4711", numbersAreIDs: true) == .found(brands[2]))
    #expect(filter.brands.lookUp("212", numbersAreIDs: true) == .found(brands[1]))
    #expect(filter.brands.lookUp("212") == .found(brands[3]))
    #expect(filter.brands.lookUp("3") == .unknown(nearest: []))
    #expect(filter.brands.lookUp("3", numbersAreIDs: true) == .found(brands[2]))
  }

  @Test("A whole name wins over a part of one")
  func wholeNameWins() throws {
    guard case .found(let rose) = filter.series.lookUp("rose") else {
      Issue.record("Rose was not found")
      return
    }
    #expect(rose.name == "Rose")
  }

  @Test("A part that several names have is ambiguous")
  func ambiguous() throws {
    let filter = try openedFilter(of: SampleTables.contents())
    guard case .ambiguous(let brands) = filter.brands.lookUp("maison") else {
      Issue.record("'maison' should be ambiguous")
      return
    }
    #expect(
      brands.compactMap(\.englishName) == ["Maison Francis Kurkdjian", "Maison Margiela"]
    )
  }

  @Test("A part of a word is no name, but the names that hold it are near")
  func partOfAWord() {
    guard case .unknown(let nearest) = filter.brands.lookUp("parf") else {
      Issue.record("'parf' should be unknown")
      return
    }
    #expect(nearest.map(\.name) == ["L'Artisan Parfumeur"])
  }

  @Test(
    "A slip of the finger is told the nearest names",
    arguments: [("Hermse", "Hermès"), ("prda", "Prada"), ("lancom", "Lancôme"), ("딥디크", "딥티크")]
  )
  func nearest(typed: String, meant: String) {
    switch filter.brands.lookUp(typed) {
    case .found(let brand): #expect(brand.name == meant)
    case .unknown(let nearest): #expect(nearest.map(\.name).contains(meant))
    case .ambiguous(let brands): Issue.record("ambiguous: \(brands.map(\.name))")
    }
  }

  @Test("An empty name stands for nothing", arguments: ["", "  ", "'", "\u{200B}"])
  func emptyName(typed: String) {
    #expect(filter.brands.lookUp(typed) == .unknown(nearest: []))
  }
}
