import Catalog
import Testing

@testable import CatalogImport

@Suite("Rows that are sums of others")
struct TotalsTests {
  private func read(_ text: String) throws -> (names: [String], totals: Int, bad: Int) {
    let rows = { (text: String) in
      try TextRecords.reader(for: BytesInMemory(Array(text.utf8)))
    }
    let table = try NoteTable(
      series: rows("name,korean_name\nOther,\n"),
      notes: rows("note,series,korean_name,aliases\n")
    )
    var reader = try DraftReader(rows(text), options: DraftReader.Options(), table: table)
    var names: [String] = []
    var bad = 0
    while let outcome = try reader.next() {
      if case .perfume(let draft) = outcome { names.append(draft.name) } else { bad += 1 }
    }
    return (names, reader.totalRows, bad)
  }

  @Test(
    "They are left out and counted, at the end or between, whatever they are called and wherever",
    arguments: [
      "TOTAL", "Total:", "Sum", "합계", "총계", "소계", "합 계", "合計", "小計", "Итого", "Grand Total",
      "subtotal",
      "Total (2)", "Summe", "ИТОГО:",
    ]
  )
  func words(word: String) throws {
    let rows = ["\(word),,,,220", ",\(word),,,220", ",,\(word),,220", "\(word),2,,,", word]
    for row in rows {
      let text =
        "no,name,brand,notes,price\n1,A,B,Rose,100 EUR\n\(row)\n2,C,B,Iris,120 EUR\n\(row)\n"
      let read = try read(text)
      #expect(read.names == ["A", "C"], "\(row)")
      #expect(read.totals == 2 && read.bad == 0, "\(row)")
    }
  }

  @Test(
    "A sum that is called after its brand, as spreadsheets do it, is one where there is no name"
  )
  func ofBrands() throws {
    let text = "brand,name,price\nDior,A,1 EUR\nDior Total,,1\n디올 소계,,1\nTotal Beauty,B,2 EUR\n"
    let read = try read(text)
    #expect(read.names == ["A", "B"])
    #expect(read.totals == 2)
  }

  @Test("A perfume that is called so stays where it has a brand, or notes")
  func perfumes() throws {
    let text =
      "name,brand,notes,year\nTotal,Fab,,2001\nSum,,Rose,2002\nA,Total,,2003\nTotally,,,2004\nSummer,,,2005\n"
    let read = try read(text)
    #expect(read.names == ["Total", "Sum", "A", "Totally", "Summer"])
    #expect(read.totals == 0)
  }
}
