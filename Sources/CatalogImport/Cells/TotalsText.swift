import Catalog

/// The words that stand for the sum of the rows above.
package enum TotalsText {
  /// Whether `text` is such a word and nothing else, but for a number or a colon: "Total:", "합 계", "Sum (12)".
  package static func isTotal(_ text: String) -> Bool {
    mayBe(text) && words.contains(letters(text))
  }

  /// Whether `text` is what is summed up, and such a word before or behind it: "Dior Total", "디올 소계".
  static func isTotalOfSomething(_ text: String) -> Bool {
    guard text.utf8.count <= 80 else { return false }
    let parts = SearchKey(text).text.split { !$0.isLetter }.map(String.init)
    guard let first = parts.first, let last = parts.last else { return false }
    return words.contains(first) || words.contains(last)
  }

  private static func letters(_ text: String) -> String {
    SearchKey(text).text.filter(\.isLetter)
  }

  /// Most cells are told by their first byte, since they are asked for in every row.
  private static func mayBe(_ text: String) -> Bool {
    guard let first = text.utf8.first(where: { $0 > UInt8(ascii: "/") || $0 == UInt8(ascii: "#") })
    else { return false }
    return text.utf8.count <= 40 && initials[Int(first)]
  }

  private static let initials: [Bool] = {
    var initials = [Bool](repeating: false, count: 256)
    for word in words.flatMap({ [$0, $0.uppercased()] }) {
      if let first = word.utf8.first { initials[Int(first)] = true }
    }
    return initials
  }()

  private static let words: Set<String> = Set(
    """
    total totals totale totaal grandtotal subtotal sum sums sumtotal totalgeneral totalgeral soustotal \
    summe gesamt gesamtsumme gesamtergebnis zwischensumme ergebnis suma soma somma razem celkem toplam \
    합계 총계 소계 총합계 총합 누계 계 합 合計 小計 総計 總計 总计 小计 合计 共计 计 計 итого всего сумма المجموع الإجمالي
    """.split(whereSeparator: \.isWhitespace).map { letters(String($0)) }
  )
}
