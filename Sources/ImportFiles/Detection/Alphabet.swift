/// The letters of languages that share their encodings, and what each costs.
struct Alphabet: Sendable {
  /// Whether its letters stand in one word with those of ASCII.
  let isLatin: Bool
  /// By language, in nats, by the letter in lower case: a word is of one of them.
  let costs: [[Unicode.Scalar: Double]]
  /// Whether the encodings with it come into question also when uchardet does not name them.
  let isAlwaysAsked: Bool

  /// The most frequent letters of each language first.
  private init(_ ranked: [String], isLatin: Bool = false, isAlwaysAsked: Bool = false) {
    self.isLatin = isLatin
    self.isAlwaysAsked = isAlwaysAsked
    // Beside those of ASCII there are fewer of them in a text.
    let (first, step) = isLatin ? (2.6, 0.25) : (2.2, 0.12)
    costs = ranked.map { letters in
      let costs = letters.unicodeScalars.enumerated().map { ($1, first + step * Double($0)) }
      return Dictionary(costs) { first, _ in first }
    }
  }

  /// French, German, Spanish, Italian, Portuguese, the languages of Scandinavia, Icelandic and Estonian; of
  /// the last two there is less.
  static let western = Alphabet(
    [
      "éèàêçôîûùâëïœÿæ", "üäöß", "óíáñéúü", "àèòùìé", "ãçáéíõóâêôúà", "åäöøæéü",
      "····áðíþúýæöóé", "····õäöü",
    ],
    isLatin: true,
    isAlwaysAsked: true
  )
  /// Czech with Slovak, Polish, Hungarian, Romanian, Croatian with Slovene.
  static let central = Alphabet(
    ["áíéěýřšžčůúťňóďľĺôäŕ", "łóężąśćńź", "éáőöóűíüú", "ăâîşţ", "čšžćđ"],
    isLatin: true,
    isAlwaysAsked: true
  )
  static let turkish = Alphabet(["ıişğüçöâîû"], isLatin: true, isAlwaysAsked: true)
  static let baltic = Alphabet(["āšėžīčųįēęąļņķģū"], isLatin: true)
  static let vietnamese = Alphabet(
    ["đươâêôăàáéèíìóòúùý\u{301}\u{300}\u{323}\u{309}\u{303}"],
    isLatin: true
  )
  static let cyrillic = Alphabet(["оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфіъєїёґў"], isAlwaysAsked: true)
  static let greek = Alphabet(["αοιετσνηυρπκμλςγόίάδωέήύχθώφβξζψϊϋΐΰ"], isAlwaysAsked: true)
  static let hebrew = Alphabet(["יוהלארתבמשנדחעקפטצגםכזסןךףץ"])
  static let arabic = Alphabet(["اليمونترببةعدسفهكقأحجشطصخىذضزثإئءغظآؤپچژگ"])
  static let thai = Alphabet(["านรอกเงมลยวดท่ส้ตะีปิบหัคแจใพไชขโูุผซึืถธศญณฟภษฐฝฉฎฬํ็์ๆำ"])
}
