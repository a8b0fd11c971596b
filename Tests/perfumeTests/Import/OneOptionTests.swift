import CatalogTestSupport
import Foundation
import Testing

@Suite("One option for all names that the tables know it by")
struct OneOptionTests {
  let perfume: BuiltProgram

  init() throws { perfume = try BuiltProgram() }

  private static let korean = "상품명,브랜드,노트\n쟈도르,샤넬,\"자스민, 장미\"\n"
  private static let english = "Name,Brand,Notes\nNo 5,Chanel,\"Jasmine, Rose\"\n"

  /// What an import of tables makes: the names of its brands and ingredients in English, by id.
  private func imported(_ tables: [String], _ arguments: String...) throws -> Set<String> {
    var files: [String] = []
    for (index, table) in tables.enumerated() {
      try perfume.folder.write(Array(table.utf8), to: "\(index).csv")
      files.append(perfume.folder.path("\(index).csv"))
    }
    let run = try Run(
      Run.perfume,
      ["import"] + files + ["--into", perfume.shop] + arguments,
      environment: perfume.environment
    )
    #expect(run.status == 0, "\(run.errors)")
    let shown = try perfume("show", "--json", "--catalog", perfume.shop, "--no-session")
    let counts = try JSONDecoder().decode(Shown.self, from: Data(shown.output.utf8)).counts
    let options = counts.brands.flatMap(\.brands) + counts.series.flatMap(\.ingredients)
    return Set(options.map { "\($0.id) \($0.englishName ?? $0.name)" })
  }

  private struct Shown: Decodable {
    struct Counts: Decodable {
      let brands: [Brands]
      let series: [Series]
    }
    struct Brands: Decodable { let brands: [Option] }
    struct Series: Decodable { let ingredients: [Option] }
    struct Option: Decodable {
      let id: Int
      let name: String
      let englishName: String?
    }
    let counts: Counts
  }

  @Test("A Korean and an English table together have one Jasmine, one Rose and one Chanel")
  func twoLanguages() throws {
    let all: Set = ["1 Chanel", "1 Jasmine", "2 Rose"]
    #expect(try imported([Self.korean, Self.english]) == all)
    for name in ["자스민", "Jasmine"] {
      #expect(try perfume.found("--ingredient", name, "--brand", "샤넬").count == 2)
    }
    #expect(try imported([Self.english, Self.korean]) == all)
    #expect(try perfume.found("--ingredient", "자스민", "--brand", "Chanel").count == 2)
  }

  @Test("Spellings that a table knows in one language are one, called as most rows call it")
  func otherNames() throws {
    let rows = ["시더", "시더우드", "시더", "Cedarwood"].enumerated()
      .map { "\($0.offset),Dior,\($0.element)\n" }
    let all = try imported(["name,brand,notes\n" + rows.joined()])
    #expect(all == ["1 Dior", "1 Cedarwood"])
    for name in ["시더", "Cedarwood"] {
      #expect(try perfume.found("--ingredient", name).count == 4)
    }
  }

  @Test("Ids stay, by whatever names the next tables call what a catalogue has")
  func keptIDs() throws {
    let first = try imported(["name,brand,notes\nA,Chanel,\"Vanilla, Musk\"\nB,Chanel,Rose\n"])
    #expect(first == ["1 Chanel", "1 Vanilla", "2 Musk", "3 Rose"])
    let other = "name,brand,notes\nC,샤넬,\"Vanille, 장미, 머스크\"\n"
    #expect(try imported([other], "--update") == first)
    #expect(try perfume.found("--ingredient", "Vanilla") == ["1 A", "3 C"])
    #expect(try imported([other]) == ["1 Chanel", "1 Vanille", "2 Musk", "3 Rose"])
  }
}
