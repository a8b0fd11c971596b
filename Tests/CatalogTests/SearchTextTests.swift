import Catalog
import Testing

@Suite("Texts to search for")
struct SearchTextTests {
  @Test(
    "A text without a word asks for nothing",
    arguments: ["", "  ", "\u{3000}", "'", "\u{200B}"]
  )
  func noWords(text: String) {
    #expect(SearchText(text) == nil)
  }

  @Test("Words are folded, and those of lead consonants marked")
  func words() {
    #expect(SearchText("Eau ㅈㅁㄹ")?.words == [.plain("eau"), .leadConsonants("ㅈㅁㄹ")])
    #expect(SearchText("ㄼ")?.words == [.leadConsonants("ㄹㅂ")])
    #expect(SearchText("ㅏ 조ㅁ")?.words == [.plain("ㅏ"), .plain("조ㅁ")])
  }

  @Test("Every word has to occur, wherever it is")
  func matching() throws {
    let searchable = SearchableText(["Eau Rose", "조 말론", "Jo Malone"])
    for text in ["eau", "rose malone", "au ro", "ㅈㅁㄹ", "말", "ㅈㅁ rose", "론 eau", "e r"] {
      #expect(searchable.matches(try #require(SearchText(text))), "\(text)")
    }
    // "au ro" above is two words; nothing runs across two names or skips a letter.
    for text in ["rosejo", "eaurose", "ㅁㅈ", "x", "eau x", "rsoe"] {
      #expect(!searchable.matches(try #require(SearchText(text))), "\(text)")
    }
    #expect(SearchableText([]).matches(try #require(SearchText("a"))) == false)
  }

  @Test("A perfume is found by its own names and its brand's, an option by all of its")
  func names() {
    let brand = Brand(id: 1, name: "조 말론", englishName: "Jo Malone")
    let perfume = Perfume(id: 1, brand: brand, name: "Wood Sage", englishName: "Sea Salt")
    #expect(SearchableText(perfume).keys == "wood sage\u{1F}조 말론\u{1F}sea salt\u{1F}jo malone")
    #expect(SearchableText(perfume).leadConsonants == "ㅈㅁㄹ")
    #expect(SearchableText(brand).keys == "조 말론\u{1F}jo malone")
    let korean = Brand(id: 1, name: "Jo Malone", koreanName: "조 말론")
    #expect(SearchableText(korean).keys == "jo malone\u{1F}조 말론")
    let sold = SearchableText(Perfume(id: 1, brand: korean, name: "Wood Sage"))
    #expect(sold.keys == "wood sage\u{1F}jo malone\u{1F}조 말론")
    #expect(sold.leadConsonants == "ㅈㅁㄹ")
  }
}
