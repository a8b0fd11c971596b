import Catalog

/// Whom a perfume is for, in the words of shops and sites.
enum GenderText {
  /// None when `text` says nothing of it.
  static func gender(_ text: String) -> Gender? {
    let key = SearchKey(text).text
    if let gender = exact[key] { return gender }
    let words = Set(key.split { !$0.isLetter }.map(String.init))
    let isWomens = !words.isDisjoint(with: womens) || womensParts.contains(where: key.contains)
    let isMens = !words.isDisjoint(with: mens) || mensParts.contains(where: key.contains)
    if !words.isDisjoint(with: both) || bothParts.contains(where: key.contains) { return .unisex }
    return switch (isWomens, isMens) {
    case (true, true): .unisex
    case (true, false): .women
    case (false, true): .men
    case (false, false): nil
    }
  }

  /// What `name` ends in that says whom the perfume is for, "for women and men" say, and the name before it.
  static func suffix(of name: String) -> (name: String, gender: Gender)? {
    for (phrase, gender) in suffixes {
      guard name.utf8.count > phrase.utf8.count, name.lowercased().hasSuffix(phrase) else {
        continue
      }
      let rest = String(name.dropLast(phrase.count)).trimmed
      if !rest.isEmpty { return (rest, gender) }
    }
    return nil
  }

  /// The longer before the shorter that end them.
  private static let suffixes: [(String, Gender)] = [
    (" for women and men", .unisex), (" for men and women", .unisex),
    (" для мужчин и женщин", .unisex), (" для женщин и мужчин", .unisex),
    (" für frauen und männer", .unisex), (" pour homme et femme", .unisex),
    (" para hombres y mujeres", .unisex), (" для женщин", .women), (" для мужчин", .men),
    (" for women", .women), (" for men", .men), (" für frauen", .women), (" für männer", .men),
  ]

  private static let exact: [String: Gender] = [
    "w": .women, "f": .women, "m": .men, "u": .unisex, "x": .unisex, "여": .women, "남": .men,
    "女": .women, "男": .men, "中": .unisex, "ж": .women, "м": .men,
    "m/f": .unisex, "f/m": .unisex, "w/m": .unisex, "m/w": .unisex, "h/f": .unisex, "h": .men,
    "d": .women, "e": .men, "k": .women,
  ]
  private static let womens: Set<String> = [
    "women", "woman", "womens", "female", "feminine", "her", "ladies", "lady", "girls", "girl",
    "femme", "femmes", "feminin", "donna", "donne", "femminile",
    "mujer", "mujeres", "femenino", "dama", "damen", "frauen", "frau", "feminino", "mulher",
    "damas", "kadin", "damski", "damskie", "dames", "vrouwen", "elle",
  ]
  private static let mens: Set<String> = [
    "men", "man", "mens", "male", "masculine", "him", "gentlemen", "boys", "boy", "homme", "hommes",
    "masculin", "uomo", "uomini", "maschile", "hombre",
    "hombres", "masculino", "caballero", "herren", "manner", "mann", "homem", "erkek", "meski",
    "meskie", "heren", "mannen", "lui",
  ]
  private static let both: Set<String> = [
    "unisex", "unisexe", "shared", "both", "neutral", "genderless", "all", "everyone", "mixte",
    "misto", "mixto", "unissex",
  ]
  private static let womensParts = [
    "여성", "여자", "женщин", "женск", "女性", "女士", "女香", "レディース", "للنساء", "نسائي", "نساء",
  ]
  private static let mensParts = [
    "남성", "남자", "мужчин", "мужск", "男性", "男士", "男香", "メンズ", "للرجال", "رجالي", "رجال",
  ]
  private static let bothParts = ["공용", "유니섹스", "унисекс", "中性", "男女", "ユニセックス", "للجنسين"]
}
