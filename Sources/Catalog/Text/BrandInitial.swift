/// The letter under which the brand tab lists a brand.
///
/// Hangul lead consonants in the order of the South Korean alphabet, doubled ones under the plain
/// one, then A to Z without diacritics, then "#" for everything else. Articles count as part of the
/// name; signs before the first letter or digit do not.
public struct BrandInitial: Hashable, Comparable, Sendable {
  /// ㄱ...ㅎ, A...Z or "#".
  public let letter: String
  private let position: Int

  /// The initial of `name`.
  public init(of name: String) {
    let letter = Self.letter(of: name)
    self.letter = letter
    position = Self.order.firstIndex(of: letter) ?? Self.order.count
  }

  /// In the order of the brand tab.
  public static func < (left: BrandInitial, right: BrandInitial) -> Bool {
    left.position < right.position
  }

  private static let other = "#"

  /// Every initial there can be, in order.
  private static let order: [String] =
    "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init) + [other]

  private static func letter(of name: String) -> String {
    let scalars = SearchKey(name).text.unicodeScalars
    let first = scalars.first { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    guard let first else { return other }
    let letter = HangulText.undoubled(HangulText.lead(of: first) ?? first)
    let capital = String(letter).uppercased()
    return order.contains(capital) ? capital : other
  }
}
