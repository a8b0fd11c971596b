import Catalog

/// Prices as shops print them: "US $43.99/ea", "1.771,14 €", "149,000원", "from £30".
enum PriceText {
  /// What a text says of a price.
  struct Reading: Hashable {
    let number: NumberText
    /// Of ISO 4217, where a sign or code stands beside the number.
    let currency: String?
  }

  /// The first number of `text` and the currency beside it; none where there is no number.
  ///
  /// Of a range ("€50 - €90") that is the lower end.
  static func reading(_ text: String) -> Reading? {
    let currency = currency(in: text)
    guard let start = text.firstIndex(where: \.isWholeNumber) else { return nil }
    let tail = text[start...]
    var end = tail.startIndex
    var index = tail.startIndex
    // A space parts thousands where exactly three digits follow.
    while index < tail.endIndex {
      let character = tail[index]
      if character.isWholeNumber {
        end = tail.index(after: index)
      } else if ".,'’٫٬".contains(character) {
        guard tail.index(after: index) < tail.endIndex, tail[tail.index(after: index)].isWholeNumber
        else { break }
      } else if " \u{A0}\u{202F}\u{2009}".contains(character) {
        guard tail[tail.index(after: index)...].prefix(while: \.isWholeNumber).count == 3 else {
          break
        }
      } else {
        break
      }
      index = tail.index(after: index)
    }
    guard let number = NumberText(String(tail[..<end]), loneSign: .thousands) else { return nil }
    return Reading(number: number, currency: currency)
  }

  /// The code of ISO 4217 that a sign, an abbreviation or a code in `text` stands for.
  static func currency(in text: String) -> String? {
    let key = SearchKey(text).text
    for (sign, code) in signs where key.contains(sign) { return code }
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
    ("新台幣", "TWD"), ("人民币", "CNY"), ("元", "CNY"), ("¥", "JPY"), ("د.إ", "AED"), ("درهم", "AED"),
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

  /// Whether `text` is written as a code of ISO 4217 is: three letters.
  static func isCode(_ text: String) -> Bool {
    text.utf8.count == 3
      && text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }
}
