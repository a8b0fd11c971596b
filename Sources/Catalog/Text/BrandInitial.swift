/// The letter under which the brand tab lists a brand.
///
/// Hangul lead consonants in the order of the South Korean alphabet, doubled ones under the plain
/// one, then A to Z without diacritics, then "#" for everything else. Articles count as part of the
/// name; signs before the first letter or digit do not.
public struct BrandInitial: Hashable, Comparable, Sendable {
  private let position: Int

  /// The initial of `name`.
  public init(of name: String) { position = Self.position(of: name) }

  /// ㄱ...ㅎ, A...Z or "#".
  public var letter: String { String(Self.order[position]) }

  /// In the order of the brand tab.
  public static func < (left: BrandInitial, right: BrandInitial) -> Bool {
    left.position < right.position
  }

  /// Every initial there can be, in order.
  private static let order = Array("ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎABCDEFGHIJKLMNOPQRSTUVWXYZ#")
  private static let other = order.count - 1
  /// By the letter as search keys have it.
  private static let positions: [Unicode.Scalar: Int] = {
    let letters = order.flatMap { $0.lowercased().unicodeScalars }
    return Dictionary(uniqueKeysWithValues: zip(letters, 0...))
  }()

  private static func position(of name: String) -> Int {
    let first = SearchKey(name).text.unicodeScalars.first { scalar in
      // Most are ASCII, of which little needs to be looked up.
      scalar.isASCII
        ? ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
        : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
    guard let first else { return other }
    return positions[HangulText.undoubled(HangulText.lead(of: first) ?? first)] ?? other
  }
}
