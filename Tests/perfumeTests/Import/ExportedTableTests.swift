import CatalogTestSupport
import Foundation
import Testing

@Suite("Tables as shops, forms and notebooks export them")
struct ExportedTableTests {
  let perfume: BuiltProgram

  init() throws { perfume = try BuiltProgram() }

  /// What an import of a text makes of its columns, "name 상품명" say, and the screens of all perfumes.
  private func imported(_ text: String) throws -> (columns: Set<String>, perfumes: String) {
    let run = try perfume.importing(text, as: "list.csv", "--currency", "KRW")
    #expect(run.status == 0, "\(run.errors)")
    let columns = run.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .map { $0.split(separator: " ").joined(separator: " ") }
    let search = try perfume("search", "--catalog", perfume.shop, "--lang", "ko")
    return (Set(columns), search.output)
  }

  @Test("Korean shops: a brand in brackets before the name, tags, and categories within each other")
  func koreanShops() throws {
    let cafe = try imported(
      """
      상품코드,상품명,판매가,브랜드,상품태그,이미지등록(상세)
      P1,[딥티크] 오 로즈,"142,200",딥티크,"플로럴,여성향수",https://img.example/1.jpg
      P2,[한정판] 도 손,150000,딥티크,플로럴,https://img.example/2.jpg

      """
    )
    #expect(cafe.columns.isSuperset(of: ["keywords 상품태그", "image 이미지등록(상세)"]))
    #expect(try perfume.found() == ["1 오 로즈", "2 [한정판] 도 손"])
    #expect(try perfume.found("--keyword", "여성향수") == ["1 오 로즈"])
    let smart = try imported(
      """
      상품명,판매가,브랜드,리뷰점수,리뷰 수,대표이미지,카테고리명
      소바쥬,"118,000",디올,4.9,302,https://i.example/b.jpg,화장품/미용>향수>남성향수

      """
    )
    #expect(
      smart.columns.isSuperset(of: ["rating 리뷰점수", "image 대표이미지", "accords 카테고리명"])
    )
    #expect(try perfume.found("--keyword", "남성향수").count == 1)
  }

  @Test("Without a column of brands, a known one in brackets before the name is found")
  func bracketedBrand() throws {
    _ = try imported("상품명,판매가\n[딥티크] 오 로즈,1000\n【SHIRO】 White Lily,1000\n[Sale] Rose,1000\n")
    #expect(try perfume.found().map { $0.dropFirst(2) }.contains("오 로즈"))
    #expect(try perfume.found("--brand", "딥티크").count == 1)
    #expect(try perfume.found().contains { $0.hasSuffix("[Sale] Rose") })
  }

  @Test("Chinese shops call a name a title")
  func chineseShop() throws {
    let shop = try imported(
      "宝贝标题,品牌,价格,适用性别,前调\n五号香水,香奈儿,¥1150.00,女士,醛 依兰 橙花\n真我香水,Dior/迪奥,￥890,女士,梨子 甜瓜\n"
    )
    #expect(shop.columns.isSuperset(of: ["name 宝贝标题", "gender 适用性别"]))
    #expect(shop.perfumes.contains("1,150.00 CNY"))
    #expect(try perfume.found("--brand", "Dior") == ["2 真我香水"])
    #expect(try perfume.found("--brand", "迪奥") == ["2 真我香水"])
  }

  @Test("A form's questions name its columns")
  func questions() throws {
    let form = try imported(
      """
      Timestamp,What is the name of the perfume?,Which brand?,How would you rate it? (1-10),Which notes can you smell?
      2024/01/05 3:12:44 PM GMT+9,Philosykos,Diptyque,8,Fig;Coconut;Cedar
      2024/01/06 1:02:11 PM GMT+9,Eau Rose,Diptyque,9,Rose;Litchi

      """
    )
    #expect(
      form.columns.isSuperset(of: [
        "name What is the name of the perfume?", "brand Which brand?",
        "rating How would you rate it? (1-10)", "notes Which notes can you smell?",
      ])
    )
    #expect(try perfume.found("--ingredient", "Cedar") == ["1 Philosykos"])
  }

  @Test("A notebook draws its ratings as stars")
  func stars() throws {
    let notes = try imported("Name,Brand,Rating\nAventus,Creed,⭐️⭐️⭐️⭐️⭐️\nOud Wood,Tom Ford,⭐️⭐️⭐️½\n")
    #expect(notes.perfumes.contains("★ 5.00") && notes.perfumes.contains("★ 3.50"))
  }

  @Test(
    "A title above the header is passed over, and lines are counted with it",
    arguments: [1, 3]
  )
  func titles(count: Int) throws {
    let title = String(repeating: "My perfumes,,,\n,,,\n", count: count)
    let table = "House,Perfume,Year,Notes\nAmouage,Interlude Man,2012,oud\n"
    _ = try imported(title + table)
    #expect(try perfume.found() == ["1 Interlude Man"])
    let bad = try perfume.importing(title + table + "Creed,Aventus,soon,oak\n")
    #expect(bad.errors.contains("line \(count * 2 + 3), column 3 (Year)"))
    let alone = try perfume.importing("name,,\nRose,,\n", as: "list.csv", "--brand", "Dior")
    #expect(alone.status == 0, "\(alone.errors)")
  }

  @Test("A German table says for whom a perfume is")
  func german() throws {
    let table = try imported("Duft;Marke;Preis;Für wen\nBoss;Hugo Boss;1.059,00 €;Herren\n")
    #expect(table.columns.contains("gender Für wen"))
    #expect(table.perfumes.contains("1,059.00 EUR"))
  }
}
