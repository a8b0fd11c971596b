import CatalogTestSupport
import Foundation
import Testing

@Suite("The commands that change the selection")
struct SelectionCommandTests {
  let perfume: BuiltProgram

  init() throws { perfume = try BuiltProgram() }

  @Test("Selections persist from one call to the next, each in its category")
  func selectionsPersist() throws {
    _ = try perfume("select", "series", "Cedar")
    _ = try perfume("select", "brand", "Hermès")
    let last = try SelectionOutput(try perfume("select", "keyword", "Fresh", "--json"))
    #expect(last.selected.map(\.name) == ["Cedar", "Hermès", "Fresh"])
    #expect(last.selectedCount == 3)
    #expect(last.total == 1)
    #expect(try perfume.ids() == [1])
    let shown = try perfume("show", "keyword")
    #expect(shown.output.contains("Series 1/5"))
    #expect(shown.output.contains("● Fresh"))
  }

  @Test("What is selected keeps the order chosen, over all categories and calls")
  func orderChosen() throws {
    _ = try perfume("select", "keyword", "Fresh")
    _ = try perfume("select", "brand", "Hermès")
    let last = try SelectionOutput(try perfume("select", "series", "Cedar", "--json"))
    #expect(last.selected.map(\.name) == ["Fresh", "Hermès", "Cedar"])
    let cleared = try SelectionOutput(try perfume("clear", "brand", "--json"))
    #expect(cleared.selected.map(\.name) == ["Fresh", "Cedar"])
  }

  @Test("What is no longer in the catalogue is named once")
  func goneOptionsAreNamedOnce() throws {
    let gone = #"{"id": 77, "name": "Gone", "category": "brand"}"#
    let path = try perfume.folder.write(
      #"{"version": 1, "search": {"brands": [\#(gone)]}}"#,
      to: "s.json"
    )
    for command in ["search", "show --find a", "select keyword Fresh"] {
      let run = try perfume.shell("\"$perfume\" \(command) --session '\(path)'")
      #expect(run.status == 0)
      #expect(run.errors == "perfume: no longer in the catalogue and left out: Gone (brand)\n")
    }
  }

  @Test("A sixth selection is refused: status 1, the limit in words and as a code, nothing changed")
  func sixthIsRefused() throws {
    _ = try perfume("select", "brand", "Hermès", "딥티크", "D&G", "Prada", "4711")
    let before = try Data(contentsOf: URL(filePath: perfume.session))
    let refused = try perfume("select", "brand", "Lancôme")
    #expect(refused.status == 1)
    #expect(refused.output.isEmpty)
    #expect(
      refused.errors
        == "perfume: at most 5 brands can be selected; remove one first, or choose fewer\n"
    )
    let json = try perfume("select", "brand", "Lancôme", "--json")
    #expect(try ErrorOutput(json).error.code == "limitReached")
    #expect(try Data(contentsOf: URL(filePath: perfume.session)) == before)

