import Catalog

/// Years as files give them: in dates, ranges and words.
enum YearText {
  /// The first year in `text`, from 1000 to 2999; none when it holds none.
  static func year(_ text: String) -> Int? {
    // As nearly all files have it.
    if text.utf8.count == 4, let year = Int(text) {
      return (1000...2999).contains(year) ? year : nil
    }
    let digits = text.split { $0.wholeNumberValue == nil }
      .map { $0.compactMap(\.wholeNumberValue).reduce(0) { $0 &* 10 &+ $1 } }
    let lengths = text.split { $0.wholeNumberValue == nil }.map(\.count)
    for (number, length) in zip(digits, lengths) where length == 4 && (1000...2999).contains(number)
    {
      return number
    }
    // A day without signs between its parts: 20150301.
    for (number, length) in zip(digits, lengths)
    where length == 8 && (1000...2999).contains(number / 10_000) {
      return number / 10_000
    }
    return nil
  }
}
