import Catalog
import CatalogTestSupport
import Foundation
import SearchFilter
import Testing

@Suite("The documents that programs read")
struct DocumentTests {
  @Test("A search's document has the query, total and perfumes, and nothing that was not asked for")
  func searchDocument() throws {
    let repository = MemoryCatalogRepository(try OracleCatalog.contents())
    let filter = SearchFilterViewModel(repository: repository, parts: [.perfumes])
    filter.open(PerfumeSearch(brands: [option("Hermès")]))
    let json = try object(SearchDocument(filter))
    #expect(json.keys.sorted() == ["perfumes", "query", "total"])
    #expect(json["total"] as? Int == 2)
    let query = try #require(json["query"] as? [String: Any])
    #expect(
      query.keys.sorted()
        == ["brands", "ingredients", "keywords", "limit", "match", "offset", "sort"]
    )
  }

  @Test("Relaxations are there only when nothing matches")
  func relaxations() throws {
    let filter = try openedFilter(
      PerfumeSearch(brands: [option("Prada")], keywords: [option("Fresh")])
    )
    let json = try object(SearchDocument(filter))
    let relaxations = try #require(json["relaxations"] as? [[String: Any]])
    #expect(relaxations.map { $0["total"] as? Int } == [4, 1])
  }

  @Test("Counts group as the tabs group, whatever the language of the filter's titles")
  func counts() throws {
    let documents = try Language.allCases.map { language in
      let filter = try openedFilter(
        PerfumeSearch(ingredients: [option("Cedar"), option("Vetiver")]),
        language: language
      )
      return try text(CountsDocument(filter))
    }
    #expect(documents[0] == documents[1])
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(documents[0].utf8)) as? [String: Any]
    )
    let brands = try #require(json["brands"] as? [[String: Any]])
    #expect(
      brands.map { $0["initial"] as? String } == ["ㄱ", "ㄷ", "ㅂ", "C", "D", "H", "L", "P", "#"]
    )
    let keywords = try #require(json["keywords"] as? [[String: Any]])
    let counts = Dictionary(
      uniqueKeysWithValues: keywords.map { ($0["name"] as? String, $0["count"] as? Int) }
    )
    #expect(counts == ["Fresh": 2, "Unisex": 3, "Warm": 3, "Clean": 2, "Powdery": 1])
  }

  @Test("The filter's document is one flat object")
  func filterDocument() throws {
    let filter = try openedFilter(PerfumeSearch(text: "eau", keywords: [option("Clean")]))
    let json = try object(FilterDocument(filter))
    #expect(
      json.keys.sorted()
        == ["counts", "match", "selected", "selectedCount", "tabs", "text", "total"]
    )
    #expect(json["text"] as? String == "eau")
    let tabs = try #require(json["tabs"] as? [[String: Any]])
    #expect(tabs.map { $0["category"] as? String } == ["series", "brand", "keyword"])
    #expect(tabs.map { $0["count"] as? Int } == [0, 0, 1])
  }

  @Test("A Korean name stands beside the others where there is one")
  func koreanNames() throws {
    let rose = Ingredient(id: 1, seriesID: 1, name: "Rose", koreanName: "장미")
    let series = Series(id: 1, name: "Floral", ingredients: [rose], koreanName: "플로럴")
    let brand = Brand(id: 1, name: "Dior", koreanName: "디올")
    let listed = PerfumeIngredient(id: 1, name: "Rose", series: "Floral", koreanName: "장미")
    let contents = CatalogContents(
      series: [series],
      brands: [brand],
      keywords: [Keyword(id: 1, name: "Fresh")],
      perfumes: [Perfume(id: 1, brand: brand, name: "J'adore", ingredients: [listed])]
    )
    let filter = SearchFilterViewModel(repository: MemoryCatalogRepository(contents))
    filter.open(PerfumeSearch(brands: [SearchKeyword(brand)]))
    let counts = try text(CountsDocument(filter))
    #expect(counts.contains(#""id":1,"koreanName":"디올","name":"Dior""#))
    #expect(counts.contains(#""id":1,"koreanName":"장미","name":"Rose""#))
    #expect(counts.contains(#""koreanName":"플로럴","name":"Floral""#))
    #expect(counts.contains(#"{"count":0,"id":1,"name":"Fresh","selected":false}"#))
    let document = try text(SearchDocument(filter))
    #expect(document.contains(#"{"category":"brand","id":1,"koreanName":"디올","name":"Dior"}"#))
    #expect(document.contains(#"{"id":1,"koreanName":"장미","name":"Rose","series":"Floral"}"#))
  }

  @Test("Documents have brands under the initials of the catalogue's own names")
  func ownInitials() throws {
    let brands = [
      Brand(id: 1, name: "Comme des Garçons", koreanName: "꼼데가르송"),
      Brand(id: 2, name: "까르띠에", englishName: "Cartier"), Brand(id: 3, name: "4711"),
    ]
    let contents = CatalogContents(series: [], brands: brands, keywords: [], perfumes: [])
    for language in Language.allCases {
      let filter = SearchFilterViewModel(
        repository: MemoryCatalogRepository(contents),
        language: language,
        ownNames: true
      )
      filter.open()
      let rows = filter.brands.rows
      #expect(rows.map(\.title) == ["ㄱ", "C", "#"])
      #expect(rows.flatMap(\.brands).map(\.id) == [2, 1, 3])
    }
  }

  private func text(_ document: (some JSONWritable)?) throws -> String {
    String(decoding: try #require(document).json(), as: UTF8.self)
  }

  private func object(_ document: (some JSONWritable)?) throws -> [String: Any] {
    let data = Data(try text(document).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }
}
