import Catalog
import Testing

@testable import CatalogImport

@Suite("Numbers in cells")
struct NumberTextTests {
  @Test(
    "Decimals and thousands are told apart in either convention",
    arguments: [
      ("0,75", 0.75), ("1.234,56", 1234.56), ("1,234.56", 1234.56), ("1 234,5", 1234.5),
      ("1'234.5", 1234.5), ("12.345.678", 12_345_678),
      ("1,234", 1234), ("1.234", 1234), ("0.750", 0.75), ("12,5", 12.5),
      ("3.5700000000000003", 3.5700000000000003), ("-7", -7), ("٣٫٥", 3.5),
      ("1,234,567", 1_234_567), ("1234.567", 1234.567), ("１２", 12), ("12,34,567.5", 1_234_567.5),
      ("12,34,567", 1_234_567), ("1,23,456", 123_456), ("1234,5", 1234.5), ("1.2345", 1.2345),
      ("1 234 567,89", 1_234_567.89), ("1'234'567", 1_234_567), ("1.234.567,8", 1_234_567.8),
    ]
  )
  func values(text: String, wanted: Double) {
    #expect(NumberText(text, loneSign: .thousands)?.value == wanted)
  }

  @Test("A lone sign before three digits is a decimal sign where decimals are expected")
  func loneDecimalSign() {
    #expect(NumberText("4.125", loneSign: .decimal)?.value == 4.125)
    #expect(NumberText("4,125", loneSign: .decimal)?.value == 4.125)
    #expect(NumberText("4,2345", loneSign: .decimal)?.value == 4.2345)
  }

  @Test("What is no number is none", arguments: ["", "abc", "1a", "1-2", "--1", ".", "12 ml"])
  func noNumbers(text: String) {
    #expect(NumberText(text, loneSign: .thousands) == nil)
  }

  @Test(
    "Digits that are not parted as thousands are, and decimals behind a sign that parts them, are no number",
    arguments: [
      "1,2,3", "12,5,0", "1,234,56", "12.34.56", "1,2345", "1234,567,890", "0,123,456", "12.34.567",
      "1,234.567.8", "1.234,567,8", "1 2345", "1'23", "1,234 567", "1,,234", "1,234,", "123,45,678",
    ]
  )
  func malformed(text: String) {
    #expect(NumberText(text, loneSign: .thousands) == nil)
  }

  @Test(
    "A price whose number is malformed is told from a text without one",
    arguments: [
      "1,2,3", "12.34.56 €", "€ 1,234,56", "1,2345", "-1,2,3", "1e3 EUR", "50 ml 12,5,0 €",
      "1_000 USD", "USD 2_500", "1__2", "1___2", "1/2", "12a34",
    ]
  )
  func malformedPrices(text: String) {
    #expect(throws: PriceText.Malformed.self) { try PriceText.reading(text) }
  }

  @Test(
    "A price may begin with the sign of its decimals",
    arguments: [
      ("$.99", 99), (".5", 50), (",99 €", 99), ("from £.75", 75), ("(.99)", 99), ("No.5 5 €", 500),
    ]
  )
  func leadingSigns(text: String, cents: Int) throws {
    #expect(try PriceText.reading(text)?.number.scaled(digits: 2) == cents)
  }

  @Test("A price below zero is given as it is, also where it begins with its decimals")
  func negativeLeadingSign() throws {
    #expect(try PriceText.reading("-.99")?.number.isNegative == true)
    #expect(try PriceText.reading("-$.99 ")?.number.isNegative == true)
  }

  @Test("A date or an amount beside a price is not the price")
  func otherNumbers() throws {
    #expect(try PriceText.reading("until 12.05.2024: 50 €")?.number.integer == 50)
    #expect(try PriceText.reading("1.2.3 ml: $50")?.number.integer == 50)
  }

  @Test("In what is a number by itself, a full stop begins the decimals")
  func markedNumbers() throws {
    #expect(try PriceText.reading(ofNumber: "1.234").number.scaled(digits: 2) == 123)
    #expect(try PriceText.reading(ofNumber: "-5").number.isNegative)
  }

