/// The letters of languages that are written with one alphabet, and what each costs.
struct Alphabet: Sendable {
  /// Whether letters of ASCII and others stand in one word.
  let isLatin: Bool
  /// In nats, by the letter in lower case.
  let costs: [Unicode.Scalar: Double]
  /// Whether the encodings with it come into question also when uchardet does not name them.
  let isAlwaysAsked: Bool

  /// All of them alike.
  private init(latin letters: String, cost: Double, isAlwaysAsked: Bool = true) {
    isLatin = true
    costs = Dictionary(letters.unicodeScalars.map { ($0, cost) }) { first, _ in first }
    self.isAlwaysAsked = isAlwaysAsked
  }

  /// The most frequent first.
  private init(ranked letters: String, isAlwaysAsked: Bool) {
    isLatin = false
    let ranked = letters.unicodeScalars.enumerated().map { ($1, 2.2 + 0.12 * Double($0)) }
    costs = Dictionary(ranked) { first, _ in first }
    self.isAlwaysAsked = isAlwaysAsked
  }

  static let western = Alphabet(latin: "éèêëàâäáãåçñöôóõøüûùúíîïìòæœß", cost: 4.6)
  static let central = Alphabet(
    latin: "ąćęłńóśźżáčďéěíňřšťúůýžőűöüäľĺŕôăâîşţđ",
    cost: 5.2
  )
  static let turkish = Alphabet(latin: "çğıöşüâîûéİ", cost: 5.2)
  static let baltic = Alphabet(latin: "āčēģīķļņšūžąęėįųõäöü", cost: 5.2, isAlwaysAsked: false)
  static let vietnamese = Alphabet(
    latin: "ăâđêôơưàáéèíìóòúùý\u{300}\u{301}\u{303}\u{309}\u{323}",
    cost: 5.2,
    isAlwaysAsked: false
  )
  static let cyrillic = Alphabet(
    ranked: "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфіъєїёґў",
    isAlwaysAsked: true
  )
  static let greek = Alphabet(
    ranked: "αοιετσνηυρπκμλςγόίάδωέήύχθώφβξζψϊϋΐΰ",
    isAlwaysAsked: false
  )
  static let hebrew = Alphabet(ranked: "יוהלארתבמשנדחעקפטצגםכזסןךףץ", isAlwaysAsked: false)
  static let arabic = Alphabet(
    ranked: "اليمونترببةعدسفهكقأحجشطصخىذضزثإئءغظآؤپچژگ",
    isAlwaysAsked: false
  )
  static let thai = Alphabet(
    ranked: "านรอกเงมลยวดท่ส้ตะีปิบหัคแจใพไชขโูุผซึืถธศญณฟภษฐฝฉฎฬํ็์ๆำ",
    isAlwaysAsked: false
  )
}
