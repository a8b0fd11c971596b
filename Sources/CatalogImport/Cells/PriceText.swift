import Catalog

/// Prices as shops print them: "US $43.99/ea", "1.771,14 €", "149,000원", "from £30".
package enum PriceText {
  /// What a text says of a price.
  struct Reading: Hashable {
    let number: NumberText
    /// Of ISO 4217, where a sign or code stands beside the number.
    let currency: String?
  }

  /// Digits and signs that are no number: "12.34.56", "1e3".
  struct Malformed: Error {}

  /// The price in `text`: of several numbers the first beside a currency, else the first that is no amount of
  /// perfume; none where there is none.
  ///
  /// Of a range ("50 - 90 €") that is the lower end. A number below zero is no price, but is
  /// given as it is, to be told. Throws where the price would be what is no number.
  static func reading(_ text: String) throws(Malformed) -> Reading? {
    let currency = currency(in: text)
    var candidates: [(number: NumberText?, isMoney: Bool)] = []
    var rest = Substring(text)
    while let start = rest.firstIndex(where: \.isWholeNumber) {
      let gap = rest[..<start]
      let before = gap.reversed().drop { $0 == " " }.prefix(4)
      let digits = number(at: rest[start...])
      var after = rest[start...].dropFirst(digits.count)
      let goesOn = goesOn(after)
      if goesOn { after = after.drop { !$0.isWholeNumber }.drop(while: \.isWholeNumber) }
      let sign = leadingSign(gap)
      let written = sign.map { "0\($0)\(digits)" } ?? String(digits)
      let number = goesOn ? nil : NumberText(written, loneSign: .thousands)
      let (whole, unit) = scaled(number, &after)
      rest = after
      if gap.startIndex == text.startIndex, isMinus(gap.dropLast(sign == nil ? 0 : 1)) {
        guard let number = NumberText("-" + written, loneSign: .thousands) else {
          throw Malformed()
        }
        return Reading(number: number, currency: currency)
      }
      if isVolume(unit) { continue }
      let around = String(before.reversed()) + "0" + after.prefix(5)
      let isMoney = Self.currency(in: around) != nil
      if let lower = candidates.indices.last, isRange(gap) {
        // What stands beside the upper end of a range is said of both.
        candidates[lower].isMoney = candidates[lower].isMoney || isMoney
      } else {
        candidates.append((whole, isMoney))
      }
    }
    guard let chosen = candidates.first(where: \.isMoney) ?? candidates.first else { return nil }
    guard let number = chosen.number else { throw Malformed() }
    return Reading(number: number, currency: currency)
  }

  /// The price that a number is which the file itself marks as one, so that no sign in it parts thousands.
  static func reading(ofNumber text: String) throws(Malformed) -> Reading {
    guard let number = NumberText(text, loneSign: .decimal) else { throw Malformed() }
    return Reading(number: number, currency: nil)
  }

  /// The sign of decimals that a number begins with: "$.99".
  private static func leadingSign(_ gap: Substring) -> Character? {
    guard let sign = gap.last, sign == "." || sign == ",",
      gap.dropLast().last.map({ !$0.isLetter && !$0.isNumber && $0 != sign }) ?? true
    else { return nil }
    return sign
  }

  /// Whether more digits follow behind something that parts no number: "1_000", "1/2", "12a34".
  private static func goesOn(_ rest: Substring) -> Bool {
    let between = rest.prefix { !$0.isWholeNumber }
    guard let first = between.first, between.endIndex < rest.endIndex else { return false }
    if first.isASCII && first.isLetter {
      // "50x2" is two numbers, "1k2" is written as thousands are, and "30g50" has an amount first.
      return between.count == 1 && !isVolume(between) && !["k", "x"].contains(first.lowercased())
    }
    return between == "/" || between.allSatisfy { $0 == "_" }
  }

  /// Whether what stands between two numbers makes a range of them: "-", " to €".
  private static func isRange(_ gap: Substring) -> Bool {
    ["-", "–", "—", "−", "~", "〜", "to", "bis"].contains(gap.filter { !" €$£¥₩".contains($0) })
  }

  /// Whether what stands before the first number makes it negative: "-", "- ", "-$", "EUR -"; not "EDP -".
  private static func isMinus(_ lead: Substring) -> Bool {
    let dashes = lead.count { $0 == "-" || $0 == "−" }
    let words = lead.split { $0 == "-" || $0 == "−" || $0 == " " }
    guard dashes == 1, words.allSatisfy({ currency(in: String($0)) != nil }) else { return false }
    // "EUR - 5" is a label and its price.
    return words.isEmpty || lead.last != " " && !lead.contains("- ")
  }

  /// The digits that a text begins with, and the signs between them.
  private static func number(at text: Substring) -> Substring {
    var end = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if character.isWholeNumber {
        end = next
      } else if ".,'’٫٬".contains(character) {
        guard next < text.endIndex, text[next].isWholeNumber else { break }
      } else if " \u{A0}\u{202F}\u{2009}".contains(character) {
        // A space parts thousands where exactly three digits follow.
        guard text[next...].prefix(while: \.isWholeNumber).count == 3 else { break }
      } else {
        break
      }
      index = next
    }
    return text[..<end]
  }

  /// The number with the word for thousands behind it taken in: "1.5k", "15만", "17만 5천".
  ///
  /// None where letters follow that make another number of it: "1e3".
  private static func scaled(
    _ number: NumberText?,
    _ after: inout Substring
  ) -> (number: NumberText?, unit: Substring) {
    let letters = after.drop { $0 == " " }
    guard let first = letters.first else { return (number, "") }
    if first == "만" {
      after = letters.dropFirst()
      guard var units = number?.scaled(digits: 4) else { return (nil, "") }
      let small = after.drop { $0 == " " }
      let digits = small.prefix { $0.isWholeNumber || $0 == "," }
      if let rest = NumberText(String(digits), loneSign: .thousands)?.integer {
        after = small.dropFirst(digits.count)
        units += after.first == "천" ? rest * 1000 : rest
        if after.first == "천" { after = after.dropFirst() }
      }
      return (NumberText(String(units), loneSign: .thousands), "")
    }
    if first == "천"
      || first.lowercased() == "k" && !letters.dropFirst().prefix(1).contains(where: \.isLetter)
    {
      after = letters.dropFirst()
      return (
        number?.scaled(digits: 3).flatMap { NumberText(String($0), loneSign: .thousands) }, ""
      )
    }
    if first.lowercased() == "e", letters.dropFirst().first?.isWholeNumber == true {
      after = letters.dropFirst().drop(while: \.isWholeNumber)
      return (nil, "")
    }
    return (number, letters.prefix(while: \.isLetter))
  }

  private static func isVolume(_ unit: Substring) -> Bool {
    ["ml", "cl", "l", "oz", "fl", "floz", "g", "미리", "밀리", "мл", "毫升"].contains(unit.lowercased())
  }

  /// The code of ISO 4217 that a sign, an abbreviation or a code in `text` stands for.
  package static func currency(in text: String) -> String? {
    let key = SearchKey(text).text
    // A sign holds more than letters of ASCII, so that most texts need not be looked through for each.
    if key.utf8.contains(where: {
      !(UInt8(ascii: " ")...0x7F).contains($0) || "$\\".utf8.contains($0)
    }) {
      for (sign, code) in signs where key.utf8.contains(sign.utf8) { return code }
    }
    for word in key.split(whereSeparator: { !$0.isLetter }) {
      if codes.contains(word.uppercased()) { return word.uppercased() }
      if let code = words[String(word)] { return code }
    }
    return nil
  }

  /// The longer before the shorter that they hold.
  private static let signs: [(String, String)] = [
    ("us$", "USD"), ("us $", "USD"), ("nt$", "TWD"), ("hk$", "HKD"), ("a$", "AUD"), ("au$", "AUD"),
    ("c$", "CAD"), ("ca$", "CAD"),
    ("s$", "SGD"), ("r$", "BRL"), ("mx$", "MXN"), ("nz$", "NZD"), ("₩", "KRW"), ("원", "KRW"),
    ("€", "EUR"), ("£", "GBP"),
    ("₽", "RUB"), ("руб", "RUB"), ("₺", "TRY"), ("₹", "INR"), ("₴", "UAH"), ("₫", "VND"),
    ("฿", "THB"), ("₪", "ILS"), ("円", "JPY"),
    ("新台幣", "TWD"), ("人民币", "CNY"), ("元", "CNY"), ("\\", "JPY"), ("¥", "JPY"), ("د.إ", "AED"),
    ("درهم", "AED"),
    ("ر.س", "SAR"), ("ريال", "SAR"), ("د.ك", "KWD"),
    ("zł", "PLN"), ("kč", "CZK"), ("$", "USD"),
  ]

  private static let words: [String: String] = [
    "euro": "EUR", "euros": "EUR", "dollar": "USD", "dollars": "USD", "won": "KRW", "yen": "JPY",
    "rmb": "CNY", "ntd": "TWD", "zl": "PLN",
    "rub": "RUB", "р": "RUB", "рублей": "RUB", "tl": "TRY", "rs": "INR", "dhs": "AED", "kc": "CZK",
    "ft": "HUF", "lei": "RON",
  ]

  private static let codes: Set<String> = [
    "USD", "EUR", "GBP", "KRW", "JPY", "CNY", "TWD", "HKD", "AUD", "CAD", "SGD", "BRL", "MXN",
    "NZD", "RUB", "TRY", "INR", "UAH", "VND",
    "THB", "ILS", "AED", "SAR", "KWD", "BHD", "OMR", "QAR", "EGP", "MAD", "PLN", "CZK", "HUF",
    "RON", "BGN", "CHF", "SEK", "NOK", "DKK",
    "ISK", "ZAR", "IDR", "MYR", "PHP", "ARS", "CLP", "COP", "PEN",
  ]

  /// Whether `text` is written as a code of ISO 4217 is: three capitals.
  static func isCode(_ text: String) -> Bool {
    text.utf8.count == 3
      && text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }
}