  @Test(
    "Prices are read with sign, code or words, thousands and units",
    arguments: [
      ("US $43.99/ea", 4399, "USD"), ("1.771,14\u{A0}€", 177_114, "EUR"),
      ("149,000원", 149_000, "KRW"), ("₩149,000", 149_000, "KRW"),
      ("from £30", 3000, "GBP"), ("€50 - €90", 5000, "EUR"), ("$1,399.5", 139_950, "USD"),
      ("NT$3,500", 350_000, "TWD"), ("CHF 1'250.00", 125_000, "CHF"),
      ("5 990 ₽", 599_000, "RUB"), ("12.5 KWD", 12_500, "KWD"), ("¥12000", 12_000, "JPY"),
      ("0,75 €", 75, "EUR"), ("EUR 19", 1900, "EUR"), ("15만원", 150_000, "KRW"),
      ("17만 5천원", 175_000, "KRW"), ("1만5000원", 15_000, "KRW"),
      ("50ml 128,000원 / 100ml 198,000원", 128_000, "KRW"), ("50ml: 89.90 €", 8990, "EUR"),
      ("100 ml 89.90 €", 8990, "EUR"), ("$1.5k", 150_000, "USD"),
    ]
  )
  func prices(text: String, amount: Int, currency: String) throws {
    let reading = try #require(try PriceText.reading(text))
    #expect(reading.currency == currency)
    let digits = Price(amount: 0, currency: currency).fractionDigits
    #expect(reading.number.scaled(digits: digits) == amount)
  }

  @Test("A price without a sign has no currency, and words are no price")
  func incompletePrices() throws {
    #expect(try PriceText.reading("43.99")?.currency == nil)
    #expect(try PriceText.reading("sold out") == nil)
  }

  @Test(
    "What stands below zero is not taken for a price above it",
    arguments: ["-5", "- 5", "−5", "-5 EUR", "-$5.00", "$-5.00", "EUR -5", "-₩5,000"]
  )
  func negativePrices(text: String) throws {
    #expect(try PriceText.reading(text)?.number.isNegative == true)
  }

  @Test(
    "A dash beside a price is no minus",
    arguments: [
      "EDP - 50 €", "50 ml - 50 €", "50 - 90 €", "50 - €90", "50 € to 90 €", "50 €-90 €", "50,- €",
      "EUR - 50",
    ]
  )
  func dashesBesidePrices(text: String) throws {
    let number = try #require(try PriceText.reading(text)).number
    #expect(!number.isNegative && number.integer == 50)
  }

  @Test("Amounts are rounded to the last digit of their currency, half away from zero")
  func rounding() {
    #expect(NumberText("1.005", loneSign: .decimal)?.scaled(digits: 2) == 101)
    #expect(NumberText("1.004", loneSign: .decimal)?.scaled(digits: 2) == 100)
    #expect(NumberText("99999999999999999999", loneSign: .decimal)?.scaled(digits: 2) == nil)
  }

  @Test(
    "Ratings are read with what they are out of",
    arguments: [
      ("4.2", 4.2, nil), ("4,2", 4.2, nil), ("4.2/5", 4.2, 5.0), ("8 out of 10", 8, 10.0),
      ("3.86;35479", 3.86, nil), ("★★★★☆", 4, 5.0), ("⭐️⭐️⭐️", 3, 5.0), ("★★★½", 3.5, 5.0),
      ("★ 4.5", 4.5, nil), ("⭐4.8 (302)", 4.8, nil), ("★★★★★ (12)", 5, 5.0), ("87%", 87, 100.0),
    ]
      as [(String, Double, Double?)]
  )
  func ratings(text: String, value: Double, best: Double?) throws {
    let rating = try #require(RatingText.number(text))
    #expect(rating.value == value)
    #expect(rating.best == best)
  }

  @Test(
    "Numbers of ratings are read with thousands, units and words",
    arguments: [
      ("1,142", 1142), ("2.345", 2345), ("1.2k", 1200), ("421 reviews", 421), ("(300)", 300),
      ("1 204", 1204), ("3만", 30_000), ("7.0", 7),
    ]
  )
  func ratingCounts(text: String, count: Int) {
    #expect(RatingText.count(text) == count)
  }

  @Test(
    "What is no number is no rating and no number of ratings",
    arguments: ["4,5,0", "1,23,4", "1.2.3", "4..5"]
  )
  func malformedRatings(text: String) {
    #expect(RatingText.number(text) == nil)
    #expect(RatingText.count(text) == nil)
  }

  @Test(
    "Years are found in dates, ranges and words",
    arguments: [
      ("2015", 2015), ("2015-03-01", 2015), ("1998–2003", 1998), ("c. 1912", 1912),
      ("March 2019", 2019), ("01/02/2003", 2003), ("2015.0", 2015), ("20150301", 2015),
      ("2019년", 2019), ("1533", 1533),
    ]
  )
  func years(text: String, year: Int) {
    #expect(YearText.year(text) == year)
  }

  @Test(
    "What is no year is none",
    arguments: ["98", "0", "abc", "12345", "0999", "3000", "1,999", "2.015"]
  )
  func noYears(text: String) {
    #expect(YearText.year(text) == nil)
  }
}
