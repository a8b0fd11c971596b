/// How likely a text is when it is read in a certain encoding.
protocol EncodingModel: Sendable {
  var encoding: TextEncoding { get }

  /// In nats: how much less likely the encoding is before anything is read.
  var handicap: Double { get }

  /// In nats: how much more likely it is when uchardet names it.
  var vote: Double { get }

  /// Whether it comes into question also when uchardet does not name it.
  var isAlwaysAsked: Bool { get }

  /// In nats: how unlikely the reading is, by what is not ASCII in it. Bytes that mean nothing cost much.
  func cost(of bytes: [UInt8]) -> Double
}

extension EncodingModel {
  var handicap: Double { 0 }
  var vote: Double { 5 }
  var isAlwaysAsked: Bool { true }
}

/// The models of all encodings; those with tables are made when they are first asked for.
enum EncodingModels {
  /// Whether an encoding has two bytes for the characters of its language.
  static func areInPairs(_ encoding: TextEncoding) -> Bool {
    all.contains { $0.encoding == encoding && $0 is PairModel }
  }

  static let all: [any EncodingModel] = [
    DamagedUTF8Model(),
    PairModel(CP949Layout.self), PairModel(ShiftJISLayout.self),
    PairModel(EUCJPLayout.self, handicap: 2),
    PairModel(GB18030Layout.self), PairModel(Big5Layout.self),
    MixedWesternModel(),
    LetterModel(.windows1252, of: .western),
    LetterModel(.macRoman, of: .western, handicap: 5),
    LetterModel(.latin9, of: .western, handicap: 4),
    LetterModel(.windows1250, of: .central, handicap: 3),
    LetterModel(.latin2, of: .central, handicap: 5.5),
    LetterModel(.windows1254, of: .turkish, handicap: 3),
    LetterModel(.windows1257, of: .baltic, handicap: 6),
    LetterModel(.windows1251, of: .cyrillic),
    LetterModel(.koi8R, of: .cyrillic, handicap: 3),
    LetterModel(.koi8U, of: .cyrillic, handicap: 4),
    LetterModel(.iso88595, of: .cyrillic, handicap: 4),
    LetterModel(.cp866, of: .cyrillic, handicap: 3),
    LetterModel(.windows1253, of: .greek, handicap: 4),
    LetterModel(.windows1255, of: .hebrew, handicap: 4),
    LetterModel(.windows1256, of: .arabic, handicap: 4),
    LetterModel(.windows874, of: .thai, handicap: 4),
    LetterModel(.windows1258, of: .vietnamese, handicap: 6),
  ]
}
