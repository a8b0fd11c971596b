import Catalog
import Testing

@testable import CatalogImport

@Suite("Rows that are one perfume")
struct JoinedRowTests {
  private func drafts(_ text: String) throws -> [PerfumeDraft] {
    let rows = { (text: String) in
      try TextRecords.reader(for: BytesInMemory(Array(text.utf8)))
    }
    let table = try NoteTable(
      series: rows("name,korean_name\nOther,\n"),
      notes: rows("note,series,korean_name,aliases\n")
    )
    var reader = try DraftReader(rows(text), options: DraftReader.Options(), table: table)
    var drafts: [PerfumeDraft] = []
    while let outcome = try reader.next() {
      if case .perfume(let draft) = outcome { drafts.append(draft) }
    }
    return drafts
  }

  private func notes(_ draft: PerfumeDraft?) -> [String] {
    draft?.notes.map { "\($0.layer?.rawValue ?? "-") \($0.text)" } ?? []
  }

  @Test("The lists of rows under one id are joined in their order, each item once")
  func lists() throws {
    let drafts = try drafts(
      "id,name,brand,note,top,keywords\n1,Rose Garden,Shop,Rose,Lemon,Warm\n"
        + "1,Rose Garden,Shop,\"Musk,rose\",\"Lemon,Rose\",\"warm,Clean\"\n"
        + "1,,,Amber,,Fresh\n2,Oud Wood,Shop,Oud,,\n"
    )
    #expect(drafts.map(\.name) == ["Rose Garden", "Oud Wood"])
    #expect(
      notes(drafts.first) == ["top Lemon", "- Rose", "top Rose", "- Musk", "- Amber"]
    )
    #expect(drafts.first?.keywords.map(\.name) == ["Warm", "Clean", "Fresh"])
    #expect(notes(drafts.last) == ["- Oud"])
  }

  @Test("Of single values the first that a row has counts")
  func values() throws {
    let drafts = try drafts(
      "id,name,brand,year,price,gender\n1,A,B,,10 EUR,\n1,A,B,2001,20 EUR,women\n1,A,B,2002,,men\n"
    )
    #expect(drafts.count == 1)
    #expect(drafts.first?.year == 2001)
    #expect(drafts.first?.price == Price(amount: 1000, currency: "EUR"))
    #expect(drafts.first?.gender == .women)
  }

  @Test("Many rows of one perfume take no longer than as many perfumes")
  func many() throws {
    let rows = (0..<20_000).map { "1,A,B,Note \($0 % 15_000)\n" }
    let drafts = try drafts("id,name,brand,note\n" + rows.joined())
    #expect(drafts.first?.notes.count == 15_000)
  }

  @Test("A merged perfume takes the layers and lists that it lacks from the others")
  func filling() throws {
    var drafts = try drafts(
      "name,brand,top,middle,base,notes,keywords\nA,B,Rose,,,,\nA,B,Lemon,Iris,,,Warm\n"
        + "A,B,,Oud,Musk,Tar,Clean\nC,B,,,,\"Rose,Tar\",\nC,B,Rose,,Musk,Amber,\n"
    )
    #expect(drafts.count == 5)
    drafts[0].fill(from: drafts[1])
    drafts[0].fill(from: drafts[2])
    #expect(notes(drafts[0]) == ["top Rose", "middle Iris", "base Musk"])
    #expect(drafts[0].keywords.map(\.name) == ["Warm"])
    drafts[3].fill(from: drafts[4])
    #expect(notes(drafts[3]) == ["- Tar", "top Rose", "base Musk"])
  }
}
