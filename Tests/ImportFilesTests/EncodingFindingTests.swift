import Catalog
import CatalogImport
import CatalogTestSupport
import Testing

@testable import ImportFiles

@Suite("Finding out an encoding")
struct EncodingFindingTests {
  private let folder: InputFolder

  init() throws { folder = try InputFolder() }

  static let korean = """
    이름,브랜드,연도
    도 손,딥티크,2005
    오 드 로즈,딥티크,2012
    쟈도르,디올,1999
    소바쥬,디올,2015
    넘버 파이브,샤넬,1921
    블랑쉬,바이레도,2009
    집시 워터,바이레도,2008
    잉글리쉬 페어 앤 프리지아,조 말론 런던,2010
    우드 세이지 앤 씨 솔트,조 말론 런던,2014
    블랙 오키드,톰 포드,2006
    떼르 데르메스,에르메스,2006
    상탈 33,르 라보,2011
    """
  static let japanese = """
    title,brand,brandJp
    ソレイユ ブラン,TOM FORD,トム フォード
    ミルク ＆ マッチャ,Jo Malone,ジョー マローン ロンドン
    金木犀の香り,SHIRO,シロ
    """
  static let simplified = """
    品牌,香调,前调
    香奈儿,花香调,柠檬 佛手柑 橙花
    圣罗兰,东方调,粉红胡椒 梨
    爱马仕,木质调,葡萄柚 橙子
    """
  static let traditional = """
    品牌,香調,前調
    香奈兒,花香調,檸檬、佛手柑、橙花
    聖羅蘭,東方調,粉紅胡椒、梨
    愛馬仕,木質調,葡萄柚、橙子
    """
  static let russian = """
    бренд,ноты
    Chanel,"бергамот, роза, жасмин"
    Новая Заря,"Красная Москва: гвоздика, ирис, ваниль"
    """
  static let french = """
    nom;marque;année
    Eau Fraîche;Hermès;1979
    J’adore – l’Élixir;Dior;2023
    Crème de Cuir, bois brûlé;Guerlain;2010
    """
  static let german = """
    Name;Duft
    Kölnisch Wasser;Zitrone, Orangenblüte, Lavendel
    Süßholz;würzig, weiß, ölig
    """
  static let tables: [(TextEncoding, String)] = [
    (.cp949, korean), (.shiftJIS, japanese), (.eucJP, japanese), (.gb18030, simplified),
    (.big5, traditional), (.windows1251, russian), (.koi8R, russian), (.cp866, russian),
    (.windows1252, french), (.windows1252, german), (.macRoman, french), (.iso2022JP, japanese),
    (.iso2022KR, korean),
  ]

  @Test("A small table of each language is read in its encoding", arguments: 0..<tables.count)
  func readsTable(index: Int) throws {
    let (encoding, text) = Self.tables[index]
    let read = try folder.text(text.encoded(encoding))
    #expect(read.text == text)
    #expect(read.assumption == encoding.name)
    #expect(read.source.assumption?.basis == .found)
  }

  static let cells: [(TextEncoding, String)] = [
    (.cp949, "샤넬"), (.cp949, "조 말론"), (.cp949, "딥티크"), (.cp949, "name\n블루 드 샤넬"),
    (.cp949, "brand,note\nDiptyque,무화과"), (.cp949, "똠방각하"), (.cp949, "머스크"),
    (.shiftJIS, "シャネル"), (.shiftJIS, "香水の匂い"), (.shiftJIS, "name\nソ"),
    (.gb18030, "香奈儿"), (.gb18030, "name\n玫瑰花香"), (.big5, "香奈兒"), (.big5, "愛馬仕 香水"),
    (.windows1251, "духи"), (.windows1251, "Красная Москва"), (.koi8R, "Красная Москва"),
    (.windows1252, "Chloé"), (.windows1252, "Hermès"), (.windows1252, "À la Rose"),
    (.windows1252, "Süßholz"), (.windows1252, "Señorita"), (.windows1252, "L’Eau"),
    (.windows1252, "Nº 5"), (.windows1252, "360° Red"), (.windows1252, "5 – 7 €"),
    (.windows1252, "«Ambre»"), (.windows1252, "“Rose”"),
  ]

