import Catalog
import CatalogImport
import Testing

@Suite("Shapes of JSON that hold records")
struct JSONShapeTests {
  static let samples: [(text: String, format: TextFormat, columns: [String], cells: [[String]])] = [
    ("[]", .jsonList, [], []),
    (
      #"[{"name":"A","year":2001},{"name":"B","note":null,"new":true}]"#, .jsonList,
      ["name", "year", "note", "new"], [["A", "2001"], ["B", "-", "-", "true"]]
    ),
    (#"{"name":"A"}"# + "\n" + #"{"name":"B"}"#, .jsonLines, ["name"], [["A"], ["B"]]),
    (#"{"name":"A"}{"name":"B"}"#, .jsonLines, ["name"], [["A"], ["B"]]),
    ("{\n\"name\":\"A\"\n}\n{\n\"name\":\"B\"\n}", .jsonLines, ["name"], [["A"], ["B"]]),
    (#"{"name":"A","brand":"B"}"#, .jsonObject, ["name", "brand"], [["A", "B"]]),
    (
      #"{"total":2,"items":[{"name":"A"},{"name":"B"}],"next":null}"#, .jsonNested("items"),
      ["name"], [["A"], ["B"]]
    ),
    (
      #"{"p0":{"products":[{"code":1,"name":"A"}],"sorts":[{"code":1},{"code":2}]},"#
        + #""p1":{"products":[{"name":"B"}]}}"#,
      .jsonNested("p0.products"), ["code", "name"], [["1", "A"], ["-", "B"]]
    ),
    (
      #"{"women":[{"title":"A","x":1}],"men":[{"title":"B","x":2}]}"#, .jsonLists,
      ["gender", "title", "x"], [["women", "A", "1"], ["men", "B", "2"]]
    ),
    (
      #"{"name":["A","B"],"notes":[["x"],["y"]]}"#, .jsonColumns, ["name", "notes"],
      [["A", "[x]"], ["B", "[y]"]]
    ),
    (
      #"{"name":{"0":"A","5":"B","7":"C"},"year":{"5":1,"0":2}}"#, .jsonColumns, ["name", "year"],
      [["A", "2"], ["B", "1"], ["C", "-"]]
    ),
    (
      #"{"A":{"brand":"X"},"B":{"brand":"Y"}}"#, .jsonKeyed, ["key", "brand"],
      [["A", "X"], ["B", "Y"]]
    ),
    (#"{"A":{"key":"X"}}"#, .jsonKeyed, ["_key", "key"], [["A", "X"]]),
    (
      #"{"version":1,"perfumes":{"A":{"brand":"X"},"B":{"brand":"Y"}}}"#, .jsonKeyed,
      ["key", "brand"], [["A", "X"], ["B", "Y"]]
    ),
    (
      #"[["name","year"],["A",2001],["B"],["C",1,null]]"#, .jsonTable, ["name", "year"],
      [["A", "2001"], ["B"], ["C", "1"]]
    ),
    // A record, and not what holds records.
    (
      #"{"name":"A","perfumers":[{"name":"X"}],"relatedProducts":[{"name":"Y"}]}"#, .jsonObject,
      ["name", "perfumers", "relatedProducts"], [["A", "[{name: X}]", "[{name: Y}]"]]
    ),
    (
      #"{"A":{"brand":"X","notes":[{"name":"Y"}]},"B":{"brand":"Z","notes":[]}}"#, .jsonKeyed,
      ["key", "brand", "notes"], [["A", "X", "[{name: Y}]"], ["B", "Z", "[]"]]
    ),
    (
      #"{"searchResults":[{"n":"A"}],"facets":[{"n":1},{"n":2}]}"#, .jsonNested("searchResults"),
      ["n"], [["A"]]
    ),
    ("[\"name\",\"year\"]\n[\"A\",2001]\n", .jsonTable, ["name", "year"], [["A", "2001"]]),
  ]

  @Test("A format has a name that can be shown")
  func names() {
    let formats = Set(Self.samples.map(\.format) + [.delimited(.tab), .delimited(.semicolon)])
    #expect(Set(formats.map(\.name.english)).count == formats.count)
    #expect(Set(formats.map(\.name.korean)).count == formats.count)
    #expect(
      TextFormat.delimited(.semicolon).name.english == "text with semicolons between the cells"
    )
  }

  @Test("Each shape is recognised and read", arguments: 0..<samples.count)
  func shapes(index: Int) {
    let (text, format, columns, cells) = Self.samples[index]
    let reading = TextReading(text)
    #expect(reading.format == format, "\(text)")
    #expect(reading.columns == columns)
    #expect(reading.cells == cells)
    #expect(reading.failures == [])
  }
}
