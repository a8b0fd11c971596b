import CatalogTestSupport
import Foundation
import Testing

@testable import perfume

@Suite("Tables of series, and how many notes found one")
struct SeriesTableTests {
  let perfume: BuiltProgram

  init() throws { perfume = try BuiltProgram() }

  @Test("Rows that contradict each other, or say only half, are told of with their lines")
  func odd() throws {
    try perfume.folder.write(
      "note,series\nRose,Floral\nOud,\n,Woody\n,\nrose,Woody\nRose,Woody\nMusk,Powdery\n",
      to: "odd.csv"
    )
    try perfume.folder.write("name,brand,notes\nA,Dior,Rose\n", to: "list.csv")
    let run = try perfume.shell(
      "\"$perfume\" import list.csv --into shop.perfume --series odd.csv --report report.json"
    )
    #expect(run.status == 0, "\(run.errors)")
    let told = run.output.split(separator: "\n").filter { $0.hasPrefix("odd.csv") }
    #expect(
      told == [
        "odd.csv, line 3: the note 'Oud' has no series, so the row is passed over",
        "odd.csv, line 4: the row has the series 'Woody' and no note, so it is passed over",
        "odd.csv, line 6: 'rose' is in 'Woody' here and in 'Floral' in line 2; it stays in 'Floral'",
        "odd.csv, line 7: 'Rose' is in 'Woody' here and in 'Floral' in line 2; it stays in 'Floral'",
      ]
    )
    #expect(try seriesOfRose() == "Floral")
    let report = try String(contentsOfFile: perfume.folder.path("report.json"), encoding: .utf8)
    #expect(report.contains("seriesNotices") && report.contains("no series"))
  }

  /// Imports a perfume with a rose by a table of series, and returns what is said of it, but for the totals.
  private func importing(_ table: String, _ list: String, _ arguments: String = "") throws -> String
  {
    try perfume.folder.write(table, to: "given.csv")
    try perfume.folder.write(list, to: "list.json")
    let run = try perfume.shell(
      "\"$perfume\" import list.json --into shop.perfume --series given.csv \(arguments)"
    )
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  private func seriesOfRose() throws -> String {
    let found = try perfume.shell("\"$perfume\" search --json --catalog shop.perfume").output
    return ["Floral", "Woody", "Citrus"].first { found.contains("\"series\" : \"\($0)\"") } ?? found
  }

  private static let plain = #"[{"name": "A", "brand": "Dior", "notes": ["Rose"]}]"#
  private static let inCitrus =
    #"[{"name": "A", "brand": "Dior", "notes": [{"name": "Rose", "series": "Citrus"}]}]"#

  @Test("A note under another of its names is the same note, also in the next table")
  func otherNames() throws {
    try perfume.folder.write("note,series\nRose,Citrus\n", to: "next.csv")
    let told = try importing(
      "note,series\n장미,Woody\nRose,Floral\n",
      Self.plain,
      "--series next.csv"
    )
    #expect(
      told.contains(
        "given.csv, line 3: 'Rose' is in 'Floral' here and in 'Woody' in line 2; it stays in 'Woody'"
      )
    )
    #expect(
      told.contains(
        "next.csv, line 2: 'Rose' is in 'Citrus' here and in 'Woody' in a table before this; it stays in 'Woody'"
      )
    )
    #expect(try seriesOfRose() == "Woody")
  }

  @Test(
    "With --update a note stays in the series that the catalogue has it in, and the other is told"
  )
  func update() throws {
    _ = try importing("note,series\nRose,Woody\n", Self.plain)
    let table = try importing("note,series\nRose,Floral\n", Self.plain, "--update")
    #expect(
      table.contains(
        "given.csv, line 2: 'Rose' is in 'Floral' here and in 'Woody' in the catalogue; it stays in 'Woody'"
      )
    )
    let note = try importing("note,series\nRose,Woody\n", Self.inCitrus, "--update")
    #expect(note.contains("Rose stays in Woody, not Citrus") && !note.contains("given.csv"))
    #expect(try seriesOfRose() == "Woody")
    _ = try importing("note,series\nRose,Floral\n", Self.plain)
    #expect(try seriesOfRose() == "Floral")
  }

  @Test("A series that a file names beside a note does not go before the table, and is told")
  func beside() throws {
    let told = try importing("note,series\nRose,Woody\n", Self.inCitrus)
    #expect(told.contains("Rose stays in Woody, not Citrus"))
    #expect(try seriesOfRose() == "Woody")
  }

  @Test("A share is rounded, and all is only what is all")
  func share() {
    let shares: [(Double, Int)] = [
      (1, 1000), (0.99999, 999), (2.0 / 3, 667), (0.0004, 0), (0, 0), (0.12345, 123),
    ]
    for (share, tenths) in shares { #expect(ImportScreen.tenths(of: share) == tenths) }
  }
}
