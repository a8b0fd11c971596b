import Catalog
import CatalogTestSupport
import Testing

@Suite("What a search gives")
struct SearchContractTests {
  @Test(
    "Pages of perfumes that all have one name repeat and skip none",
    arguments: Backend.allCases
  )
  func paging(backend: Backend) throws {
    let contents = CatalogContents.named(Array(repeating: "Rose", count: 1_000))
    let repository = try backend.repository(contents)
    // The plain loop sorts everything for each page; larger ones do for the twin.
    let limit = backend == .plainLoop ? 97 : 7
    for sort in PerfumeSearch.Sort.allCases {
      for search in [PerfumeSearch(sort: sort), PerfumeSearch(text: "ros", sort: sort)] {
        #expect(try repository.ids(search, pages: limit) == Array(1...1_000), "\(search)")
      }
    }
  }

  @Test(
    "A page past the end is empty and has the true total",
    arguments: Backend.allCases,
    [12, 100, Int.max]
  )
  func pastTheEnd(backend: Backend, offset: Int) throws {
    let repository = try backend.oracle()
    var search = try PerfumeSearch.naming(keywords: ["Powdery"], in: repository)
    search.page = try #require(PerfumeSearch.Page(limit: 100, offset: offset))
    let result = try repository.search(search, including: .perfumes)
    #expect(result == SearchResult(total: 3))
  }

  @Test(
    "Each of 300 ingredients has its count, also the rarest and one that is selected",
    arguments: Backend.allCases
  )
  func manyIngredients(backend: Backend) throws {
    let brand = Brand(id: 1, name: "House")
    let ingredients = (1...300).map { Ingredient(id: $0, seriesID: 1, name: "Note \($0)") }
    // Perfume n has the notes up to n, so note n is in 301 - n perfumes.
    let perfumes = (1...300).map { number in
      Perfume(
        id: number,
        brand: brand,
        name: "Perfume \(number)",
        ingredients: ingredients.prefix(number).map {
          PerfumeIngredient(id: $0.id, name: $0.name, series: "All")
        }
      )
    }
    let repository = try backend.repository(
      CatalogContents(
        series: [Series(id: 1, name: "All", ingredients: ingredients)],
        brands: [brand],
        perfumes: perfumes
      )
    )
    let search = PerfumeSearch(ingredients: [SearchKeyword(ingredients[298])])
    let result = try repository.search(search, including: .counts)
    let expected = Dictionary(uniqueKeysWithValues: (1...300).map { ($0, 301 - $0) })
    #expect(result.total == 2)
    #expect(result.counts?.ingredients == OptionTally(expected))
  }

  @Test("A perfume counts once, whichever layers list an ingredient", arguments: Backend.allCases)
  func layers(backend: Backend) throws {
    let repository = try backend.oracle()
    let search = try PerfumeSearch.naming(
      ingredients: ["Cedar"],
      brands: ["까르띠에"],
      in: repository
    )
    let result = try repository.search(search, including: .counts)
    let cedar = try #require(search.ingredients.first?.id)
    #expect(result.total == 1)
    #expect(result.counts?.ingredients[cedar] == 1)
  }

  @Test(
    "An option that the catalogue does not have is no error: no perfume has it",
    arguments: Backend.allCases
  )
  func unknownOptions(backend: Backend) throws {
    let repository = try backend.oracle()
    for category in Category.allCases {
      for mode in PerfumeSearch.MatchMode.allCases {
        let gone = SearchKeyword(id: 4_711, name: "Gone", category: category)
        var search = PerfumeSearch(match: .init(ingredients: mode, keywords: mode))
        search[category] = [gone]
        let result = try repository.search(search, including: .all)
        #expect(result.total == 0)
        #expect(result.relaxations == [Relaxation(drop: gone, total: 12)])
      }
    }
  }

  @Test("An option selected twice is one option", arguments: Backend.allCases)
  func repeatedOption(backend: Backend) throws {
    let repository = try backend.oracle()
    var once = try PerfumeSearch.naming(brands: ["Prada"], keywords: ["Fresh"], in: repository)
    let expected = try repository.search(once, including: .all)
    once.brands += once.brands
    once.keywords += once.keywords
    #expect(try repository.search(once, including: .all) == expected)
  }

  @Test(
    "Ways out that give as much come in the order of the selection",
    arguments: Backend.allCases
  )
  func tiedRelaxations(backend: Backend) throws {
    let repository = try backend.oracle()
    var search = try PerfumeSearch.naming(
      ingredients: ["Rose", "Musk"],
      keywords: ["Clean"],
      in: repository
    )
    #expect(try names(repository, search) == ["Musk 1"])
    search = try PerfumeSearch.naming(brands: ["Lancôme"], keywords: ["Unisex"], in: repository)
    search.keywords = try PerfumeSearch.naming(keywords: ["Unisex", "Clean"], in: repository)
      .keywords
    search.match.keywords = .all
    #expect(try names(repository, search) == ["Lancôme 1"])
    search = try PerfumeSearch.naming(
      ingredients: ["Vanilla", "Rose"],
      brands: ["Lancôme"],
      in: repository
    )
    #expect(try names(repository, search) == ["Rose 1"])
    search = try PerfumeSearch.naming(ingredients: ["Musk", "Vanilla"], in: repository)
    #expect(try names(repository, search) == ["Musk 1", "Vanilla 1"])
    search.ingredients.reverse()
    #expect(try names(repository, search) == ["Vanilla 1", "Musk 1"])
  }

  private func names(_ repository: any CatalogRepository, _ search: PerfumeSearch) throws
    -> [String]
  {
    try repository.search(search, including: []).relaxations.map { "\($0.drop.name) \($0.total)" }
  }

  @Test("A selection of thousands of options is answered", arguments: Backend.allCases)
  func longSelections(backend: Backend) throws {
    let repository = try backend.oracle()
    var search = PerfumeSearch()
    // The plain loop compares each with each.
    let ids = backend == .plainLoop ? 1...400 : 1...40_000
    search.brands = ids.map { SearchKeyword(id: $0, name: "", category: .brand) }
    search.keywords = ids.map { SearchKeyword(id: $0, name: "", category: .keyword) }
    let result = try repository.search(search, including: .all)
    #expect(result.total == 12)
    #expect(result.counts?.brands.nonzero.count == 10)
  }

  @Test("An empty catalogue answers everything with nothing", arguments: Backend.allCases)
  func emptyCatalog(backend: Backend) throws {
    let repository = try backend.repository(CatalogContents())
    #expect(try repository.series().isEmpty)
    #expect(try repository.brands().isEmpty)
    #expect(try repository.keywords().isEmpty)
    #expect(try repository.perfumes(ids: [1]).isEmpty)
    let result = try repository.search(PerfumeSearch(text: "x"), including: .all)
    #expect(result == SearchResult(total: 0, counts: OptionCounts()))
    let all = try repository.search(PerfumeSearch(), including: .all)
    #expect(all == SearchResult(total: 0, counts: OptionCounts()))
  }
}
