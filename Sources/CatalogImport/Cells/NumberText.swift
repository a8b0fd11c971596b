import Catalog

/// Numbers as people write them, in either convention of decimals and thousands.
struct NumberText: Hashable {
  /// The digits before the decimal sign; "0" when there are none.
  let whole: String
  /// The digits behind it.
  let fraction: String
  let isNegative: Bool

  /// What a lone sign before exactly three digits is: "1,234" and "1.234".
  enum LoneSign { case thousands, decimal }

  /// None when `text` is anything but one number.
  ///
  /// Of two different signs the last one is the decimal sign; a sign that stands several times parts
  /// thousands, and so does a space or an apostrophe.
  init?(_ text: String, loneSign: LoneSign) {
    var body = Substring(text)
    let sign = body.first
    if sign == "-" || sign == "+" || sign == "−" { body = body.dropFirst() }
    isNegative = sign == "-" || sign == "−"
    var characters: [Character] = []
    for character in body {
      if let digit = character.wholeNumberValue, (0...9).contains(digit) {
        characters.append(Character(String(digit)))
      } else if ".,٫٬،".contains(character) {
        characters.append(
          "٫".contains(character) ? "." : "٬،".contains(character) ? "," : character
        )
      } else if "' ’\u{A0}\u{202F}\u{2009}_".contains(character) {
        continue
      } else {
        return nil
      }
    }
    guard characters.contains(where: \.isNumber) else { return nil }
    guard let decimal = Self.decimalIndex(characters, loneSign) else {
      whole = Self.digits(characters[...])
      fraction = ""
      return
    }
    whole = Self.digits(characters[..<decimal])
    fraction = Self.digits(characters[(decimal + 1)...])
  }

  private static func digits(_ characters: ArraySlice<Character>) -> String {
    String(characters.filter(\.isNumber))
  }

  /// Where the decimal sign stands, if one does.
  private static func decimalIndex(_ characters: [Character], _ loneSign: LoneSign) -> Int? {
    guard let last = characters.lastIndex(where: { !$0.isNumber }) else { return nil }
    let kinds = Set(characters.filter { !$0.isNumber })
    if kinds.count > 1 {
      return characters.count(where: { $0 == characters[last] }) == 1 ? last : nil
    }
    if characters.count(where: { $0 == characters[last] }) > 1 { return nil }
    let behind = characters.count - last - 1
    let isGroup = behind == 3 && (1...3).contains(last) && characters[0] != "0"
    return isGroup && loneSign == .thousands ? nil : last
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
