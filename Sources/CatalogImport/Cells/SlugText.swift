import Catalog

/// Names in the form that addresses have: "le-male-le-parfum", "ALLURE_HOMME_SPORT".
enum SlugText {
  /// Whether `text` may be one: ASCII words joined by hyphens or underscores, with no space.
  static func isSlug(_ text: String) -> Bool {
    var joins = false
    var hasLower = false
    var hasUpper = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"): joins = true
      case UInt8(ascii: "a")...UInt8(ascii: "z"): hasLower = true
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): hasUpper = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "'"), UInt8(ascii: "."): break
      default: return false
      }
    }
    return joins && !(hasLower && hasUpper)
  }

  /// The words of a slug with capitals: "Le Male Le Parfum", "Penhaligon's", "L'Eau d'Issey".
  static func name(_ slug: String) -> String {
    let words = slug.split { $0 == "-" || $0 == "_" || $0 == " " || $0 == "+" }.map {
      $0.lowercased()
    }
    var name = ""
    var joins = false
    for (index, word) in words.enumerated() {
      if word == "s", index > 0 {
        name += "'s"
        continue
      }
      if index > 0, !joins { name += " " }
      let next = index + 1 < words.count ? words[index + 1] : ""
      joins =
        ["l", "d"].contains(word) && next.first.map { "aeiouyh".contains($0) } == true
        && next.count > 1
      let isParticle =
        index > 0
        && ["de", "d", "du", "des", "of", "and", "et", "di", "da", "del"].contains(word)
      name += isParticle ? word : capitalized(word)
      if joins { name += "'" }
    }
    return name.composed
  }

  /// The name in the last part of an address: "Lacoste Pour Femme" of ".../Lacoste-Pour-Femme-669.html".
  static func name(inAddress address: String) -> String? {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    guard var last = path.split(separator: "/").last.map(String.init), path.contains("/") else {
      return nil
    }
    if let dot = last.lastIndex(of: "."), last.distance(from: dot, to: last.endIndex) <= 6 {
      last = String(last[..<dot])
    }
    var words = last.split { $0 == "-" || $0 == "_" || $0 == "+" || $0.isWhitespace }
    // A number alone is an id; behind other words it is one too, and those are the name: "1270-5325".
    if words.last?.allSatisfy(\.isNumber) == true { words.removeLast() }
    guard !words.isEmpty, !last.contains("%") else { return nil }
    let name = words.joined(separator: "-")
    return name.contains(where: \.isUppercase) ? words.joined(separator: " ") : self.name(name)
  }

  private static func capitalized(_ word: String) -> String {
    // An apostrophe inside begins a word of its own: "L'Ombre".
    var capital = true
    return word.reduce(into: "") { name, character in
      // Some letters have capitals of several signs, and "ß" has none that a name begins with.
      name += capital && character != "ß" ? character.uppercased() : String(character)
      capital = character == "'"
    }
  }
}