    #expect(try perfume("deselect", "brand", "Prada").status == 0)
    #expect(try perfume("select", "brand", "Lancôme").status == 0)
    #expect(try perfume("select", "keyword", "Fresh").status == 0)
  }

  @Test("Six names in one call, six in a search, six in a query: refused through every door")
  func sixThroughEveryDoor() throws {
    let six = ["Hermès", "딥티크", "D&G", "Prada", "4711", "Lancôme"]
    #expect(
      try perfume("select", "brand", "Hermès", "딥티크", "D&G", "Prada", "4711", "Lancôme").status
        == 1
    )
    #expect(!FileManager.default.fileExists(atPath: perfume.session))
    let search = try perfume.shell(
      "\"$perfume\" search " + six.map { "--brand '\($0)'" }.joined(separator: " ")
    )
    #expect(search.status == 1)

    let options = (1...6).map { #"{"id":\#($0),"name":"\#(six[$0 - 1])","category":"brand"}"# }
    let query = #"{"brands":[\#(options.joined(separator: ","))]}"#
    try perfume.folder.write(query, to: "six.json")
    let from = try perfume("search", "--from", perfume.folder.path("six.json"))
    #expect(from.status == 1)
    #expect(from.errors.contains("at most 5 brands"))

    let session = try perfume.folder.write(#"{"version":1,"search":\#(query)}"#, to: "s.json")
    for command in [["show"], ["search"], ["select", "keyword", "Fresh"]] {
      let line = (command + ["--session", session]).joined(separator: " ")
      #expect(try perfume.shell("\"$perfume\" \(line)").status == 1)
    }
    #expect(try perfume.folder.text(of: "s.json") == #"{"version":1,"search":\#(query)}"#)
    #expect(try perfume("clear", "brand", "--session", session).status == 0)
    #expect(try perfume("show", "--session", session).status == 0)
  }

  @Test("One wrong name among several selects none of them")
  func allOrNone() throws {
    let run = try perfume("select", "brand", "Hermès", "Nobody")
    #expect(run.status == 1)
    #expect(run.errors.contains("no brand 'Nobody'"))
    #expect(!FileManager.default.fileExists(atPath: perfume.session))
  }

  @Test(
    "A brand is selected by every form of its name, once",
    arguments: [
      ("Hermès", 1), ("HERMES", 1), ("herme\u{300}s", 1), ("#1", 1), ("L'Artisan", 4),
      ("L\u{2019}Artisan", 4), ("L\u{2BC}Artisan", 4), ("lartisan", 4), ("l artisan", 4),
      ("\u{1103}\u{1175}\u{11B8}\u{1110}\u{1175}\u{110F}\u{1173}", 2),
    ]
  )
  func spellings(name: String, id: Int) throws {
    let once = try SelectionOutput(try perfume("select", "brand", name, "#\(id)", "--json"))
    #expect(once.selected.map(\.id) == [id])
    let cleared = try SelectionOutput(try perfume("deselect", "brand", name, "--json"))
    #expect(cleared.selected.isEmpty)
  }

  @Test(
    "A name that stands for nothing is told apart from wrong usage",
    arguments: [
      (["select", "brand", "Hermse"], 1, "did you mean Hermès (#1)"),
      (["select", "brand", "zzzzzz"], 1, "'perfume show brand' lists them"),
      (["select", "brand", "#99"], 1, "no brand '#99'"),
      (["select", "brand", ""], 64, "not empty"),
      (["select", "series", "Citrus"], 1, "select its ingredients: Bergamot (#1)"),
      (["deselect", "keyword", "Nothing"], 1, "no keyword 'Nothing'"),
      (["select", "perfume", "X"], 64, "series, brand or keyword"),
      (["select", "brand"], 64, "usage: perfume select"),
      (["serach"], 64, "did you mean 'search'"),
      (["search", "--pgae", "2"], 64, "--pgae"),
      (["search", "--limit", "0"], 64, "--limit"),
      (["search", "--limit", "-1"], 64, "--limit"),
      (["search", "--limit", "101"], 64, "--limit"),
      (["search", "--limit", "x"], 64, "--limit"),
      (["search", "--offset", "-1"], 64, "--offset"),
      (["search", "--offset", "99999999999999999999"], 64, "--offset"),
    ]
  )
  func failures(arguments: [String], status: Int32, words: String) throws {
    let run = try Run(Run.perfume, arguments, environment: perfume.environment)
    #expect(run.status == status)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.hasSuffix("\n") && run.errors.count { $0 == "\n" } == 1)
  }

  @Test("A name that is not UTF-8 is refused, and says which argument it is")
  func badlyEncodedName() throws {
    let run = try perfume.shell(#""$perfume" select brand $'Herm\xe8s'"#)
    #expect(run.status == 64)
    #expect(run.errors.contains("argument 3"))
  }

  @Test("Clear empties one category, then everything; clearing nothing changes no byte")
  func clearing() throws {
    _ = try perfume("select", "series", "Iris", "Rose")
    _ = try perfume("select", "keyword", "Clean")
    _ = try perfume("match", "keyword", "all")
    let series = try SelectionOutput(try perfume("clear", "series", "--json"))
    #expect(series.selected.map(\.name) == ["Clean"])
    #expect(try SelectionOutput(try perfume("clear", "--json")).total == 12)
    let before = try Data(contentsOf: URL(filePath: perfume.session))
    #expect(try perfume("clear").status == 0)
    #expect(try Data(contentsOf: URL(filePath: perfume.session)) == before)
  }

  @Test("Match all wants every selected option")
  func matchAll() throws {
    _ = try perfume("select", "series", "Cedar", "Vetiver")
    #expect(try perfume.ids().sorted() == [1, 3, 5, 7, 8, 11])
    #expect(try perfume("match", "series", "all").status == 0)
    #expect(try perfume.ids().sorted() == [1, 7])
    #expect(try perfume.ids("--match-ingredients", "any").count == 6)
    #expect(try perfume("match", "brand", "all").status == 64)
  }

  @Test("A text that was saved is shown, and cleared with everything")
  func savedText() throws {
    let session = #"{"version":1,"search":{"text":"eau","keywords":[]}}"#
    let path = try perfume.folder.write(session, to: "s.json")
    _ = try perfume("select", "keyword", "Clean", "--session", path)
    #expect(try perfume("show", "--session", path).output.contains("Text: eau"))
    #expect(try perfume.ids("--session", path) == [4])
    _ = try perfume("clear", "--session", path)
    #expect(try perfume.ids("--session", path).count == 12)
  }
}
