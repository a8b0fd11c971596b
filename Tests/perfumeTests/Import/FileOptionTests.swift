import CatalogTestSupport
import Foundation
import Testing

@Suite("Options for files of one kind")
struct FileOptionTests {
  private let perfume: BuiltProgram
  private let csv = ImportFixture.csv()

  init() throws { perfume = try BuiltProgram() }

  @Test("One that is for no file that is given is refused, and nothing is imported")
  func needless() throws {
    for option in ["--sheet", "--table"] {
      let run = try perfume.importing(csv, as: "list.csv", option, "perfumes")
      #expect(run.status == 64)
      #expect(run.errors.contains(option) && run.errors.contains("list.csv"), "\(run.errors)")
      #expect(!FileManager.default.fileExists(atPath: perfume.shop))
    }
    try copyWorkbook()
    for (option, value) in [("--table", "perfumes"), ("--delimiter", ";"), ("--encoding", "cp949")]
    {
      let run = try perfume.shell(
        "\"$perfume\" import book.xlsx --into shop.perfume \(option) '\(value)'"
      )
      #expect(run.status == 64 && run.errors.contains("XLSX"), "\(run.errors)")
    }
  }

  @Test("It is taken where one of several files is of that kind, in whatever order")
  func oneOfSeveral() throws {
    try copyWorkbook()
    try perfume.folder.write(csv, to: "list.csv")
    for files in ["list.csv book.xlsx", "book.xlsx list.csv", "list.csv --series book.xlsx"] {
      let run = try perfume.shell(
        "\"$perfume\" import \(files) --into shop.perfume --sheet 1 --delimiter , --dry-run"
      )
      #expect(run.status != 64, "\(files): \(run.errors)")
    }
    let run = try perfume.shell(
      "\"$perfume\" import book.xlsx list.csv --into shop.perfume --table x"
    )
    #expect(run.status == 64 && run.errors.contains("SQLite"), "\(run.errors)")
  }

  private func copyWorkbook() throws {
    let book = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Fixtures/Import/shared.xlsx")
    try perfume.folder.write([UInt8](Data(contentsOf: book)), to: "book.xlsx")
  }
}
