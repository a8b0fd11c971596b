import CatalogTestSupport
import Foundation
import Testing

@Suite("Wrong rows as programs are told of them")
struct WrongRowTests {
  private let perfume: BuiltProgram

  init() throws { perfume = try BuiltProgram() }

  private struct Failure: Decodable {
    struct Description: Decodable {
      let code: String
      let message: String
      let rows: [Row]?
      let moreRows: Int?
    }
    struct Row: Decodable {
      let file: String
      let line: Int?
      let column: Int?
      let columnName: String?
      let reason: String
    }
    let error: Description
  }

  private func failure(_ text: String, _ arguments: String...) throws -> Failure.Description {
    let run = try perfume.importing(Array(text.utf8), as: "list.csv", ["--json"] + arguments)
    #expect(run.status == 65)
    return try JSONDecoder().decode(Failure.self, from: Data(run.errors.utf8)).error
  }

  @Test("The error has the first twenty with their places, and says how many more there are")
  func many() throws {
    let rows = (1...80).map { "N\($0),B,\((6...30).contains($0) ? "abc" : "2019")\n" }
    let error = try failure("name,brand,year\n" + rows.joined())
    #expect(error.code == "badRows")
    #expect(error.message.contains("25 rows are wrong"))
    #expect(error.rows?.map(\.line) == (7...26).map { $0 })
    #expect(error.moreRows == 5)
    let first = try #require(error.rows?.first)
    #expect(first.file.hasSuffix("list.csv"))
    #expect(first.column == 3 && first.columnName == "year")
    #expect(first.reason.contains("'abc' is no year"))
  }

  @Test("A row with two wrong cells is told of twice and counted once")
  func twoCells() throws {
    let error = try failure(
      "name,brand,year,price\nA,B,2001,1 EUR\nC,B,abc,-5 EUR\nD,B,2002,-1 EUR\nE,B,2003,\n"
    )
    #expect(error.rows?.map(\.column) == [3, 4, 4])
    #expect(error.moreRows == 0)
  }

  @Test("They are told of too when no perfume is left, or when the file breaks off behind them")
  func others() throws {
    let none = try failure("name,brand,price\nA,B,-5 EUR\n", "--skip-bad-rows")
    #expect(none.code == "noPerfumes" && none.rows?.count == 1)
    let broken = try failure("name,brand,price\nA,B,-5 EUR\nC,\"D,1 EUR\n")
    #expect(broken.rows?.map(\.line) == [2])
    let refused = try failure("")
    #expect(refused.rows == nil && refused.moreRows == nil)
  }
}
