import Catalog

/// Perfumes as this program itself writes them for other programs (`search --json`).
///
/// There a price is in minor units, as it is nowhere else: `{"amount": 15000, "currency": "USD"}` is 150
/// dollars here and 15,000 in the export of a shop. So it is read that way only in a perfume that has all
/// the members that these have, in their form, and no other.
struct OwnPerfumes {
  private let brand: Int
  private let id: Int
  private let ingredients: Int
  private let keywords: Int
  private let name: Int
  private let ratingCount: Int
  private let price: Int

  private static let otherColumns: Set<String> = [
    "concentration", "englishName", "gender", "imageURL", "rating", "year",
  ]

  /// None when the columns are not those.
  init?(_ columns: [String]) {
    guard let brand = columns.firstIndex(of: "brand"), let id = columns.firstIndex(of: "id"),
      let ingredients = columns.firstIndex(of: "ingredients"),
      let keywords = columns.firstIndex(of: "keywords"),
      let name = columns.firstIndex(of: "name"),
      let ratingCount = columns.firstIndex(of: "ratingCount"),
      let price = columns.firstIndex(of: "price"),
      columns.count == 7 + columns.count(where: Self.otherColumns.contains)
    else { return nil }
    self.brand = brand
    self.id = id
    self.ingredients = ingredients
    self.keywords = keywords
    self.name = name
    self.ratingCount = ratingCount
    self.price = price
  }

  /// The price of a perfume that is written so, which stands in `column`; none of any other.
  func price(_ record: Record, in column: Int) -> Price? {
    guard column == price, case .object(let members) = record[price], members.count == 2,
      case .number(let text)? = record[price].member("amount"), let amount = Int(text), amount >= 0,
      case .text(let currency)? = record[price].member("currency"), PriceText.isCode(currency),
      isOwn(record)
    else { return nil }
    return Price(amount: amount, currency: currency)
  }

  private func isOwn(_ record: Record) -> Bool {
    guard case .number(let id) = record[id], Int(id) != nil, case .text = record[name],
      case .number(let count) = record[ratingCount], Int(count) != nil,
      record[brand].isOption, case .list(let ingredients) = record[ingredients],
      case .list(let keywords) = record[keywords]
    else { return false }
    return keywords.allSatisfy(\.isOption)
      && ingredients.allSatisfy { ingredient in
        guard ingredient.isOption, case .text? = ingredient.member("series") else { return false }
        return true
      }
  }
}

extension RawValue {
  /// Whether an object with an id and a name, as the options of a catalogue are written.
  fileprivate var isOption: Bool {
    guard case .number(let id)? = member("id"), case .text? = member("name") else { return false }
    return Int(id) != nil
  }
}
