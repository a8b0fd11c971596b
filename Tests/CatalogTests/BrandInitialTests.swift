import Catalog
import Testing

@Suite("Initials of brands")
struct BrandInitialTests {
  static let initials: [(name: String, letter: String)] = [
    ("까르띠에", "ㄱ"), ("딥티크", "ㄷ"), ("빠코 라반", "ㅂ"), ("쎄르주", "ㅅ"), ("뜨와", "ㄷ"), ("쪼", "ㅈ"), ("힐리", "ㅎ"),
    ("\u{1103}\u{1175}", "ㄷ"), ("ㄲ", "ㄱ"),
    ("Comme des Garçons", "C"), ("D&G", "D"), ("L'Artisan Parfumeur", "L"), ("Édition", "E"),
    ("E\u{301}dition", "E"), ("Ørsted", "O"), ("Æsop", "A"), ("ßeta", "S"), ("The House", "T"),
    ("  Prada", "P"), ("\"Q\"", "Q"), ("(x)", "X"), ("ｚara", "Z"),
    ("4711", "#"), ("№5", "#"), ("字", "#"), ("Я", "#"), ("", "#"), ("---", "#"), ("🌹", "#"),
    ("½", "#"),
  ]

  @Test("Each name has one initial", arguments: 0..<initials.count)
  func letters(index: Int) {
    let (name, letter) = Self.initials[index]
    #expect(BrandInitial(of: name).letter == letter, "\(name)")
  }

  @Test("Hangul comes first, then A to Z, then the rest")
  func order() {
    let names = ["4711", "Zara", "하", "Abc", "가", "나"]
    let letters = names.map(BrandInitial.init).sorted().map(\.letter)
    #expect(letters == ["ㄱ", "ㄴ", "ㅎ", "A", "Z", "#"])
    #expect(BrandInitial(of: "까") == BrandInitial(of: "가"))
  }
}
