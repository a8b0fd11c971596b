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
        "odd.csv, line 6: 'rose' is in 'Woody' here and in 'Floral' in line 2; it goes to 'Woody'",
      ]
    )
    let report = try String(contentsOfFile: perfume.folder.path("report.json"), encoding: .utf8)
    #expect(report.contains("seriesNotices") && report.contains("no series"))
  }

  @Test("A share is rounded, and all is only what is all")
  func share() {
    let shares: [(Double, Int)] = [
      (1, 1000), (0.99999, 999), (2.0 / 3, 667), (0.0004, 0), (0, 0), (0.12345, 123),
    ]
    for (share, tenths) in shares { #expect(ImportScreen.tenths(of: share) == tenths) }
  }
}
