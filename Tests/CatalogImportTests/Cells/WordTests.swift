import Catalog
import Testing

@testable import CatalogImport

@Suite("Words in cells")
struct WordTests {
  @Test(
    "Whom a perfume is for is understood in many languages",
    arguments: [
      ("for women and men", Gender.unisex), ("Women", .women), ("men", .men), ("female", .women),
      ("gender_for_women", .women), ("gender_for_men", .men),
      ("여성", .women), ("남성용", .men), ("남녀공용", .unisex), ("для женщин", .women),
      ("для мужчин и женщин", .unisex), ("女士香水", .women), ("Herren", .men),
      ("Damen", .women), ("pour homme", .men), ("M", .men), ("U", .unisex), ("Unisex", .unisex),
      ("shared", .unisex), ("Women's", .women), ("男", .men),
    ]
  )
  func genders(text: String, gender: Gender) {
    #expect(GenderText.gender(text) == gender)
  }

  @Test("Other words say nothing of it", arguments: ["", "children", "2019", "Citrus"])
  func noGenders(text: String) {
    #expect(GenderText.gender(text) == nil)
  }

  @Test("A name that ends in whom it is for is parted from that")
  func genderSuffix() {
    #expect(
      GenderText.suffix(of: "Colonia Acqua di Parma for women and men")?.name
        == "Colonia Acqua di Parma"
    )
    #expect(GenderText.suffix(of: "Light Blue Dolce&Gabbana для женщин")?.gender == .women)
    #expect(GenderText.suffix(of: "for women") == nil)
    #expect(GenderText.suffix(of: "Only for Men's Club") == nil)
  }

  @Test(
    "A brand at an end of a name goes with what joins it to the name",
    arguments: [
      ("Sauvage Dior", .end, "Sauvage"), ("Sauvage by Dior", .end, "Sauvage"),
      ("Sauvage, DIOR", .end, "Sauvage"), ("Sauvage by - Dior", .end, "Sauvage"),
      ("Dior - Sauvage", .start, "Sauvage"), ("Dior: Sauvage", .start, nil),
      ("Dior By the Fireplace", .start, "By the Fireplace"), ("Dior Sauvage", .end, nil),
      ("Dior", .end, nil), ("by Dior", .end, nil), ("- Dior", .end, nil),
    ] as [(String, NameAffix.Side, String?)]
  )
  func brandsInNames(name: String, side: NameAffix.Side, rest: String?) {
    #expect(NameAffix.removing("Dior", from: name, at: side) == rest)
  }

  @Test(
    "Slugs become names",
    arguments: [
      ("le-male-le-parfum", "Le Male Le Parfum"), ("penhaligon-s", "Penhaligon's"),
      ("jean-paul-gaultier", "Jean Paul Gaultier"),
      ("ALLURE_HOMME_SPORT", "Allure Homme Sport"),
      ("classique-pride-2024", "Classique Pride 2024"), ("l-eau-d-issey", "L'Eau d'Issey"),
      ("L'OMBRE_DANS_L'EAU", "L'Ombre Dans L'Eau"), ("acqua-di-parma", "Acqua di Parma"),
    ]
  )
  func slugs(slug: String, name: String) {
    #expect(SlugText.isSlug(slug))
    #expect(SlugText.name(slug) == name)
  }

  @Test(
    "A word of a slug may begin with a letter whose capital is several",
    arguments: [("ßeta-rose", "ßeta Rose"), ("ŉ-ǰ", "ʼN J̌"), ("\u{390}-x", "\u{3AA}\u{301} X")]
  )
  func capitals(slug: String, name: String) {
    #expect(SlugText.name(slug).unicodeScalars.elementsEqual(name.unicodeScalars))
  }

  @Test("Names are no slugs", arguments: ["Rose", "Le Male", "Ylang-Ylang", "N°5", "샤넬-5"])
  func noSlugs(name: String) {
    #expect(!SlugText.isSlug(name))
  }

  @Test(
    "An address gives a name",
    arguments: [
      (
        "https://www.fragrantica.ru/perfume/Lacoste-Fragrances/Lacoste-Pour-Femme-669.html",
        "Lacoste Pour Femme"
      ),
      ("https://shop.example/p/eau-rose?size=50", "Eau Rose"),
      ("https://shop.example/p/ Eau -de Rose -12.html", "Eau de Rose"),
    ]
  )
  func addresses(address: String, name: String) {
    #expect(SlugText.name(inAddress: address) == name)
  }

  @Test(
    "An address of numbers or codes gives none",
    arguments: ["https://shop.example/p/12345", "https://x.example/%D0%BF", "Rose"]
  )
  func namelessAddresses(address: String) {
    #expect(SlugText.name(inAddress: address) == nil)
  }
}
