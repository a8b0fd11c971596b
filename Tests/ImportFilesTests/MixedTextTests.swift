import Catalog
import CatalogImport
import Testing

@testable import ImportFiles

@Suite("Windows-1252 mixed with UTF-8")
struct MixedTextTests {
  private let folder: InputFolder

  init() throws { folder = try InputFolder() }

  @Test("Records in one and in the other are both read, and it is said")
  func mixed() throws {
    let bytes =
      try Array("name\nChloé – l’eau\n".utf8) + "Hermès “Éclat”\n".encoded(.windows1252)
      + Array("Crème ".utf8) + "brûlée\n".encoded(.windows1252)
    let read = try folder.text(bytes)
    #expect(read.text == "name\nChloé – l’eau\nHermès “Éclat”\nCrème brûlée\n")
    #expect(
      read.source.assumption?.description.english
        == "Windows-1252 mixed with UTF-8 (Western), as it seems"
    )
    #expect(read.source.omission == nil)
  }

  @Test("UTF-8 that begins after the encoding was settled is still read as such")
  func late() throws {
    let western = String(repeating: "Hermès,eau fraîche\n", count: 60_000)
    let bytes = try western.encoded(.windows1252) + Array("Chloé\n".utf8)
    let read = try folder.text(bytes)
    #expect(read.text == western + "Chloé\n")
    #expect(read.assumption == "Windows-1252 mixed with UTF-8")
  }

  @Test("Bytes that mean nothing are left out and counted")
  func omissions() throws {
    let bytes =
      try "a “rose”".encoded(.windows1252) + [0x9D] + Array(" Chloé".utf8) + [0x81, 0x0A]
    let read = try folder.text(bytes)
    #expect(read.text == "a “rose” Chloé\n")
    #expect(read.source.omission == TextOmission(count: 2))
    #expect(
      read.source.omission?.description.english
        == "2 bytes that mean nothing in Windows-1252 were left out"
    )
  }

  @Test("A capital before a closing mark is no letter of UTF-8")
  func ambiguous() throws {
    // As UTF-8, the last two bytes would be a letter of phonetics.
    #expect(try folder.text("Chloé\n«CAFÉ»".encoded(.windows1252)).text == "Chloé\n«CAFÉ»")
    // A word of Greek is a word of Greek.
    let bytes = try "Hermès\n".encoded(.windows1252) + Array("άρωμα".utf8)
    #expect(try folder.text(bytes, encoding: "mixed").text == "Hermès\nάρωμα")
  }

  @Test("Whoever says that a file is in Windows-1252 hears of every byte that is not")
  func given() throws {
    let bytes = try "a\n“rose”".encoded(.windows1252) + [0x9D]
    let failure = try #require(folder.failure(bytes, encoding: "windows-1252"))
    #expect(failure.line == 2)
    #expect(
      failure.reason.english.hasPrefix("byte 9 of the file (0x9D) is not valid in Windows-1252")
    )
    #expect(failure.reason.english.contains("which --encoding says it is in"))
    // And reads what another would take for UTF-8 as it says.
    #expect(try folder.text(Array("é".utf8), encoding: "cp1252").text == "Ã©")
  }

  @Test("A sequence that lies across two pieces stays whole")
  func pieces() throws {
    let row = try "Hermès ".encoded(.windows1252) + Array("Chloé\n".utf8)
    var bytes: [UInt8] = []
    for _ in 0..<80_000 { bytes += row }
    let read = try folder.text(bytes)
    #expect(read.text == String(repeating: "Hermès Chloé\n", count: 80_000))
  }
}
