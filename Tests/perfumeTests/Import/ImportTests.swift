import CatalogTestSupport
import Foundation
import Testing

@Suite("Importing files")
struct ImportTests {
  let perfume: BuiltProgram
  private let all = ImportFixture.rows.map { "\($0[0]) \($0[1])" }

  init() throws { perfume = try BuiltProgram() }

  @Test(
    "A table is imported whatever parts its cells and ends its lines",
    arguments: [",", ";", "\t", "|"],
    ["\n", "\r\n", "\r"]
  )
  func tables(delimiter: String, lineEnd: String) throws {
    let run = try perfume.importing(ImportFixture.csv(delimiter: delimiter, lineEnd: lineEnd))
    #expect(run.status == 0, "\(run.errors)")
    #expect(try perfume.found() == all)
    #expect(try perfume.found("--ingredient", "Cedar", "--ingredient", "Vetiver").count == 6)
    #expect(try perfume.found("--brand", "hermes") == ["1 Terre", "2 Jour"])
  }

  @Test("JSON is imported, as a list, in lines, and within an object")
  func json() throws {
    let texts = [
      try ImportFixture.json(), try ImportFixture.json(lines: true),
      "{\"meta\": 1, \"perfumes\": \(try ImportFixture.json())}",
    ]
    for text in texts {
      let run = try perfume.importing(text, as: "list.json")
      #expect(run.status == 0, "\(run.errors)")
      #expect(try perfume.found() == all)
    }
  }

