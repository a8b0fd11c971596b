import CatalogTestSupport
import Foundation
import Testing

@Suite("Documents of the program's own as tables")
struct OwnDocumentTests {
  private let perfume: BuiltProgram

  init() throws { perfume = try BuiltProgram() }

  private func document() throws -> String {
    let search = ["search", "--json", "--limit", "100", "--no-session", "--catalog", perfume.shop]
    return try Run(Run.perfume, search, environment: perfume.environment).output
  }

  @Test("What a search prints for programs makes the same catalogue again")
  func again() throws {
    let table = """
      name,english name,brand,brand english name,top,base,notes,keywords,price,year,gender,concentration,rating,votes
      장미,Garden,샵,Shop House,"Rose, 없는꽃",Musk,,"Fresh, Warm",149.5 USD,2001,women,EDP,4.5,10
      Oud Wood,,딥티크,,,,"Oud, Zornbark",Warm,149000 KRW,,,,,
      Plain,,Prada,,,,,,,,,,,
      Dinar,,Prada,,,,,,1.234 KWD,,,,,

      """
    try perfume.importing(table).expectDone()
    let before = try document()
    #expect(before.contains("\"amount\" : 14950"))
    try FileManager.default.removeItem(atPath: perfume.shop)
    try perfume.importing(before, as: "found.json").expectDone()
    #expect(try document() == before)
    let lines = try JSONSerialization.jsonObject(with: Data(before.utf8)) as? [String: Any]
    let perfumes = try #require(lines?["perfumes"])
    let list = String(decoding: try JSONSerialization.data(withJSONObject: perfumes), as: UTF8.self)
    try FileManager.default.removeItem(atPath: perfume.shop)
    try perfume.importing(list, as: "found.json").expectDone()
    #expect(try document() == before)
  }

  @Test(
    "The prices of other people's objects are in the units that people count in",
    arguments: [
      (#"[{"name":"A","brand":"Dior","price":{"amount":50,"currency":"USD"}}]"#, 5000),
      (#"[{"name":"A","brand":"Dior","price":{"amount":49.99,"currency":"USD"}}]"#, 4999),
      (#"{"perfumes":[{"name":"A","brand":"B","price":{"amount":50,"currency":"USD"}}]}"#, 5000),
      (
        #"[{"id":1,"name":"A","brand":{"id":2,"name":"B"},"ingredients":[],"keywords":[],"ratingCount":0,"sku":"x","price":{"amount":50,"currency":"USD"}}]"#,
        5000
      ),
    ]
  )
  func others(text: String, amount: Int) throws {
    try perfume.importing(text, as: "list.json").expectDone()
    #expect(try document().contains("\"amount\" : \(amount)"))
  }

  @Test(
    "Notes that are objects go to the layers that they name",
    arguments: [
      #"[{"name":"Rose","layer":"top"},{"name":"Iris","layer":"Heart"},{"name":"Cedar","layer":"베이스"}]"#,
      #"[{"note":"Rose","type":"Top note"},{"note":"Iris","type":"middle"},{"note":"Cedar","type":"base"}]"#,
      #"[{"layer":"top","notes":["Rose"]},{"layer":"heart","notes":[{"name":"Iris"}]},{"name":"base","notes":["Cedar"]}]"#,
    ]
  )
  func layers(notes: String) throws {
    let text = "[{\"name\":\"A\",\"brand\":\"Dior\",\"notes\":\(notes)}]"
    try perfume.importing(text, as: "list.json").expectDone()
    let page = try JSONDecoder().decode(Page.self, from: Data(try document().utf8))
    #expect(
      page.perfumes.flatMap(\.ingredients).map { "\($0.layer ?? "-") \($0.name)" }
        == ["top Rose", "middle Iris", "base Cedar"]
    )
  }

  private struct Page: Decodable {
    struct Perfume: Decodable { let ingredients: [Ingredient] }
    struct Ingredient: Decodable {
      let name: String
      let layer: String?
    }
    let perfumes: [Perfume]
  }
}
