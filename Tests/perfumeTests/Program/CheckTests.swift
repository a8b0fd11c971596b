import CatalogTestSupport
import Foundation
import Testing

@Suite("Verifying a catalogue")
struct CheckTests {
  let perfume: BuiltProgram

  init() throws {
    perfume = try BuiltProgram()
    #expect(try perfume.importing(ImportFixture.csv()).status == 0)
  }

  @Test("A catalogue that is as it was written has nothing wrong")
  func intact() throws {
    let run = try perfume("check", perfume.shop)
    #expect(run.status == 0)
    #expect(run.output == "\(perfume.shop): 12 perfumes, nothing wrong\n")
    let korean = try perfume("check", perfume.shop, "--lang", "ko")
    #expect(korean.output == "\(perfume.shop): 향수 12개, 문제 없음\n")
  }

  @Test("A changed byte is found, with the page that it is on, also as a document")
  func changedByte() throws {
    var bytes = try perfume.folder.read("shop.perfume")
    bytes[4_096 * 9 + 1_000] ^= 1
    try perfume.folder.write(bytes, to: "shop.perfume")
    let run = try perfume("check", perfume.shop)
    #expect(run.status == 65)
    #expect(run.output == "pages: page 10 does not have its checksum\n")
    #expect(run.errors.contains("shop.perfume' is damaged") && run.errors.contains("1 problem"))
    let document = try perfume("check", perfume.shop, "--json")
    #expect(document.status == 65)
    let problems = try JSONDecoder().decode(Document.self, from: Data(document.output.utf8))
      .problems
    #expect(problems == [.init(place: "pages", detail: "page 10 does not have its checksum")])
  }

  @Test(
    "What another program has put into the tables is found where it does not fit",
    arguments: [
      ("UPDATE perfumes SET keywords = NULL WHERE id = 1", "keyword_perfumes"),
      ("UPDATE perfumes SET name = 'Other' WHERE id = 2", "key"),
      ("UPDATE brands SET perfume_count = 9 WHERE id = 1", "perfumes than it says"),
      ("UPDATE perfumes SET brand_id = 999 WHERE id = 3", "row of brands"),
      ("UPDATE perfume_text SET keys = 'x' WHERE perfume_id = 4", "perfume_text"),
    ]
  )
  func edited(statement: String, words: String) throws {
    try edit(statement)
    let run = try perfume("check", perfume.shop)
    #expect(run.status == 65)
    #expect(run.output.contains(words), "\(run.output)")
  }

  @Test(
    "A catalogue that another program has changed is searched without its index, and says so once"
  )
  func withoutIndex() throws {
    try edit("UPDATE perfumes SET year = 1999 WHERE id = 1")
    let check = try perfume("check", perfume.shop)
    #expect(check.status == 0)
    #expect(check.output.contains("another program has changed it"))
    #expect(check.errors.contains("has no search index"))
    #expect(try perfume("check", perfume.shop, "--json").output.contains("\"searchIndex\" : false"))
    let search = try perfume(
      "search",
      "--no-session",
      "--json",
      "--counts",
      "--catalog",
      perfume.shop
    )
    #expect(search.status == 0)
    #expect(search.errors.contains("perfume import \(perfume.shop) --into \(perfume.shop)"))
    #expect(search.output.contains("1999"))
    try perfume.shell("\"$perfume\" import shop.perfume --into shop.perfume").expectDone()
    let renewed = try perfume(
      "search",
      "--no-session",
      "--json",
      "--counts",
      "--catalog",
      perfume.shop
    )
    #expect(renewed.errors.isEmpty)
    #expect(renewed.output == search.output)
  }

  @Test(
    "One that another program has changed by halves is not searched, and where that is possible an import mends it",
    arguments: [
      ("DELETE FROM perfumes WHERE id = 1", true),
      ("DELETE FROM perfume_text WHERE perfume_id = 2", true),
      ("DELETE FROM keyword_perfumes WHERE keyword_id = 1", true),
      ("DELETE FROM keywords WHERE id = 1", false), ("DELETE FROM brands WHERE id = 1", false),
      ("DELETE FROM ingredients WHERE id = 1", false),
    ]
  )
  func halves(statement: String, isMended: Bool) throws {
    try edit(statement)
    for command in [
      "search --no-session", "search --no-session --counts --json rose", "show", "serve --port 0",
    ] {
      let run = try perfume.shell("\"$perfume\" \(command) --catalog shop.perfume")
      #expect(run.status == 65 && run.output.isEmpty)
      #expect(run.errors.contains("another program has changed it"), "\(run.errors)")
    }
    #expect(try perfume("check", perfume.shop).status == 65)
    let renewed = try perfume.shell("\"$perfume\" import shop.perfume --into shop.perfume")
    #expect((renewed.status == 0) == isMended)
    #expect(try perfume("check", perfume.shop).status == (isMended ? 0 : 65))
  }

  @Test(
    "A number that no catalogue may hold is damage wherever it is read",
    arguments: ["rating = 1e308", "rating = -1", "price = -50, currency = 'EUR'"]
  )
  func impossibleNumber(assignment: String) throws {
    try edit("PRAGMA ignore_check_constraints = ON; UPDATE perfumes SET \(assignment)")
    for command in ["search --no-session", "search --no-session --json", "check shop.perfume"] {
      let run = try perfume.shell("PERFUME_CATALOG=shop.perfume \"$perfume\" \(command)")
      #expect(run.status == 65, "\(run.errors)")
      #expect(run.errors.contains("is damaged"))
    }
  }

  @Test("What is no catalogue is told as everywhere")
  func noCatalogue() throws {
    #expect(try perfume("check", perfume.folder.path("nothing")).status == 66)
    try perfume.folder.write("no catalogue", to: "text")
    #expect(try perfume("check", perfume.folder.path("text")).status == 65)
  }

  private func edit(_ statement: String) throws {
    try perfume.shell(
      """
      python3 -c 'import sqlite3, sys; c = sqlite3.connect("shop.perfume"); \
      c.executescript(sys.argv[1]); c.commit()' "\(statement)"
      """
    ).expectDone()
  }

  private struct Document: Decodable {
    struct Problem: Decodable, Equatable {
      let place: String
      let detail: String
    }

    let problems: [Problem]
  }
}
