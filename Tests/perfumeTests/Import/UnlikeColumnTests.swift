import CatalogTestSupport
import Foundation
import Testing

@Suite("Columns whose values are not what their names say")
struct UnlikeColumnTests {
  let perfume: BuiltProgram

  init() throws { perfume = try BuiltProgram() }

  @Test(
    "They are told of with what they are not, and nothing is wrong",
    arguments: [
      ("Year", "soon", "year", "none of its values is a year"),
      ("Rating", "fine", "rating", "none of its values is a rating"),
      ("Votes", "many", "rating-count", "none of its values is a number of ratings"),
      ("Price", "free", "price", "none of its values is a price"),
      ("Gender", "red", "gender", "none of its values is a gender"),
      ("Notes", "https://e.example/1", "notes", "its values are addresses"),
    ]
  )
  func told(column: String, value: String, field: String, reason: String) throws {
    let table = "Name,Brand,Colour,\(column)\nA,Dior,red,\(value)\nB,Dior,blue,\(value)\n"
    let run = try perfume.importing(
      table,
      as: "list.csv",
      "--report",
      perfume.folder.path("r.json")
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("not used: \(column): \(reason)\n"))
    #expect(run.output.contains("not used: Colour\n"))
    let report = try String(contentsOfFile: perfume.folder.path("r.json"), encoding: .utf8)
    let file = try JSONDecoder().decode(Report.self, from: Data(report.utf8)).files[0]
    #expect(file.columnsUnlikeNames == [.init(column: column, field: field, reason: reason)])
    #expect(file.columnsLeftOut == ["Colour"])
  }

  @Test("Where some values are right, that is said, and where half are, the others are wrong")
  func some() throws {
    let rows = ["2001", "soon", "soon", "soon"].map { "A,Dior,\($0)\n" }
    let few = try perfume.importing("Name,Brand,Year\n" + rows.joined())
    #expect(few.output.contains("not used: Year: hardly any of its values is a year"))
    let half = try perfume.importing("Name,Brand,Year\n" + rows.prefix(2).joined())
    #expect(half.status == 65)
  }

  private struct Report: Decodable {
    struct File: Decodable {
      let columnsLeftOut: [String]
      let columnsUnlikeNames: [Column]
    }
    struct Column: Decodable, Equatable {
      let column: String
      let field: String
      let reason: String
    }
    let files: [File]
  }
}
