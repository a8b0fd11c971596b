import CatalogImport

/// Finds out in which encoding a text is.
///
/// Valid UTF-8 is UTF-8: no other text of some length looks like it by chance. Else each encoding is asked
/// how likely its reading is as a text of the languages that are written in it; uchardet has a vote too.
enum EncodingFinder {
  /// In nats: what a right reading may cost, by the number of bytes that are not ASCII.
  ///
  /// One that is wrong costs far more as soon as there are some of them.
  private static func limit(_ count: Int) -> Double { 7.5 * Double(count) + 20 }

  /// The encoding of `window`, which begins with the first byte that is not ASCII; `context` stands before.
  static func assumption(
    for window: [UInt8],
    after context: ArraySlice<UInt8>,
    isEnd: Bool
  ) throws(ImportFailure) -> EncodingAssumption {
    if UTF8Sequence.isValid(window.span, isEnd: isEnd) {
      return EncodingAssumption(encoding: .utf8, basis: .valid)
    }
    let sample = DetectionSample(of: window.span, after: context)
    let ranking = ranking(of: sample)
    guard let best = ranking.first,
      best.cost <= limit(sample.foreignBytes)
    else { throw .encodingNotFound }
    return EncodingAssumption(encoding: best.encoding, basis: .found)
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
