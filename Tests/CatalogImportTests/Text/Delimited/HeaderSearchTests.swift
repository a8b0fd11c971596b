import Catalog
import CatalogTestSupport
import Testing

@testable import CatalogImport

@Suite("Headers below a title")
struct HeaderSearchTests {
  private struct Reading {
    var columns: [String] = []
    var header: HeaderPlace?
    var delimiter = ""
    var lines: [Int] = []
    var failures: [ImportFailure] = []
  }

  private func reading(_ text: String, columns: [String] = [], piece: Int = .max) -> Reading {
    var reading = Reading()
    let options = TextOptions(header: HeaderSearch(columns: columns))
    do throws(ImportFailure) {
      let source = BytesInPieces(Array(text.utf8), of: piece)
      var reader = try TextRecords.reader(for: source, options: options)
      reading.columns = reader.columns
      reading.header = reader.header
      if case .delimited(let delimiter) = reader.format {
        reading.delimiter = delimiter.name.english
      }
      while true {
        do throws(ImportFailure) {
          guard let record = try reader.next() else { break }
          reading.lines.append(record.line)
        } catch {
          reading.failures.append(error)
          if error.endsReading { break }
        }
      }
    } catch {
      reading.failures.append(error)
    }
    return reading
  }

  static let signs: [(sign: String, name: String)] = [
    (",", "commas"), (";", "semicolons"), ("\t", "tabs"), ("|", "vertical bars"),
  ]

  @Test(
    "A header below a title is found, whatever parts the cells, and lines are counted from the top",
    arguments: 0..<signs.count,
    ["Perfume stock November 2026", "Stock, November; 2026", "\"Stock\nof 2026\"", "향수", "Parfum"]
  )
  func titles(index: Int, title: String) {
    let (sign, name) = Self.signs[index]
    let rows = [
      ["Name", "Brand", "Notes"], ["Sauvage", "Dior", "Pepper"], ["Coco", "Chanel", "Rose"],
      ["N", "B"], ["Joy", "Dior", "Rose", "x"],
    ]
    let table = rows.map { $0.joined(separator: sign) + "\n" }.joined()
    for piece in [3, Int.max] {
      let reading = reading("\(title)\n\n\(table)", piece: piece)
      let first = title.contains("\n") ? 4 : 3
      #expect(reading.columns == rows[0])
      #expect(reading.header?.line == first)
      #expect(reading.header?.rowsAbove.count == 1)
      #expect(reading.delimiter == name)
      #expect(reading.lines == [first + 1, first + 2, first + 3])
      #expect(reading.failures.map(\.line) == [first + 4])
    }
  }

  @Test("What spreadsheets leave of titles is told without its empty cells")
  func emptyCells() {
    let reading = reading("List,,,\n,,,\nby,Kim,,\nname,brand,year,x\nA,B,2001,\n")
    #expect(reading.header == HeaderPlace(line: 4, rowsAbove: ["List", "by Kim"]))
    #expect(reading.lines == [5])
  }

  @Test(
    "The first row stays the header where it names a name or a brand, or none does",
    arguments: [
      "name,x\nBrand,Year\nB,2001\n", "brand,x\nname,brand\nA,B\n", "what,who\nA,B\n",
      "name\nA\nBrand\n", "A,Parfum,99\nB,Perfume,12\n", "Rose,Parfum\nParfum,Rose\n",
      // Numbers make a row one of data, and the header is not far down.
      "x,y,z\nname,brand,2019\n",
      "x,y\n" + String(repeating: "a,b\n", count: 11) + "name,brand\nA,B\n",
    ]
  )
  func unchanged(text: String) {
    let reading = reading(text)
    #expect(reading.header == nil)
    #expect(reading.columns == TextReading(text).columns)
    #expect(reading.lines == TextReading(text).lines)
  }

  @Test("The row that has the columns that somebody names is the header")
  func asked() {
    let text = "list\nwhat,who,cost\nRose,Prada,12\n"
    let found = reading(text, columns: ["What", "who"])
    #expect(found.columns == ["what", "who", "cost"])
    #expect(found.header == HeaderPlace(line: 2, rowsAbove: ["list"]))
    #expect(reading(text, columns: ["nowhere"]).header == nil)
    #expect(reading("name,what\nA,B\n", columns: ["what"]).header == nil)
  }

  @Test("A row that is broken ends the search, and is told at its place")
  func broken() {
    let reading = reading("title\na\u{0}b,c\nname,brand\nA,B\n")
    #expect(reading.header == nil && reading.columns == ["title"])
    #expect(reading.failures.first?.line == 2)
  }

  @Test("Rows of JSON may have a title, too")
  func json() {
    let reading = reading(
      "{\"values\":[[\"Stock\",\"2026\"],[],\n[\"name\",\"brand\"],\n[\"A\",\"B\"]]}"
    )
    #expect(reading.columns == ["name", "brand"])
    #expect(reading.header == HeaderPlace(line: 2, rowsAbove: ["Stock 2026"]))
    #expect(reading.lines == [3])
  }
}
