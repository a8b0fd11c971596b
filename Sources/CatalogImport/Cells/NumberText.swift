import Catalog

/// Numbers as people write them, in either convention of decimals and thousands.
struct NumberText: Hashable {
  /// The digits before the decimal sign; "0" when there are none.
  let whole: String
  /// The digits behind it.
  let fraction: String
  let isNegative: Bool

  /// What a lone sign before exactly three digits is, behind one to three that do not begin with zero: "1,234"
  /// and "1.234".
  enum LoneSign { case thousands, decimal }

  /// None when `text` is anything but one number.
  ///
  /// Digits may be parted into groups of three, by one sign throughout, and commas also as in India: 12,34,567.
  /// Behind them a full stop or a comma, other than that sign, begins the decimals. A lone comma before more
  /// than three digits is neither, unless decimals are expected.
  init?(_ text: String, loneSign: LoneSign) {
    var body = Substring(text)
    let sign = body.first
    if sign == "-" || sign == "+" || sign == "−" { body = body.dropFirst() }
    isNegative = sign == "-" || sign == "−"
    guard let parts = Self.parts(of: body), parts.digits.contains(where: { !$0.isEmpty }) else {
      return nil
    }
    let (digits, signs) = parts
    guard let last = signs.last, Self.beginsDecimals(last, digits, signs, loneSign) else {
      guard Self.areGroups(digits, signs) else { return nil }
      whole = digits.joined()
      fraction = ""
      return
    }
    guard Self.areGroups(digits.dropLast(), signs.dropLast()) else { return nil }
    whole = digits.dropLast().joined()
    fraction = digits[digits.count - 1]
    if signs == [","], loneSign == .thousands, fraction.utf8.count > 3 { return nil }
  }

  /// The runs of digits, and the signs between them, of which there is one less.
  private static func parts(of text: Substring) -> (digits: [String], signs: [Character])? {
    var digits = [""]
    var signs: [Character] = []
    for character in text {
      if let digit = character.wholeNumberValue, (0...9).contains(digit) {
        digits[digits.count - 1] += String(digit)
      } else if let sign = self.signs[character] {
        signs.append(sign)
        digits.append("")
      } else {
        return nil
      }
    }
    return (digits, signs)
  }

  /// What parts numbers, in the form that all of a kind have.
  private static let signs: [Character: Character] = [
    ".": ".", "٫": ".", ",": ",", "٬": ",", "،": ",", "'": "'", "’": "'", " ": " ", "\u{A0}": " ",
    "\u{202F}": " ", "\u{2009}": " ", "_": "_",
  ]

  /// Whether the last sign is the decimal one and parts no thousands.
  private static func beginsDecimals(
    _ last: Character,
    _ digits: [String],
    _ signs: [Character],
    _ loneSign: LoneSign
  ) -> Bool {
    guard last == "." || last == ",", signs.count(where: { $0 == last }) == 1 else { return false }
    return signs.count > 1 || loneSign == .decimal || !areGroups(digits, signs)
  }

  /// Whether digits are parted as thousands are, or by nothing.
  private static func areGroups(
    _ digits: some BidirectionalCollection<String>,
    _ signs: some BidirectionalCollection<Character>
  ) -> Bool {
    guard let sign = signs.first, let first = digits.first else { return true }
    let groups = digits.dropFirst()
    guard signs.allSatisfy({ $0 == sign }), (1...3).contains(first.utf8.count), first.first != "0",
      groups.last?.utf8.count == 3
    else { return false }
    let isIndian =
      sign == "," && first.utf8.count < 3 && groups.dropLast().allSatisfy { $0.utf8.count == 2 }
    return isIndian || groups.allSatisfy { $0.utf8.count == 3 }
  }

  /// The nearest `Double`.
  var value: Double? {
    Double(
      (isNegative ? "-" : "")
        + "\(whole.isEmpty ? "0" : whole).\(fraction.isEmpty ? "0" : fraction)"
    )
  }

  /// As a whole number; none when there is a fraction other than zeros, or too many digits.
  var integer: Int? {
    guard fraction.allSatisfy({ $0 == "0" }) else { return nil }
    return Int((isNegative ? "-" : "") + (whole.isEmpty ? "0" : whole))
  }

  /// In units of the last of `digits` decimals, rounded half away from zero; none when that does not fit.
  func scaled(digits: Int) -> Int? {
    let kept = fraction.prefix(digits)
    let padded = kept + String(repeating: "0", count: digits - kept.count)
    guard let units = Int((whole.isEmpty ? "0" : whole) + padded) else { return nil }
    let roundsUp = (fraction.dropFirst(digits).first?.wholeNumberValue ?? 0) >= 5
    let (rounded, overflow) = units.addingReportingOverflow(roundsUp ? 1 : 0)
    if overflow { return nil }
    return isNegative ? -rounded : rounded
  }
}
