import Catalog
import Testing

@Suite("Scripts of names")
struct LatinTextTests {
  @Test(
    "Signs and accents leave a name in Latin letters",
    arguments: ["", "N°5", "L’Eau d’Issey", "Café", "Cafe\u{301}", "Ngọc Lan", "2019 – €"]
  )
  func latin(text: String) {
    #expect(text.isInLatinLetters)
  }

  @Test("One letter of another script is enough", arguments: ["장미", "Rose 장미", "роза", "ρ", "玫瑰"])
  func others(text: String) {
    #expect(!text.isInLatinLetters)
  }
}
