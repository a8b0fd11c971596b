import Catalog
import Testing

@testable import CatalogImport

@Suite("Names that are hard to find in a file")
struct OddNameTests {
  private func rows(_ text: String) throws -> TextReader {
    try TextRecords.reader(for: BytesInMemory(Array(text.utf8)))
  }

  /// What the perfumes of a file are called, the series that their notes are put into, and how many notes
  /// are in two.
  private func imported(
    _ text: String
  ) throws -> (names: [String], series: [String], inTwo: Int) {
    let table = try NoteTable(
      series: rows("name,korean_name\nFloral,\nOther,\n"),
      notes: rows("note,series,korean_name,aliases\nRose,Floral,,\n")
    )
    var assembly = CatalogAssembly(table: table)
    var reader = try DraftReader(
      rows(text),
      options: DraftReader.Options(),
      table: table
    )
    var names: [String] = []
    while case .perfume(let draft)? = try reader.next() {
      if let perfume = assembly.perfume(draft)?.perfume {
        names.append("\(perfume.name)/\(perfume.brand.name)")
      }
    }
    let series = assembly.seriesWithIngredients(previous: [], nextID: 1)
    return (names, series.map(\.name), assembly.tally.secondSeries.count)
  }

  @Test(
    "A series that a file leaves empty is that of the table",
    arguments: ["", " ", "N/A", "&nbsp;"]
  )
  func emptySeries(series: String) throws {
    let text =
      #"[{"name": "A", "brand": "B", "notes": [{"name": "Rose", "series": "\#(series)"}]}]"#
    #expect(try imported(text).series == ["Floral"])
  }

  @Test("No series is named twice by leaving it out the second time")
  func secondSeries() throws {
    let text =
      #"[{"name": "A", "brand": "B", "notes": [{"name": "Rose", "series": "Red"}]}, "#
      + #"{"name": "C", "brand": "B", "notes": [{"name": "Rose", "series": " "}]}]"#
    let outcome = try imported(text)
    #expect(outcome.series == ["Red"])
    #expect(outcome.inTwo == 0)
  }

  @Test("An id behind a name goes with the space before it")
  func codes() throws {
    let text = "name|brand|notes\nRose ;b12|Dior ;c7|Rose\nOud ;b13|Dior ;c7|Rose\n"
    #expect(try imported(text).names == ["Rose/Dior", "Oud/Dior"])
  }

  @Test("A column of slugs may hold any letter")
  func slugs() throws {
    let text = "name,brand,notes\nle-male,jean-paul,Rose\nßeta-x,ŉ-paul,Rose\n"
    #expect(try imported(text).names == ["Le Male/Jean Paul", "ßeta X/ʼN Paul"])
  }
}
