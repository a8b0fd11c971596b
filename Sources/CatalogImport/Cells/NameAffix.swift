import Catalog

/// Words at an end of a name that do not belong to it, as its brand does not.
enum NameAffix {
  /// An end of a name.
  enum Side { case start, end }

  /// `name` without `brand` at that end, in whatever spelling; none where it does not stand there, or where
  /// nothing would be left.
  static func removing(_ brand: String, from name: String, at side: Side) -> String? {
    let count = brand.split(separator: " ").count
    let words = name.split(separator: " ")
    guard count > 0, words.count > count,
      SearchKey(text(of: words, count, at: side)) == SearchKey(brand)
    else { return nil }
    return rest(of: words, without: count, at: side)
  }

  /// So many of the words at an end of a name.
  static func text(of words: [Substring], _ count: Int, at side: Side) -> String {
    (side == .start ? words.prefix(count) : words.suffix(count)).joined(separator: " ")
  }

  /// A name without so many words at an end and without what joins these to it; none where nothing is left.
  static func rest(of words: [Substring], without count: Int, at side: Side) -> String? {
    var rest = side == .start ? words.dropFirst(count) : words.dropLast(count)
    // Behind a brand "by" begins the name: "By the Fireplace".
    while side == .end, let last = rest.last, isJoint(last) { rest.removeLast() }
    let name = rest.joined(separator: " ").trimmed { signs.contains($0) }
    return name.isEmpty ? nil : name
  }

  private static func isJoint(_ word: Substring) -> Bool {
    ["by", "von", "par", "от"].contains(word.lowercased()) || word.allSatisfy { signs.contains($0) }
  }

  private static let signs = Set(" -–—:|,/·")
}
