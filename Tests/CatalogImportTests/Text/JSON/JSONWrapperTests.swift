import Catalog
import CatalogImport
import Testing

@Suite("Records of JSON in what other programs put around them")
struct JSONWrapperTests {
  static let samples: [(text: String, columns: [String], cells: [[String]])] = [
    // Wrapped one by one.
    (
      #"[{"Fragrance":{"name":"A","year":1}},{"Fragrance":{"year":2,"name":"B"}}]"#,
      ["name", "year"], [["A", "1"], ["B", "2"]]
    ),
    (
      #"[{"item":{"perfume":{"name":"A"}}},{"item":{"perfume":{"name":"B"}}}]"#, ["name"],
      [["A"], ["B"]]
    ),
    (#"{"p":{"name":"A"}}"# + "\n" + #"{"p":{"name":"B"}}"#, ["name"], [["A"], ["B"]]),
    (#"[{"A":{"brand":"X"}},{"B":{"brand":"Y"}}]"#, ["key", "brand"], [["A", "X"], ["B", "Y"]]),
    // Beside what a search or a page says of them.
    (
      #"{"hits":{"total":{"value":2},"hits":[{"_id":"1","_score":9,"_source":{"name":"A"}},"#
        + #"{"_id":"2","_score":8,"_source":{"name":"B"}}]}}"#,
      ["name"], [["A"], ["B"]]
    ),
    (
      #"{"_id":"1","_source":{"name":"A"}}"# + "\n" + #"{"_id":"2","_source":{"name":"B"}}"#,
      ["name"], [["A"], ["B"]]
    ),
    (
      #"{"data":{"perfumes":{"totalCount":2,"edges":[{"node":{"name":"A"}},"#
        + #"{"cursor":"x","node":{"name":"B"}}],"pageInfo":{"hasNextPage":false}}}}"#,
      ["name"], [["A"], ["B"]]
    ),
    (#"{"data":[{"id":"1","type":"p","attributes":{"name":"A"}}]}"#, ["name"], [["A"]]),
    // One that wraps nothing is a record without values.
    (#"[{"node":{"name":"A"}},{"node":{"name":"B"}}]"#, ["name"], [["A"], ["B"]]),
    // Parts of a perfume are no wrappers.
    (
      #"[{"brand":{"name":"A"}},{"brand":{"name":"B"}}]"#, ["brand"],
      [["{name: A}"], ["{name: B}"]]
    ),
    (
      #"[{"name":"A","fields":{"x":1}},{"name":"B","fields":{"x":2}}]"#, ["name", "fields"],
      [["A", "{x: 1}"], ["B", "{x: 2}"]]
    ),
    (#"[{"x":{"a":1}},{"x":2}]"#, ["x"], [["{a: 1}"], ["2"]]),
    // Rows whose columns are named elsewhere.
    (
      #"{"columns":["name","year"],"index":[0,1],"data":[["A",1],["B",2]]}"#, ["name", "year"],
      [["A", "1"], ["B", "2"]]
    ),
    (
      #"{"data":[["A",1],["B",2]],"columns":["name","year"]}"#, ["name", "year"],
      [["A", "1"], ["B", "2"]]
    ),
    (
      #"{"rows":[["A",1]],"ok":true,"columns":[{"name":"name"},{"name":"year"}]}"#,
      ["name", "year"],
      [["A", "1"]]
    ),
    (
      #"{"range":"A1:B2","values":[["name","year"],["A","1"],["B"]]}"#, ["name", "year"],
      [["A", "1"], ["B"]]
    ),
    (
      #"{"schema":{"fields":[{"name":"index","type":"integer"},{"name":"name","type":"string"}],"#
        + #""pandas_version":"1.4.0"},"data":[{"index":0,"name":"A"},{"index":1,"name":"B"}]}"#,
      ["index", "name"], [["0", "A"], ["1", "B"]]
    ),
    // Lists under names that say something of what is in them.
    (
      #"{"Dior":[{"name":"A"},{"name":"B"}],"Tom Ford":[{"name":"C"}]}"#, ["brand", "name"],
      [["Dior", "A"], ["Dior", "B"], ["Tom Ford", "C"]]
    ),
    (
      #"{"updated":"2026-11","brands":{"dior":[{"name":"A"}],"chanel":[{"name":"C","brand":"CC"}]}}"#,
      ["brand", "name"], [["dior", "A"], ["CC", "C"]]
    ),
    (
      #"{"2019":[{"name":"A"}],"2020":[{"name":"B"}]}"#, ["year", "name"],
      [["2019", "A"], ["2020", "B"]]
    ),
    (
      #"{"new_arrivals":[{"name":"A"}],"best_sellers":[{"name":"B"}]}"#, ["list", "name"],
      [["new_arrivals", "A"], ["best_sellers", "B"]]
    ),
    (
      #"{"Dior":[{"name":"A","house":"X"}],"Chanel":[{"name":"B","house":"Y"}]}"#,
      ["list", "name", "house"], [["Dior", "A", "X"], ["Chanel", "B", "Y"]]
    ),
    (#"{"Sheet1":[{"name":"A"}],"Sheet2":[{"name":"B"}]}"#, ["name"], [["A"], ["B"]]),
  ]

  @Test("The records are found, whatever size the pieces have", arguments: 0..<samples.count)
  func records(index: Int) {
    let (text, columns, cells) = Self.samples[index]
    for piece in [1, 7, Int.max] {
      let reading = TextReading(text, piece: piece)
      #expect(reading.columns == columns, "\(text)")
      #expect(reading.cells == cells, "\(text)")
      #expect(reading.failures == [])
    }
  }

  @Test(
    "What is wrong within a wrapper is told with its line and character, and the others are read"
  )
  func failures() {
    let reading = TextReading(
      "[{\"p\":{\"a\":1}},\n{\"p\":{\"a\":2}},{\"p\":\n{\"a\":3,\"a\":4}},\n{\"p\":null},{\"p\":{\"a\":5}}]"
    )
    #expect(reading.cells == [["1"], ["2"], [], ["5"]])
    #expect(reading.complaints == ["3:8 a: the object has two members named 'a'"])
    #expect(reading.lines == [1, 2, 4, 4])
  }
}
