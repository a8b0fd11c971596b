extension Int {
  /// With a comma between thousands, as both languages write numbers.
  package var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return (self < 0 ? "-" : "") + text
  }

  /// The number with what is counted, as English has it: "1 row", "2,191 rows".
  package func counted(_ one: String, _ many: String) -> String {
    "\(grouped) \(self == 1 ? one : many)"
  }
}

extension Price {
  /// The amount in major units with its currency: "149.00 EUR", "149,000 KRW"; in Korean "149,000원".
  package func text(in language: Language) -> String {
    var unit = 1
    for _ in 0..<fractionDigits { unit *= 10 }
    let whole = (amount / unit).grouped
    if language == .korean && currency == "KRW" { return "\(whole)원" }
    guard fractionDigits > 0 else { return "\(whole) \(currency)" }
    let fraction = String(amount % unit)
    let zeros = String(repeating: "0", count: fractionDigits - fraction.count)
    return "\(whole).\(zeros)\(fraction) \(currency)"
  }
}

extension Double {
  /// With two decimals, so that ratings stand below each other.
  package var hundredths: String {
    let hundredths = Int((self * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