  @Test("Files in the encodings of their countries are imported with their names right")
  func encodings() throws {
    let plain = ImportFixture.rows.map { $0.map { Self.withoutAccents($0) } }
    let korean = try perfume.shell(
      "iconv -f UTF-8 -t CP949 > cp949.csv <<'END'\n\(ImportFixture.csv(plain))END"
    )
    #expect(korean.status == 0)
    let run = try perfume.importing(try perfume.folder.read("cp949.csv"))
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("CP949"))
    #expect(try perfume.found() == plain.map { "\($0[0]) \($0[1])" })
    for mark in ["", "\u{FEFF}"] {
      let run = try perfume.importing(mark + ImportFixture.csv())
      #expect(run.status == 0)
      #expect(try perfume.found() == all)
    }
    try perfume.shell("iconv -f UTF-8 -t UTF-16 > utf16.csv <<'END'\n\(ImportFixture.csv())END")
      .expectDone()
    #expect(try perfume.importing(try perfume.folder.read("utf16.csv")).status == 0)
    #expect(try perfume.found() == all)
  }

  private static func withoutAccents(_ text: String) -> String {
    [("è", "e"), ("ô", "o"), ("ç", "c"), ("û", "u")].reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  @Test("A packed file and standard input are read like any other")
  func packed() throws {
    try perfume.folder.write(ImportFixture.csv(), to: "list.csv")
    try perfume.shell("gzip -k list.csv && \"$perfume\" import list.csv.gz --into shop.perfume")
      .expectDone()
    #expect(try perfume.found() == all)
    try perfume.shell("gzip -c list.csv | \"$perfume\" import - --into shop.perfume").expectDone()
    #expect(try perfume.found() == all)
  }

  @Test("A catalogue of this program goes into another without a loss")
  func catalogues() throws {
    try perfume.shell("\"$perfume\" import catalog.db --into shop.perfume").expectDone()
    let before = try perfume("search", "--json", "--limit", "100", "--counts")
    let after = try perfume(
      "search",
      "--json",
      "--limit",
      "100",
      "--counts",
      "--catalog",
      perfume.shop
    )
    #expect(before.output == after.output)
  }

  @Test("A table and a catalogue in one call give every perfume an id of its own")
  func tableAndCatalogue() throws {
    try perfume.folder.write(ImportFixture.csv(), to: "list.csv")
    for files in ["list.csv catalog.db", "catalog.db list.csv"] {
      try perfume.shell("rm -f shop.perfume; \"$perfume\" import \(files) --into shop.perfume")
        .expectDone()
      #expect(try perfume.found().count == 24)
    }
  }

  @Test(
    "Perfumes and options keep their ids, whatever order the next file has and whatever is gone from it"
  )
  func ids() throws {
    #expect(try perfume.importing(ImportFixture.csv()).status == 0)
    let shuffled =
      ImportFixture.rows.reversed().filter { $0[0] != "12" } + [
        ["99", "Neu", "Prada", "Iris", "Warm"]
      ]
    #expect(try perfume.importing(ImportFixture.csv(shuffled)).status == 0)
    #expect(try perfume.found() == all.dropLast() + ["13 Neu"])
    // What was gone comes back under an id that nothing else ever had.
    #expect(try perfume.importing(ImportFixture.csv()).status == 0)
    #expect(try perfume.found() == all.dropLast() + ["14 La Vie est Belle"])
  }

  @Test("An update leaves the perfumes that are not in the file, a replacement takes them out")
  func updates() throws {
    #expect(try perfume.importing(ImportFixture.csv()).status == 0)
    let changed = [
      ["1", "Terre", "Hermès", "Bergamot", "Fresh"], ["", "Neu", "Prada", "Iris", "Warm"],
    ]
    #expect(
      try perfume.importing(ImportFixture.csv(changed), as: "new.csv", "--update").status == 0
    )
    #expect(try perfume.found() == all + ["13 Neu"])
    #expect(try perfume.found("--ingredient", "Vetiver") == ["7 Wonderwood", "11 Infusion d'Iris"])
    #expect(
      try perfume.importing(ImportFixture.csv(changed), as: "new.csv", "--replace").status == 0
    )
    #expect(try perfume.found() == ["1 Terre", "13 Neu"])
  }

  @Test("A thousand perfumes of one name stay a thousand")
  func manyOfOneName() throws {
    let rows = (1...1000).map { ["\($0)", "Rose", "Maison", "Rose", ""] }
    for _ in 0..<2 {
      #expect(try perfume.importing(ImportFixture.csv(rows)).status == 0)
      var ids: [Int] = []
      for offset in stride(from: 0, to: 1000, by: 100) {
        let page = try perfume(
          "search",
          "--json",
          "--limit",
          "100",
          "--offset",
          "\(offset)",
          "--sort",
          "name",
          "--catalog",
          perfume.shop
        )
        ids += try JSONDecoder().decode(IDs.self, from: Data(page.output.utf8)).perfumes.map(\.id)
      }
      #expect(ids == Array(1...1000))
    }
  }

  private struct IDs: Decodable {
    struct Perfume: Decodable { let id: Int }
    let perfumes: [Perfume]
  }

  @Test("An ingredient that the files put into two series stays in the first, and that is told")
  func twoSeries() throws {
    let rows = """
      {"name": "A", "brand": "B", "notes": [{"name": "Orris", "series": "Floral"}]}
      {"name": "C", "brand": "B", "notes": [{"name": "orris", "series": "Powdery"}]}

      """
    let run = try perfume.importing(rows, as: "list.jsonl")
    #expect(run.output.contains("Orris stays in Floral, not Powdery"))
    #expect(try perfume.found("--ingredient", "Orris").count == 2)
  }

  @Test("A column that is not understood can be named, and so can brand and currency")
  func overrides() throws {
    let text = "what,who,cost\nRose,Prada,12.50\n"
    let run = try perfume.importing(
      text,
      as: "list.csv",
      "--map",
      "name=what",
      "--map",
      "brand=#2",
      "--map",
      "price=cost",
      "--currency",
      "eur"
    )
    #expect(run.status == 0, "\(run.errors)")
    let json = try perfume("search", "--json", "--catalog", perfume.shop)
    #expect(json.output.contains("\"amount\" : 1250"))
    #expect(json.output.contains("\"currency\" : \"EUR\""))
    let branded = try perfume.importing("name,year\nRose,2019\n", as: "list.csv", "--brand", "Dior")
    #expect(branded.status == 0)
    #expect(try perfume.found("--brand", "dior") == ["2 Rose"])
  }

  @Test("A dry run writes nothing, and a report says all")
  func dryRun() throws {
    let report = perfume.folder.path("report.json")
    let run = try perfume.importing(
      ImportFixture.csv(),
      as: "list.csv",
      "--dry-run",
      "--report",
      report
    )
    #expect(run.status == 0)
    #expect(!FileManager.default.fileExists(atPath: perfume.shop))
    let json = try JSONDecoder().decode(
      Report.self,
      from: Data(try perfume.folder.read("report.json"))
    )
    #expect(json.totals.perfumes == 12)
    #expect(json.files.map(\.rows) == [12])
    #expect(!json.written)
    let document = try perfume.importing(ImportFixture.csv(), as: "list.csv", "--json")
    #expect(try JSONDecoder().decode(Report.self, from: Data(document.output.utf8)).written)
  }

  private struct Report: Decodable {
    struct File: Decodable { let rows: Int }
    struct Totals: Decodable { let perfumes: Int }
    let files: [File]
    let totals: Totals
    let written: Bool
  }

  @Test("What is there twice is proposed, and the proposals can be applied")
  func doctor() throws {
    let rows = [
      ["1", "A", "Zorn & Fils", "Rose", ""], ["2", "B", "Zorn & Fils", "Zornbark", ""],
      ["3", "C", "Zorn and Fils", "Zornbarc", ""],
      ["4", "D", "Other", "", ""], ["5", "A", "Zorn & Fils", "Iris", "Warm"],
    ]
    let report = perfume.folder.path("report.json")
    let run = try perfume.importing(ImportFixture.csv(rows), as: "list.csv", "--report", report)
    #expect(run.output.contains("Zorn & Fils (3) ← Zorn and Fils (1)"))
    #expect(run.output.contains("Zornbark (1) ← Zornbarc (1)"))
    #expect(run.output.contains("Zorn & Fils, A: 2 times"))
    try perfume.importing(ImportFixture.csv(rows), as: "list.csv", "--merge", report).expectDone()
    #expect(
      try perfume.found("--brand", "Zorn & Fils").map { $0.suffix(1) }.sorted() == ["A", "B", "C"]
    )
    #expect(try perfume.found("--ingredient", "Zornbark").count == 2)
    #expect(try perfume.found("--keyword", "Warm").count == 1)
  }

  @Test("A brand that belongs to the name stays in it")
  func brandsInNames() throws {
    let rows = [
      ["1", "Miss Dior", "Dior", "Rose", ""], ["2", "Bleu de Chanel", "Chanel", "Iris", ""],
      ["3", "미스 디올", "디올", "", ""],
    ]
    #expect(try perfume.importing(ImportFixture.csv(rows)).status == 0)
    #expect(try perfume.found() == rows.map { "\($0[0]) \($0[1])" })
  }

  @Test("Without a column of brands, known ones are found at either end of the names")
  func namesWithBrands() throws {
    let names = ["Sauvage Dior", "Oud Wood by Tom Ford", "Chanel Coco", "Rose 31", "Rose Noir"]
    let run = try perfume.importing("name,year\n" + names.map { "\($0),2015\n" }.joined())
    #expect(run.output.contains("3 brands found in names"))
    #expect(
      try perfume.found() == ["1 Sauvage", "2 Oud Wood", "3 Coco", "4 Rose 31", "5 Rose Noir"]
    )
  }

  @Test("The session of the page on importing is what the program prints")
  func documentedSession() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let page = try String(
      contentsOf: root.appending(path: "Documentation/Importing.md"),
      encoding: .utf8
    )
    try perfume.folder.write(
      [UInt8](Data(contentsOf: root.appending(path: "Fixtures/Import/shop-cp949.csv"))),
      to: "shop-cp949.csv"
    )
    let run = try perfume.shell("\"$perfume\" import shop-cp949.csv --into shop.perfume")
    #expect(page.contains("$ perfume import shop-cp949.csv --into shop.perfume\n" + run.output))
    let search = try perfume.shell("\"$perfume\" search --catalog shop.perfume --ingredient musk")
    #expect(page.contains("$ perfume search --ingredient musk\n" + search.output))
  }

  @Test("Messages are Korean where that is the language")
  func korean() throws {
    let run = try perfume.importing(ImportFixture.csv(), as: "list.csv", "--lang", "ko")
    #expect(run.output.contains("향수 12개"))
  }
}

extension Run {
  /// Records what went wrong when the run did not end with status 0.
  func expectDone() {
    #expect(status == 0, "\(errors)")
  }
}
