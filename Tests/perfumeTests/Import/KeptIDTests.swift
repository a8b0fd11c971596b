import CatalogTestSupport
import Foundation
import Testing

@Suite("Ids of perfumes of one brand and name")
struct KeptIDTests {
  let perfume: BuiltProgram

  init() throws { perfume = try BuiltProgram() }

  /// Imports rows of a perfume "Rose" by Prada, each of a year, a concentration and a gender; returns what
  /// these are by id.
  private func ids(_ rows: [String], _ arguments: String...) throws -> [String] {
    let text = "name,brand,year,concentration,gender\n" + rows.map { "Rose,Prada,\($0)\n" }.joined()
    let run = try perfume.importing(Array(text.utf8), as: "list.csv", arguments)
    #expect(run.status == 0, "\(run.errors)")
    let search = try perfume("search", "--json", "--limit", "100", "--catalog", perfume.shop)
    return try JSONDecoder().decode(Page.self, from: Data(search.output.utf8)).perfumes
      .sorted { $0.id < $1.id }
      .map { "\($0.id) \($0.year ?? 0) \($0.concentration ?? "-") \($0.gender ?? "-")" }
  }

  private struct Page: Decodable {
    struct Perfume: Decodable {
      let id: Int
      let year: Int?
      let concentration: String?
      let gender: String?
    }
    let perfumes: [Perfume]
  }

  @Test(
    "They stay whatever order the rows have, when any of year, concentration and gender differs",
    arguments: [
      ["1999,EDP,women", "2005,EDP,women", "2012,EDP,women"],
      ["1999,EDP,women", "1999,EDT,women", "1999,Extrait,women"],
      ["1999,EDP,women", "1999,EDP,men", "1999,EDP,unisex"],
      ["1999,EDP,women", "1999,,", ",EDT,women", ",,"],
    ]
  )
  func order(rows: [String]) throws {
    let first = try ids(rows)
    #expect(first.count == rows.count)
    #expect(try ids(rows.reversed()) == first)
    #expect(try ids(Array(rows.dropFirst() + rows.prefix(1))) == first)
    #expect(try ids(rows.reversed(), "--update") == first)
  }

  @Test("A new one before them takes none of their ids, and neither does one that has changed")
  func newcomers() throws {
    #expect(try ids(["1999,EDP,women", "2005,EDT,men"]).count == 2)
    let more = try ids(["2020,Extrait,unisex", "2005,EDT,men", "1999,EDP,women"])
    #expect(more == ["1 1999 EDP women", "2 2005 EDT men", "3 2020 Extrait unisex"])
    let changed = try ids(["2006,EDT,men", "1999,EDP,women", "2020,Extrait,unisex"])
    #expect(changed == ["1 1999 EDP women", "2 2006 EDT men", "3 2020 Extrait unisex"])
  }

  @Test("One whose facts are all corrected stays the one that it was")
  func corrected() throws {
    #expect(try ids(["1999,EDP,women"]) == ["1 1999 EDP women"])
    #expect(try ids(["2001,EDT,men"]) == ["1 2001 EDT men"])
    #expect(try ids([",,"]) == ["1 0 - -"])
  }
}
