import Catalog
import CatalogTestSupport
import Testing

@Suite("What a text finds")
struct TextContractTests {
  static let cases: [(text: String, ids: [Int])] = [
    // Decomposed, as macOS writes it.
    ("\u{1103}\u{1175}\u{11B8}\u{1110}\u{1175}\u{110F}\u{1173}", [3, 4]),
    // Short, and in the middle of a word.
    ("딥티크", [3, 4]), ("티크", [3, 4]), ("라반", [9]), ("까", [8]), ("클라라", [8]),
    // By lead consonants, doubled ones as they are, also across a space.
    ("ㄷㅌㅋ", [3, 4]), ("ㅃㅋㄹㅂ", [9]), ("ㅃㅋ", [9]), ("ㄲㄹㄸㅇ", [8]), ("ㅎㅎㅎ", []),
    // Without accents, with them, composed and not.
    ("hermes", [1, 2]), ("Hermès", [1, 2]), ("Herme\u{300}s", [1, 2]), ("HERMÈS", [1, 2]),
    ("lancome", [12]), ("comme des garcons", [7]), ("mure", [6]), ("MU\u{302}RE", [6]),
    // Full width.
    ("ＴＥＲＲＥ", [1]), ("４７１１", [10]),
    // A dotless i would be the lower case of I under a Turkish locale.
    ("ORIGINAL", [10]), ("INFUSION", [11]), ("infusıon", [11]),
    // Apostrophes of every shape, left out, or a space.
    ("L'Artisan", [6]), ("L\u{2019}Artisan", [6]), ("L\u{02BC}Artisan", [6]), ("lartisan", [6]),
    ("l artisan", [6]), ("d'iris", [11]),
    // Words in any order, in different fields, each somewhere.
    ("musc artisan", [6]), ("artisan musc", [6]), ("eau  rose ", [4]), ("rose eau 딥티크", [4]),
    ("terre 딥티크", []),
    // Signs that are syntax elsewhere.
    ("%", []), ("_", []), ("*", []), ("\"", []), ("\\", []), ("D&G", [5]), ("' OR 1=1 --", []),
    // A text of no words asks for nothing.
    ("", Array(1...12)), ("  \t", Array(1...12)), ("'", Array(1...12)),
  ]

  @Test("On the twelve perfumes", arguments: Backend.allCases)
  func oracle(backend: Backend) throws {
    let repository = try backend.oracle()
    for (text, ids) in Self.cases {
      #expect(try repository.ids(text: text) == ids, "\(text.debugDescription)")
    }
  }

  @Test("Percent and underscore find only names that hold them", arguments: Backend.allCases)
  func wildcards(backend: Backend) throws {
    let repository = try backend.repository(.named(["Rose", "100% Love_2", "100 Love 2"]))
    for text in ["%", "_", "100%", "e_2", "100% love_2"] {
      #expect(try repository.ids(text: text) == [2], "\(text)")
    }
  }

  @Test(
    "Names are found by either of their languages, and no word runs from one to the other",
    arguments: Backend.allCases
  )
  func englishNames(backend: Backend) throws {
    let brand = Brand(id: 1, name: "조 말론", englishName: "Jo Malone")
    let contents = CatalogContents(
      brands: [brand],
      perfumes: [Perfume(id: 1, brand: brand, name: "우드 세이지", englishName: "Wood Sage")]
    )
    let repository = try backend.repository(contents)
    for text in ["말론", "malone", "세이지", "sage", "ㅈㅁㄹ", "ㅇㄷㅅㅇㅈ", "wood 조", "malone 우드"] {
      #expect(try repository.ids(text: text) == [1], "\(text)")
    }
    for text in ["세이지조", "sagejo", "말론wood", "ㅈㅈ"] {
      #expect(try repository.ids(text: text).isEmpty, "\(text)")
    }
  }

  @Test("A perfume is found by the Korean name of its brand", arguments: Backend.allCases)
  func koreanNames(backend: Backend) throws {
    let brand = Brand(id: 1, name: "Jo Malone", koreanName: "조 말론")
    let contents = CatalogContents(
      brands: [brand],
      perfumes: [Perfume(id: 1, brand: brand, name: "Wood Sage")]
    )
    let repository = try backend.repository(contents)
    #expect(try repository.brands() == [brand])
    for text in ["말론", "malone", "sage", "ㅈㅁㄹ", "wood 조"] {
      #expect(try repository.ids(text: text) == [1], "\(text)")
    }
  }

  @Test("A cluster that the keyboard joined is two lead consonants", arguments: Backend.allCases)
  func clusters(backend: Backend) throws {
    let repository = try backend.repository(.named(["라벤더", "로즈 보이", "레몬"]))
    #expect(try repository.ids(text: "ㄼ") == [1])
    #expect(try repository.ids(text: "ㄹㅈㅂ") == [2])
  }

  @Test("Any character may stand in a name and a text", arguments: Backend.allCases)
  func oddCharacters(backend: Backend) throws {
    let names = [
      "a\u{0}b", "<img src=x onerror=alert(1)>", "\u{1B}]0;x\u{07}", "🌹", "a\u{1F}b", "';--",
    ]
    let repository = try backend.repository(.named(names))
    #expect(try repository.perfumes(ids: Array(1...6)).map(\.name) == names)
    #expect(try repository.ids(text: "onerror=alert(1)") == [2])
    #expect(try repository.ids(text: "🌹") == [4])
    #expect(try repository.ids(text: ";--") == [6])
    #expect(try repository.ids(text: "a\u{0}b") == [1, 5])
  }
}
