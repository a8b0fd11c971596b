import Catalog

// The checks of the tables in schema.sql, where they hold for everyone else who writes.

extension CatalogNamed where Self: Identifiable, ID == Int {
  /// Why no catalogue may hold it, from what everything that is named has; none when one may.
  var fault: String? {
    if !(1..<NextIDs.limit).contains(id) { return "its id is not from 1 to \(NextIDs.limit - 1)" }
    if name.isEmpty { return "its name is empty" }
    if englishName?.isEmpty == true { return "its English name is empty" }
    if koreanName?.isEmpty == true { return "its Korean name is empty" }
    return nil
  }
}

extension Perfume {
  /// Why no catalogue may hold what else it has; none when one may.
  var valueFault: String? {
    if concentration?.isEmpty == true { return "its concentration is empty" }
    if imageURL?.isEmpty == true { return "the address of its image is empty" }
    if let year, !(1000...2999).contains(year) { return "its year is \(year)" }
    if let rating, !(0...5).contains(rating) { return "its rating is \(rating)" }
    if ratingCount < 0 { return "its rating count is \(ratingCount)" }
    guard let price else { return nil }
    if price.amount < 0 { return "its price is \(price.amount)" }
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let isCode = price.currency.utf8.count == 3 && price.currency.utf8.allSatisfy(capitals.contains)
    return isCode ? nil : "the currency of its price is no code of three capitals"
  }
}
