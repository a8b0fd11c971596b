import Catalog
import Testing

@testable import CatalogImport

@Suite("Lists in cells")
struct ListTests {
  private func items(_ cells: [String]) -> [[String]] {
    let reader = ListReader(separator: ListSeparator.found(in: cells))
    return cells.map { cell in
      var items: [String] = []
      reader.forEachItem(.text(cell)) { item in
        if let name = ItemText.name(item.text) { items.append(name) }
      }
      return items
    }
  }

  private func layered(_ value: RawValue) -> [String] {
    var items: [String] = []
    ListReader(separator: .signs(ListSeparator.commas)).forEachItem(value) { item in
      items.append("\(item.layer?.rawValue ?? "-"):\(item.text)")
    }
    return items
  }

  @Test(
    "Lists are parted however a file does it",
    arguments: [
      "Rose, Musk, Amber", "Rose;Musk;Amber", "Rose | Musk | Amber", "Rose/Musk/Amber",
      "Rose\nMusk\nAmber", "Rose、Musk，Amber", "Rose،Musk،Amber",
      "#Rose #Musk #Amber", "• Rose • Musk • Amber", "[\"Rose\", \"Musk\", \"Amber\"]",
      "['Rose', 'Musk', 'Amber']", "('Rose', 'Musk', 'Amber',)",
      "Rose: 0.8, Musk: 0.5, Amber: 0.1", "Rose 80%, Musk 50%, Amber (10 %)",
      "{'Rose': 100.0, 'Musk': 72.7, 'Amber': 3}", "Rose, Musk and Amber.",
      "<ul><li>Rose</li><li>Musk</li><li>Amber</li></ul>", " Rose , Musk,Amber ,",
      "80% Rose; 5% Musk; 15% Amber", "Rose 30 %, Musk 20%, Amber 5 %", "Notes: Rose, Musk, Amber",
      "Rose·Musk·Amber", "Rose - Musk - Amber", "Rose – Musk – Amber", "1. Rose 2. Musk 3. Amber",
      "1) Rose, 2) Musk, 3) Amber", "1.Rose\n2.Musk\n3.Amber", "① Rose ② Musk ③ Amber",
      "Rose > Musk > Amber", "Rose → Musk → Amber", "- Rose\n- Musk\n- Amber",
    ]
  )
  func separators(cell: String) {
    let wanted = cell.contains(" and ") ? ["Rose", "Musk and Amber"] : ["Rose", "Musk", "Amber"]
    #expect(items([cell]) == [wanted])
  }

