import Catalog
import Testing

@Suite("Small things of the catalogue")
struct EntityTests {
  @Test("A locale gives its language, English when it is another")
  func languages() {
    let expected: [(String, Language)] = [
      ("ko_KR.UTF-8", .korean), ("ko", .korean), ("KO-kr", .korean), ("ko@x", .korean),
      ("kok_IN", .english),
      ("en_US", .english), ("tr_TR.UTF-8", .english), ("C", .english), ("", .english),
    ]
    for (locale, language) in expected {
      #expect(Language(locale: locale) == language, "\(locale)")
    }
  }

  @Test("A reader is shown the name in their language, where there is one")
  func titles() {
    let both = Brand(id: 1, name: "딥티크", englishName: "Diptyque")
    #expect(both.title(in: .english) == "Diptyque" && both.title(in: .korean) == "딥티크")
    let one = Keyword(id: 1, name: "Fresh")
    #expect(one.title(in: .english) == "Fresh" && one.title(in: .korean) == "Fresh")
    let korean = Ingredient(id: 1, seriesID: 1, name: "Rose", koreanName: "장미")
    #expect(korean.title(in: .english) == "Rose" && korean.title(in: .korean) == "장미")
    let three = Series(id: 1, name: "Agrumes", englishName: "Citrus", koreanName: "시트러스")
    #expect(three.title(in: .english) == "Citrus" && three.title(in: .korean) == "시트러스")
  }

  @Test("Everything that has names has each of them once")
  func names() {
    #expect(Brand(id: 1, name: "딥티크", englishName: "Diptyque").names == ["딥티크", "Diptyque"])
    let repeated = Brand(id: 1, name: "Dior", englishName: "Dior", koreanName: "디올")
    #expect(repeated.names == ["Dior", "디올"])
    let perfume = Perfume(id: 1, brand: repeated, name: "쟈도르", englishName: "J'adore")
    #expect(perfume.koreanName == nil && perfume.names == ["쟈도르", "J'adore"])
  }

  @Test("A currency has the digits that ISO 4217 gives it")
  func fractionDigits() {
    let digits = ["KRW": 0, "JPY": 0, "EUR": 2, "USD": 2, "KWD": 3, "XXX": 2]
    for (currency, expected) in digits {
      #expect(Price(amount: 1, currency: currency).fractionDigits == expected, "\(currency)")
    }
  }

  @Test("An option is the same selected thing wherever it comes from")
  func searchKeywords() {
    let ingredient = Ingredient(id: 3, seriesID: 1, name: "레몬", englishName: "Lemon")
    #expect(
      SearchKeyword(ingredient)
        == SearchKeyword(id: 3, name: "레몬", englishName: "Lemon", category: .series)
    )
    let rose = Keyword(id: 3, name: "Rosy", koreanName: "장미 같은")
    #expect(SearchKeyword(rose).koreanName == "장미 같은")
    #expect(SearchKeyword(Brand(id: 3, name: "A")).category == .brand)
    #expect(SearchKeyword(Keyword(id: 3, name: "A")).category == .keyword)
  }

  static let codes: [CatalogError.Code] = [
    .missing, .unreadable, .notACatalog, .damaged, .newerVersion, .locked, .cannotCreate, .badInput,
    .inputOutput,
  ]

  @Test("An error names the file and what to do in one line, in both languages", arguments: codes)
  func errorMessages(code: CatalogError.Code) {
    for language in Language.allCases {
      let error = CatalogError(code, path: "/tmp/a b.perfume", detail: "page 7")
      let message = error.message(in: language)
      #expect(message.contains("'/tmp/a b.perfume'") && message.hasSuffix("(page 7)"))
      #expect(!message.contains("\n"))
      let isKorean = message.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
      #expect(isKorean == (language == .korean))
      let others = Self.codes.filter { $0 != code }
      for other in others {
        let otherMessage = CatalogError(other, path: error.path, detail: error.detail).message(
          in: language
        )
        #expect(otherMessage != message, "\(other)")
      }
      // Without a file, no empty quotation marks; without detail, no empty brackets.
      let bare = CatalogError(code).message(in: language)
      #expect(!bare.contains("''") && !bare.contains("()"))
    }
  }

  @Test("A kind of error of one's own has a message too")
  func ownCode() {
    let error = CatalogError(CatalogError.Code(rawValue: "offline"), detail: "no route")
    #expect(error.message(in: .english).hasSuffix("(no route)"))
  }
}
