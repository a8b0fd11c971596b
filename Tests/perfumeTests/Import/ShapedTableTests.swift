import CatalogTestSupport
import Testing

@Suite("Tables as people lay them out")
struct ShapedTableTests {
  private let perfume: BuiltProgram

  init() throws { perfume = try BuiltProgram() }

  @Test("What stands above the header, and totals, are left out and told of")
  func titleAndTotals() throws {
    let text = "Stock 2026;;\n;;\nName;Brand;Year\nSauvage;Dior;2015\nCoco;Chanel;1984\nTotal;;2\n"
    let run = try perfume.importing(text)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("the header is line 3; left out above it: 'Stock 2026'"))
    #expect(run.output.contains("2 rows, 2 perfumes, 1 row of totals left out"))
    #expect(try perfume.found() == ["1 Sauvage", "2 Coco"])
    let wrong = try perfume.importing(
      text.replacing("1984", with: "198x").replacing("Total", with: "A;B;1999\nTotal")
    )
    #expect(wrong.status == 65 && wrong.errors.contains("line 5, column 3 (Year)"))
  }

  @Test("A table that only has ids of brands is taken, and what to do is said")
  func brandIDs() throws {
    let tables = [
      "name,brand_id,year\nA,3,2001\nB,4,2002\n", "name,brand,year\nA,3,2001\nB,4,2002\n",
      "[{\"name\":\"A\",\"brand\":{\"id\":3},\"year\":2001},{\"name\":\"B\",\"brand\":{\"id\":4}}]",
    ]
    for table in tables {
      let run = try perfume.importing(table)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("the brands are not in it, only their ids: brand"))
      #expect(run.output.contains("--brand NAME"))
      #expect(try perfume.found("--brand", "Unknown brand").count == 2)
    }
    let named = try perfume.importing(tables[0], as: "list.csv", "--brand", "Dior")
    #expect(!named.output.contains("only their ids"))
    let number = try perfume.importing("name,brand,year\nA,4711,2001\nB,4711,2002\n")
    #expect(!number.output.contains("only their ids"))
    #expect(try perfume.found("--brand", "4711").count == 2)
  }

  @Test("A known brand in brackets before a name is that of a row whose cell for it is empty")
  func bracketedBrands() throws {
    let run = try perfume.importing(
      "name,brand,year\n[샤넬] 샹스,,2003\n[샤넬] 코코,샤넬,1984\n[Sale] Rose,,2001\nA,Zornhaus,2002\n[zornhaus] B,,2004\n"
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("2 brands found in names"))
    #expect(try perfume.found("--brand", "샤넬") == ["1 샹스", "2 코코"])
    #expect(try perfume.found("--brand", "Zornhaus") == ["4 A", "5 B"])
    #expect(try perfume.found("--brand", "Unknown brand") == ["3 [Sale] Rose"])
  }

  @Test("JSON that holds brands in objects, or above its lists, keeps them")
  func brandsInJSON() throws {
    let texts = [
      "[{\"name\":\"A\",\"brand\":{\"name\":\"Dior\",\"country\":\"FR\"}}]",
      "[{\"name\":\"A\",\"brand\":{\"id\":3,\"name\":{\"en\":\"Dior\",\"ko\":\"디올\"}}}]",
      "[{\"name\":\"A\",\"brand\":{\"id\":3,\"brandName\":\"Dior\"}}]",
      "[{\"name\":\"A\",\"brand\":{\"node\":{\"name\":\"Dior\"}}}]",
      "[{\"name\":\"A\",\"brand\":[{\"title\":\"Dior\"}]}]",
      "{\"Dior\":[{\"name\":\"A\",\"year\":2001}],\"Chanel\":[{\"name\":\"B\",\"year\":2002}]}",
      "{\"columns\":[\"name\",\"brand\"],\"index\":[0],\"data\":[[\"A\",\"Dior\"]]}",
    ]
    for text in texts {
      let run = try perfume.importing(text, as: "list.json")
      #expect(run.status == 0, "\(run.errors)")
      #expect(try perfume.found("--brand", "Dior").map { $0.suffix(2) } == [" A"], "\(text)")
    }
  }
}
