import CatalogImport

/// Finds out in which encoding a text is.
///
/// Valid UTF-8 is UTF-8: no other text of some length looks like it by chance. Else each encoding is asked
/// how likely its reading is as a text of the languages that are written in it; uchardet has a vote too. Where a
/// little text could as well be Korean, it is that or in doubt: names must not be garbled.
enum EncodingFinder {
  /// In nats: what a right reading may cost, by the number of bytes that are not ASCII.
  ///
  /// One that is wrong costs far more as soon as there are some of them.
  private static func limit(_ count: Int) -> Double { 7.5 * Double(count) + 20 }

  /// In nats: by so much a reading in another encoding has to be likelier than one that is Korean throughout.
  ///
  /// Two rare syllables may cost more than two frequent characters of another language, or a few signs.
  private static let doubt = 22.0
  /// The same where letters have one byte each: nearer than this, whole words in Hangul are no accident.
  private static let doubtOfLetters = 10.0

  /// The encoding of `window`, which begins with the first byte that is not ASCII; `context` stands before.
  static func assumption(
    for window: [UInt8],
    after context: ArraySlice<UInt8>,
    isEnd: Bool
  ) throws(EncodingDoubt) -> EncodingAssumption {
    let sample = DetectionSample(of: window.span, after: context)
    let hangul = HangulWords(sample.bytes)
    if UTF8Sequence.isValid(window.span, isEnd: isEnd) {
      if let hangul, !hangul.mayBeUTF8 { throw EncodingDoubt(between: [.cp949, .utf8]) }
      return EncodingAssumption(encoding: .utf8, basis: .valid)
    }
    let ranking = ranking(of: sample)
    guard let best = ranking.first, best.cost <= limit(sample.foreignBytes) else {
      throw EncodingDoubt(between: [])
    }
    let korean = ranking.first { $0.encoding == .cp949 }
    guard hangul != nil, let korean, korean.cost - best.cost <= doubt,
      best.encoding != .cp949
    else { return EncodingAssumption(encoding: best.encoding, basis: .found) }
    let isNear = korean.cost - best.cost <= doubtOfLetters
    guard isNear, !EncodingModels.areInPairs(best.encoding) else {
      throw EncodingDoubt(between: [.cp949, best.encoding])
    }
    return EncodingAssumption(encoding: .cp949, basis: .found)
  }

  /// Every encoding that comes into question, with what its reading costs, the likeliest first.
  static func ranking(of sample: DetectionSample) -> [(encoding: TextEncoding, cost: Double)] {
    let named = EncodingGuess.encoding(of: sample.bytes)
    return EncodingModels.all.compactMap { model in
      guard model.isAlwaysAsked || model.encoding == named else { return nil }
      let bonus = model.encoding == named ? model.vote : 0
      return (model.encoding, model.cost(of: sample.bytes) + model.handicap - bonus)
    }
    .sorted { $0.cost < $1.cost }
  }
}

/// Why an encoding cannot be told: several come into question, or none does.
struct EncodingDoubt: Error {
  let candidates: [TextEncoding]

  init(between candidates: [TextEncoding]) { self.candidates = candidates }
}
