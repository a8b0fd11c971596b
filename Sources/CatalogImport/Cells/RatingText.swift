import Catalog

/// Ratings and numbers of ratings as sites print them.
enum RatingText {
  /// The number and, where the text says it, the best one could give: "4.2", "4,2 / 5", "8 out of 10".
  static func number(_ text: String) -> (value: Double, best: Double?)? {
    // Digits and signs, as nearly all files have it.
    if text.utf8.allSatisfy({ $0 < UInt8(ascii: "A") }), let plain = Double(text) {
      return (plain, nil)
    }
    if let stars = stars(text) { return (stars, 5) }
    if let sign = text.firstIndex(of: "%"), let share = plain(String(text[..<sign])) {
      return (share, 100)
    }
    var parts = text.split { $0 == "/" || $0 == "(" || $0 == ";" }.map { String($0).trimmed }
    for words in [" out of ", " of ", " von ", " sur ", " из "] {
      if let range = text.firstRange(of: words) {
        parts = [String(text[..<range.lowerBound]), String(text[range.upperBound...])]
      }
    }
    guard let first = parts.first, let value = plain(first) else { return nil }
    let best =
      text.contains("/") || text.contains(" of ") || text.contains(" von ")
      || text.contains(" sur ") || text.contains(" из ")
    return (value, best && parts.count > 1 ? plain(parts[1]) : nil)
  }

  /// The stars that a text draws; none where it draws none, or says the number beside one: "★ 4.5".
  private static func stars(_ text: String) -> Double? {
    let full = text.unicodeScalars.count { "★⭐🌟".unicodeScalars.contains($0) }
    guard full > 0 else { return nil }
    let all = full + text.unicodeScalars.count { $0 == "☆" }
    let half = text.contains("½") ? 0.5 : 0
    return all == 5 || !text.contains(where: \.isWholeNumber) ? Double(full) + half : nil
  }

  private static func plain(_ text: String) -> Double? {
    let text = text.trimmed { $0.isWhitespace || "★⭐🌟".contains($0) }
    let number = text.prefix { $0.isNumber || ".,-+eE".contains($0) }
    guard !number.isEmpty,
      number.count == text.count
        || !text.dropFirst(number.count).contains(where: \.isNumber)
    else { return nil }
    return Double(number) ?? NumberText(String(number), loneSign: .decimal)?.value
  }

  /// How many people: "1,142", "2.345", "1.2k", "421 reviews", "(300)".
  static func count(_ text: String) -> Int? {
    if let plain = Int(text) { return plain }
    let trimmed = text.drop { !$0.isNumber && $0 != "-" }
    let number = trimmed.prefix { $0.isNumber || ".,' \u{A0}\u{202F}-".contains($0) }
    let body = String(number).trimmed
    let unit = trimmed.dropFirst(number.count).lowercased()
    if unit.hasPrefix("k"), let value = NumberText(body, loneSign: .decimal)?.value {
      return Int(exactly: (value * 1000).rounded())
    }
    if unit.hasPrefix("만"), let value = NumberText(body, loneSign: .decimal)?.value {
      return Int(exactly: (value * 10_000).rounded())
    }
    return NumberText(body, loneSign: .thousands)?.integer
  }
}