  @Test("Chinese notes parted by single spaces are parted, and a slash in one stays")
  func spaces() {
    #expect(
      items(["醛 麝香 焚香/乳香", "香根草 柏树 沉香(乌木)"]) == [["醛", "麝香", "焚香/乳香"], ["香根草", "柏树", "沉香(乌木)"]]
    )
  }

  @Test("A dash within a name is none between names")
  func dashes() {
    #expect(
      items(["Musk - White", "Rose - Red", "Iris"]) == [["Musk - White"], ["Rose - Red"], ["Iris"]]
    )
    #expect(items(["Rose - Oud - Musk", "Iris - Amber"])[1] == ["Iris", "Amber"])
    #expect(items(["Ylang-Ylang - Oud - Musk"]) == [["Ylang-Ylang", "Oud", "Musk"]])
  }

  @Test(
    "Numbers that are not those of a list stay",
    arguments: ["1 Million", "Iso 2. E", "1.5 Musk", "12"]
  )
  func numbers(text: String) {
    #expect(NumberedText.parts(of: text) == [text])
    #expect(NumberedText.withoutNumber(text) == text)
  }

  @Test("Of categories within each other the last one counts, and of keywords they are no list")
  func categories() {
    let reader = ListReader(
      separator: .found(in: ["미용>향수", "Beauty > Floral, Beauty > Woody"], ofNotes: false)
    )
    var items: [String] = []
    for text in ["미용>향수", "Beauty > Floral, Beauty > Woody", "a > b >"] {
      reader.forEachItem(.text(text)) { items.append(ItemText.name($0.text) ?? "-") }
    }
    #expect(items == ["향수", "Floral", "Woody", "b"])
  }

  @Test("Words of one note are not parted, nor what stands in brackets")
  func words() {
    #expect(
      items(["Pink Pepper, Lily (of the valley, white)", "Ylang-Ylang, Iso E Super"])
        == [["Pink Pepper", "Lily (of the valley, white)"], ["Ylang-Ylang", "Iso E Super"]]
    )
  }

  @Test("Items of a list of JSON are not parted again")
  func commasInJSON() {
    #expect(
      items(["[\"Hoya carnosa, wax plant\", \"Musk\"]"]) == [["Hoya carnosa, wax plant", "Musk"]]
    )
  }

  @Test("A cell without the sign of its column is parted by its own")
  func ownSign() {
    #expect(items(["Rose, Musk", "Oud, Amber", "배 / 자스민 / 머스크"])[2] == ["배", "자스민", "머스크"])
  }

  @Test("A sentence that says the layers is a pyramid")
  func sentence() {
    let text =
      "Top notes are Pineapple and Apple; middle notes are Rose, Birch; base notes are Musk."
    #expect(layered(.text(text)).map { $0.prefix(3) } == ["top", "mid", "mid", "bas"])
  }

  @Test("A pyramid gives the layer with each note, whatever it is written as")
  func pyramids() {
    let wanted = ["top:Lemon", "top:Yuzu", "middle:Rose", "base:Musk"]
    let object = RawValue.object([
      .init(key: "top", value: .list([.text("Lemon"), .text("Yuzu")])),
      .init(key: "middle", value: .list([.text("Rose")])),
      .init(key: "base", value: .list([.text("Musk")])), .init(key: "other", value: .absent),
    ])
    #expect(layered(object).filter { $0 != "-:other" } == wanted)
    #expect(
      layered(.text("{'top': ['Lemon', 'Yuzu'], 'middle': ['Rose'], 'base': ['Musk']}")) == wanted
    )
    #expect(layered(.text("{\"base\": [\"Musk\"], \"top\": null}")) == ["base:Musk"])
    let text = layered(.text("Top notes: Lemon, Yuzu | Heart: Rose | Base: Musk"))
    #expect(
      text.compactMap { $0.split(separator: ":").first.map(String.init) } == [
        "top", "top", "middle", "base",
      ]
    )
    let arabic = layered(.text("القمة: الليمون، اليوزو القلب: الورد القاعدة: المسك"))
    #expect(
      arabic.compactMap { $0.split(separator: ":").first.map(String.init) } == [
        "top", "top", "middle", "base",
      ]
    )
  }

  @Test(
    "A cell that holds all layers is a pyramid, however it labels them",
    arguments: [
      "T: Lemon, Yuzu H: Rose B: Musk", "T) Lemon, Yuzu / M) Rose / B) Musk",
      "Top: Lemon, Yuzu; Middle: Rose; Base: Musk",
      "Top notes: Lemon, Yuzu Heart notes: Rose Base notes: Musk",
      "TOP - Lemon, Yuzu / MIDDLE - Rose / BASE - Musk",
      "Top = Lemon, Yuzu; Heart = Rose; Base = Musk",
      "Top Notes\nLemon, Yuzu\nHeart Notes\nRose\nBase Notes\nMusk",
      "[Top] Lemon, Yuzu [Heart] Rose [Base] Musk", "(탑) Lemon, Yuzu (미들) Rose (베이스) Musk",
      "【トップ】Lemon, Yuzu【ミドル】Rose【ラスト】Musk", "탑: Lemon, Yuzu 미들: Rose 베이스: Musk",
      "탑노트 - Lemon, Yuzu\n미들노트 - Rose\n베이스노트 - Musk",
      "Kopf: Lemon, Yuzu; Herz: Rose; Basis: Musk",
      "Tête : Lemon, Yuzu ; Cœur : Rose ; Fond : Musk",
      "Lemon (top), Yuzu (top), Rose (heart), Musk (base)",
    ]
  )
  func labels(text: String) {
    let found = layered(.text(text)).map { $0.filter { $0 != " " } }
    #expect(found == ["top:Lemon", "top:Yuzu", "middle:Rose", "base:Musk"])
  }

  @Test(
    "What only looks like a label is none",
    arguments: [
      "B: Musk", "Top - Musk", "Rose (white)", "[Top] Musk", "Musk - heart", "T-Rex - Musk",
      "H. undatus, M. piperita", "Base\nMusk",
    ]
  )
  func noLabels(text: String) {
    #expect(LayerLabels.found(in: text) == nil)
  }

  @Test("Marks of labels without end are read as fast as any")
  func manyLabels() {
    for text in ["T: ", "Top - ", "[Top] ", "Top\n", "1. ", "(", "top - - "] {
      let long = String(repeating: text, count: 20_000)
      #expect(!LayeredText.parts(of: "T: a H: b " + long).isEmpty)
      #expect(!NumberedText.parts(of: long).isEmpty)
    }
  }

  @Test("A text of colons or words alone is read as fast as any")
  func manyColons() throws {
    #expect(LayeredText.parts(of: String(repeating: "rose:", count: 2_000)).count == 1)
    #expect(LayeredText.parts(of: String(repeating: "rose top:", count: 500)).count == 500)
    let table = try NoteTable(
      series: TextRecords.reader(for: BytesInMemory(Array("name,korean_name\nFloral,\n".utf8))),
      notes: TextRecords.reader(
        for: BytesInMemory(Array("note,series,korean_name,aliases\nRose,Floral,로즈,\n".utf8))
      )
    )
    #expect(table.match(String(repeating: "a ", count: 1_000) + "rose") != nil)
    #expect(table.match(String(repeating: "가", count: 2_000) + "로즈") != nil)
  }

  @Test("Objects in a list give their name and their series")
  func objects() {
    var items: [ListItem] = []
    let value = RawValue.list([
      .object([
        .init(key: "name", value: .text("Rose")), .init(key: "series", value: .text("Floral")),
      ])
    ])
    ListReader(separator: .signs(ListSeparator.commas)).forEachItem(value) { items.append($0) }
    #expect(items == [ListItem(text: "Rose", series: "Floral", layer: nil)])
  }

  @Test(
    "Prose, dates and addresses are no notes",
    arguments: [
      "April 2023 Lunacy", "adding to the complexity. to me this is a near-perfect gourmand",
      "https://x.example", "12", "a note that evokes the smell of vegetable tanned horse leather",
    ]
  )
  func prose(item: String) {
    #expect(ItemText.isNoName(item))
  }

  @Test(
    "Malformed literals are no literals, however deep",
    arguments: ["[\"a\"", "[a", "{'a':}", "[[[[[[[[[[1]]]]]]]]]]", "['\\u12']", "[] x", "rose"]
  )
  func malformedLiterals(text: String) {
    #expect(CellLiteral.value(text) == nil)
  }

  @Test("Escapes of literals are resolved")
  func escapes() {
    #expect(
      CellLiteral.value(#"['L\'Eau', "Cr\u00e8me", '\U', '\ud83c\udf39']"#)
        == .list([.text("L'Eau"), .text("Crème"), .text("U"), .text("🌹")])
    )
  }
}
