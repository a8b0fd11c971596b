import Catalog

/// The name of a column as it is compared: words in lower case, whatever case, spaces, underscores or
/// brackets the file writes them with.
package struct HeaderKey: Hashable, Sendable {
  /// Words parted by single spaces: "rating count" for "RatingCount", "rating_count" or "Rating Count".
  package let words: String
  /// The number at the end, which tells columns of one list apart: 2 of "mainaccord2".
  package let number: Int?
  /// What stands in brackets: "eur" of "Price (EUR)".
  package let aside: String?
  /// Whether it is asked as a form asks: "Which brand?".
  package let isQuestion: Bool

  package init(_ header: String) {
    var outside = ""
    var inside = ""
    var depth = 0
    for character in Self.parted(header) {
      switch character {
      case "(", "[", "（": depth += 1
      case ")", "]", "）": depth = max(0, depth - 1)
      default: if depth > 0 { inside.append(character) } else { outside.append(character) }
      }
    }
    var words = Self.words(outside)
    var number: Int?
    if let last = words.last, let digits = Int(last), words.count > 1 {
      number = digits
      words.removeLast()
    } else if let last = words.last {
      let letters = last.prefix { !$0.isNumber }
      if letters.count < last.count, !letters.isEmpty,
        let digits = Int(last.dropFirst(letters.count))
      {
        number = digits
        words[words.count - 1] = String(letters)
      }
    }
    let asideWords = Self.words(inside)
    self.words = words.joined(separator: " ")
    self.number = number
    isQuestion = header.contains { "?？".contains($0) }
    aside = asideWords.isEmpty ? nil : asideWords.joined(separator: " ")
  }

  private static func words(_ text: String) -> [String] {
    SearchKey(text).text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// `header` with its words apart where only capitals tell them: "Rating Count" for "RatingCount".
  private static func parted(_ header: String) -> String {
    var parted = ""
    var previous: Character?
    for character in header {
      if character.isUppercase, let previous, previous.isLowercase || previous.isNumber {
        parted.append(" ")
      }
      parted.append(character)
      previous = character
    }
    return parted
  }
}
