import CatalogTestSupport
import Testing

@Suite("Cells of many combining marks")
struct ManyMarksTests {
  @Test(
    "A cell of a hundred thousand of them is read as fast as any",
    .timeLimit(.minutes(1)),
    arguments: ["name", "brand", "notes", "keywords", "price", "gender", "other"]
  )
  func cells(column: String) throws {
    let perfume = try BuiltProgram()
    let columns = ["name", "brand", "notes", "keywords", "price", "gender", "other"]
    let marks = "e" + String(repeating: "\u{323}\u{301}", count: 60_000)
    let cells = columns.map { $0 == column ? marks : $0 == "name" || $0 == "brand" ? "A" : "" }
    let table = [columns, cells].map { $0.joined(separator: ",") + "\n" }.joined()
    #expect(try perfume.importing(table).status == 0)
    let escaped = String(repeating: "\\u0323\\u0301", count: 60_000)
    let members = zip(columns, cells)
      .map { "\"\($0)\": \"\($0 == column ? "e" + escaped : $1)\"" }
    let json = "[{\(members.joined(separator: ", "))}]"
    #expect(try perfume.importing(json, as: "list.json").status == 0)
    #expect(try perfume.found().count == 1)
  }
}
