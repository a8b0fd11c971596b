import Catalog

extension PerfumeCells {
  /// The text of a number, which needs no cleaning where the file itself says that it is one.
  func number(_ field: Field, _ record: Record) -> String? {
    guard let column = map.column(field) else { return nil }
    if case .number(let text) = record[column] { return text }
    return text(field, record)
  }

  mutating func gender(_ record: Record) -> Gender? {
    guard let column = map.column(.gender) else { return nil }
    let text: String?
    if case .list(let items) = record[column] {
      text = items.compactMap(\.scalarText).joined(separator: " ")
    } else {
      text = self.text(.gender, record)
    }
    guard let text, !text.isEmpty else { return nil }
    if let gender = GenderText.gender(text) { return gender }
    note(column, record, text, Text(english: "not understood as a gender", korean: "성별로 이해하지 못함"))
    return nil
  }

  func year(_ record: Record, _ problems: inout [ImportFailure]) -> Int? {
    guard let column = map.column(.year), let text = number(.year, record) else { return nil }
    if let year = YearText.year(text) { return year }
    // Nothing launched in the year 0: that is how some tables write "not known".
    if Double(text) == 0 { return nil }
    problems.append(
      problem(
        record,
        column,
        Text(
          english: "'\(Self.excerpt(text))' is no year from 1000 to 2999",
          korean: "'\(Self.excerpt(text))'은(는) 1000에서 2999 사이의 연도가 아닙니다"
        )
      )
    )
    return nil
  }

  func rating(_ record: Record, _ problems: inout [ImportFailure]) -> Double? {
    guard let column = map.column(.rating), let text = number(.rating, record) else { return nil }
    guard let (number, best) = RatingText.number(text) else {
      let reason = Text(
        english: "'\(Self.excerpt(text))' is no rating: a number is expected",
        korean: "'\(Self.excerpt(text))'은(는) 평점이 아닙니다. 숫자여야 합니다"
      )
      problems.append(problem(record, column, reason))
      return nil
    }
    let most = best.map { $0 > 0 ? $0 : 5 } ?? Double(conventions.bestRating)
    let rating = number * (5 / most)
    guard (0...5).contains(rating) else {
      let most = most.formattedShortly
      let reason = Text(
        english: "the rating '\(Self.excerpt(text))' is not from 0 to \(most)",
        korean: "평점 '\(Self.excerpt(text))'이(가) 0에서 \(most) 사이가 아닙니다"
      )
      problems.append(problem(record, column, reason))
      return nil
    }
    // A zero may have a sign, which would be shown.
    return rating + 0
  }

  func ratingCount(_ record: Record, _ problems: inout [ImportFailure]) -> Int? {
    guard let column = map.column(.ratingCount), let text = number(.ratingCount, record) else {
      return nil
    }
    let count =
      record[column].isNumber
      ? NumberText(text, loneSign: .decimal)?.integer : RatingText.count(text)
    if let count, count >= 0 { return count }
    let reason = Text(
      english: "'\(Self.excerpt(text))' is no number of ratings",
      korean: "'\(Self.excerpt(text))'은(는) 평가 수가 아닙니다"
    )
    problems.append(problem(record, column, reason))
    return nil
  }

  mutating func price(_ record: Record, _ problems: inout [ImportFailure]) -> Price? {
    guard let column = map.column(.price) else { return nil }
    if let price = ownPerfumes?.price(record, in: column) { return price }
    guard let (text, isNumber, own) = Self.priceText(record[column]) else { return nil }
    let found: PriceText.Reading?
    do throws(PriceText.Malformed) {
      found = isNumber ? try PriceText.reading(ofNumber: text) : try PriceText.reading(text)
    } catch {
      let reason = Text(
        english: "'\(Self.excerpt(text))' is no price: its number is not written as numbers are",
        korean: "'\(Self.excerpt(text))'은(는) 가격이 아닙니다. 숫자 표기가 올바르지 않습니다"
      )
      problems.append(problem(record, column, reason))
      return nil
    }
    guard let reading = found else {
      note(column, record, text, Text(english: "not understood as a price", korean: "가격으로 이해하지 못함"))
      return nil
    }
    // Whatever the currency: one that has no smaller unit allows for the largest number.
    guard (reading.number.value ?? 0) >= 0, reading.number.scaled(digits: 0) != nil else {
      problems.append(noPrice(record, column, text))
      return nil
    }
    let named =
      own ?? reading.currency.map { Self.isYuan($0, text, columns[column]) ? "CNY" : $0 }
      ?? self.text(.currency, record).flatMap { PriceText.currency(in: $0) ?? $0.uppercased() }
    guard let currency = named ?? PriceText.currency(in: columns[column]) ?? options.currency,
      PriceText.isCode(currency)
    else {
      note(
        column,
        record,
        text,
        Text(
          english: "a price without a currency; say which with --currency CODE",
          korean: "통화가 없는 가격. --currency 코드 로 지정하세요"
        )
      )
      return nil
    }
    let digits = Price(amount: 0, currency: currency).fractionDigits
    guard let amount = reading.number.scaled(digits: digits) else {
      problems.append(noPrice(record, column, text))
      return nil
    }
    return Price(amount: amount, currency: currency)
  }

  private func noPrice(_ record: Record, _ column: Int, _ text: String) -> ImportFailure {
    problem(
      record,
      column,
      Text(
        english: "'\(Self.excerpt(text))' is no price: it is negative or too large",
        korean: "'\(Self.excerpt(text))'은(는) 가격이 아닙니다. 음수이거나 너무 큽니다"
      )
    )
  }

  /// Whether the sign that yen and yuan share stands for these: where the column has a Chinese name.
  private static func isYuan(_ currency: String, _ text: String, _ column: String) -> Bool {
    currency == "JPY" && column.contains { "价價".contains($0) }
      && text.contains { "¥￥".contains($0) }
  }

  /// What a price is written as, whether the file itself says that it is a number, and the currency where an
  /// object names it.
  static func priceText(_ value: RawValue) -> (text: String, isNumber: Bool, currency: String?)? {
    switch value {
    case .number(let text): return (text, true, nil)
    case .object(let members):
      let currency = members.first { $0.key.lowercased().hasPrefix("currency") }?.value.plainText?
        .uppercased()
      let amount = members.first {
        ["value", "amount", "price", "min"].contains($0.key.lowercased())
      }?.value
      guard let text = amount?.plainText ?? value.scalarText else { return nil }
      return (text, amount?.isNumber == true, currency.flatMap { PriceText.isCode($0) ? $0 : nil })
    default: return value.scalarText.flatMap(CellText.meaningful).map { ($0, false, nil) }
    }
  }
}

extension Double {
  /// Without a fraction where there is none: "5", "2.5".
  fileprivate var formattedShortly: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}

extension RawValue {
  /// Whether the file itself says that it is a number.
  fileprivate var isNumber: Bool {
    if case .number = self { true } else { false }
  }
}
