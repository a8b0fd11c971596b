import Catalog
import Testing

@Suite("Search keys")
struct SearchKeyTests {
  static let keys: [(text: String, key: String)] = [
    ("", ""), ("   ", ""), ("Rose", "rose"), ("  Eau \t de\n Parfum ", "eau de parfum"),
    // Diacritics of Latin letters, composed and not, and letters that Unicode does not take apart.
    ("Hermès", "hermes"), ("Herme\u{300}s", "hermes"), ("MÛRE", "mure"), ("Straße", "strasse"),
    ("STRASSE", "strasse"), ("ẞ", "ss"), ("Øre Æther Œuvre", "ore aether oeuvre"), ("Łódź", "lodz"),
    ("ﬁne", "fine"), ("Ǆ", "dz"), ("Việt", "viet"), ("e\u{323}\u{302}", "e"), ("ñÑ", "nn"),
    // The same under every locale.
    ("TITANIC", "titanic"), ("İstanbul", "istanbul"), ("ısı", "isi"),
    // Hangul stays whole, whichever way it is written.
    ("딥티크", "딥티크"), ("\u{1103}\u{1175}\u{11B8}\u{1110}\u{1175}\u{110F}\u{1173}", "딥티크"),
    ("ㅈㅁㄹ", "ㅈㅁㄹ"), ("\u{110C}\u{1106}", "ㅈㅁ"), ("ﾡￂ", "ㄱㅏ"), ("\u{1161}", "ㅏ"),
    // Width.
    ("Ｎｏ．５　", "no.5"), ("ｶﾞ", "ガ"), ("４７１１", "4711"), ("￦", "₩"),
    // Apostrophes of every shape, dashes, quotation marks.
    ("L'Artisan", "lartisan"), ("L’Artisan", "lartisan"), ("Lʼ`´Artisan", "lartisan"), ("＇", ""),
    ("a–b—c−d-e", "a-b-c-d-e"), ("“Q” «Q»", "\"q\" \"q\""),
    // What nobody sees.
    ("Ro\u{AD}se\u{200B}\u{FEFF}", "rose"), ("a\u{0}b\u{1B}", "ab"), ("👩\u{200D}🔬", "👩🔬"),
    // Other scripts keep their marks.
    ("ΆΛΦΑΣ", "άλφασ"), ("άλφας", "άλφασ"), ("ЙОД", "йод"), ("かが", "かが"),
    // Syntax is text.
    ("100% Love_2", "100% love_2"), ("*\\\"", "*\\\""),
  ]

  @Test("Two spellings of one name have one key", arguments: 0..<keys.count)
  func folding(index: Int) {
    let (text, key) = Self.keys[index]
    let made = SearchKey(text)
    // Swift takes composed and decomposed for equal; a key is compared by its bytes.
    #expect(Array(made.text.utf8) == Array(key.utf8), "\(text.debugDescription)")
    #expect(made.isEmpty == key.isEmpty)
    #expect(SearchKey(made.text) == made, "a key is its own key")
  }

  @Test("The quick way for ASCII gives what the long way gives")
  func asciiPath() {
    for value in UInt8.min..<128 {
      let text = "a" + String(Unicode.Scalar(value)) + "B"
      // A letter outside ASCII sends the text the long way.
      #expect(SearchKey(text + "é").text == SearchKey(text).text + "e", "\(value)")
    }
  }

  @Test("Keys are ordered by code points, Latin before Hangul")
  func order() {
    let names = ["조 말론", "zebra", "Élan", "4711", "dior", "가"]
    let sorted = names.sorted { SearchKey($0) < SearchKey($1) }
    #expect(sorted == ["4711", "dior", "Élan", "zebra", "가", "조 말론"])
    // Beyond the first plane, order by UTF-16 would differ.
    #expect(SearchKey("\u{FF41}\u{E000}") < SearchKey("a\u{1F339}"))
  }

  @Test("Words are what white space parts")
  func words() {
    #expect(SearchKey(" Eau\u{3000}de  Rose ").words == ["eau", "de", "rose"])
    #expect(SearchKey(" ").words.isEmpty)
  }
}
