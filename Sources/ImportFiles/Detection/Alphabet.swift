/// The letters of languages that are written with one alphabet, and what each costs.
struct Alphabet: Sendable {
  /// Whether its letters stand in one word with those of ASCII.
  let isLatin: Bool
  /// In nats, by the letter in lower case.
  let costs: [Unicode.Scalar: Double]
  /// Whether the encodings with it come into question also when uchardet does not name them.
  let isAlwaysAsked: Bool

  /// The most frequent letters first.
  private init(_ ranked: String, isLatin: Bool = false, isAlwaysAsked: Bool = false) {
    self.isLatin = isLatin
    self.isAlwaysAsked = isAlwaysAsked
    // Beside those of ASCII there are fewer of them in a text.
    let (first, step) = isLatin ? (3.4, 0.12) : (2.2, 0.12)
    let costs = ranked.unicodeScalars.enumerated().map { ($1, first + step * Double($0)) }
    self.costs = Dictionary(costs) { first, _ in first }
  }

  static let western = Alphabet("éèüäöçñáóíàêôâßëïîåøãõæûúœùòì", isLatin: true, isAlwaysAsked: true)
  static let central = Alphabet(
    "áéíłóężąśčřšžýůćńěźöüőűľťďňúăâîşţđ",
    isLatin: true,
    isAlwaysAsked: true
  )
  static let turkish = Alphabet("ıişğüçöâîûİ", isLatin: true, isAlwaysAsked: true)
  static let baltic = Alphabet("āšėžīčųįēęąļņķģū", isLatin: true)
  static let vietnamese = Alphabet(
    "đươâêôăàáéèíìóòúùý\u{301}\u{300}\u{323}\u{309}\u{303}",
    isLatin: true
  )
  static let cyrillic = Alphabet("оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфіъєїёґў", isAlwaysAsked: true)
  static let greek = Alphabet("αοιετσνηυρπκμλςγόίάδωέήύχθώφβξζψϊϋΐΰ")
  static let hebrew = Alphabet("יוהלארתבמשנדחעקפטצגםכזסןךףץ")
  static let arabic = Alphabet("اليمونترببةعدسفهكقأحجشطصخىذضزثإئءغظآؤپچژگ")
  static let thai = Alphabet("านรอกเงมลยวดท่ส้ตะีปิบหัคแจใพไชขโูุผซึืถธศญณฟภษฐฝฉฎฬํ็์ๆำ")
}