  @Test("A single cell is enough, where the language is known by it", arguments: 0..<cells.count)
  func readsCell(index: Int) throws {
    let (encoding, text) = Self.cells[index]
    let read = try folder.text(text.encoded(encoding))
    #expect(read.text == text)
    #expect(read.assumption == encoding.name)
  }

  @Test("Each name of the sample that CP949 has is read in it, by itself")
  func koreanNames() throws {
    let contents = try SampleTables.contents()
    let names =
      contents.brands.map(\.name) + contents.keywords.map(\.name)
      + contents.series.flatMap { $0.ingredients.map(\.name) } + contents.perfumes.map(\.name)
    var count = 0
    var wrong: [String] = []
    for name in Set(names) where name.unicodeScalars.contains(where: { $0.value > 0xFF }) {
      guard let bytes = try? name.encoded(.cp949) else { continue }
      count += 1
      let ranking = EncodingFinder.ranking(of: DetectionSample(of: bytes.span))
      if ranking.first?.encoding != .cp949 { wrong.append(name) }
    }
    #expect(count > 500)
    // Two rare syllables are two common characters in another language.
    #expect(wrong.count * 100 <= count, "\(wrong)")
  }

  @Test("Katakana whose second byte is a backslash or a bar come through")
  func backslash() throws {
    let read = try folder.text("a,b\nソレイユ,ポワゾン\n".encoded(.shiftJIS))
    #expect(read.text == "a,b\nソレイユ,ポワゾン\n")
  }

  @Test("A text in UTF-8 that is cut in a few places is still UTF-8")
  func damagedUTF8() throws {
    var bytes = Array(Self.korean.utf8)
    bytes.insert(0xEB, at: bytes.count - 8)
    let source = try folder.source(bytes)
    var text: [UInt8] = []
    while try source.read(into: &text) {}
    #expect(text == bytes)
    #expect(source.assumption == EncodingAssumption(encoding: .utf8, basis: .found))
    #expect(source.assumption?.description.korean == "UTF-8(으)로 추정")
  }

  @Test("An encoding that is right but for a byte is named by the failure, with line and place")
  func damagedKorean() throws {
    var bytes = try Self.korean.encoded(.cp949)
    let line = try #require(bytes.lastIndex(of: UInt8(ascii: "\n")))
    bytes[line + 1] = 0xFF
    let failure = try #require(folder.failure(bytes))
    #expect(failure.kind == .badInput && failure.line == 13 && failure.endsReading)
    #expect(failure.file?.hasSuffix("/input") == true)
    let english = failure.reason.english
    #expect(english.hasPrefix("byte \(line + 2) of the file (0xFF) is not valid in CP949 (Korean)"))
    #expect(english.contains("--encoding"))
    #expect(failure.reason.korean.contains("--encoding"))
  }

  @Test("What stands before a byte that means nothing is handed on first")
  func textBeforeFailure() throws {
    let source = try folder.source("a\n디올\n".encoded(.cp949) + [0x61, 0xFF], encoding: "cp949")
    var text: [UInt8] = []
    #expect(throws: ImportFailure.self) { while try source.read(into: &text) {} }
    #expect(String(decoding: text, as: UTF8.self) == "a\n디올\na")
    #expect(throws: ImportFailure.self) { try source.read(into: &text) }
  }

  @Test("Bytes that are no text in any language are refused")
  func noise() throws {
    var generator = SeededGenerator(seed: 7)
    let bytes = (0..<4_000).map { _ in UInt8.random(in: 1...255, using: &generator) }
    #expect(folder.failure(bytes)?.reason.english.contains("--encoding") == true)
  }
}
