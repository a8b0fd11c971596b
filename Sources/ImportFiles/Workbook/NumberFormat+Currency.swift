import CatalogImport

extension NumberFormat {
  /// The currency that a format shows beside a number, by ISO 4217; none where it names none.
  static func currency(_ code: String) -> String? {
    var rest = Substring(code.prefix { $0 != ";" })
    var shown = ""
    while let character = rest.popFirst() {
      switch character {
      case "\\": rest.popFirst().map { shown.append($0) }
      // Room as wide as a sign, and what fills a cell: neither is shown.
      case "_", "*": rest = rest.dropFirst()
      case "[":
        let inside = rest.prefix { $0 != "]" }
        rest = rest.dropFirst(inside.count + 1)
        guard inside.first == "$" else { continue }
        let sign = inside.dropFirst().prefix { $0 != "-" }
        let place = inside.dropFirst(sign.count + 2)
        if let currency = currency(sign, of: place) { return currency }
        shown += sign
      default: shown.append(character)
      }
    }
    return PriceText.currency(in: shown)
  }

  /// What a sign that several currencies share is in a place, which Windows numbers so.
  private static func currency(_ sign: Substring, of place: Substring) -> String? {
    guard let number = Int(place, radix: 16), ["$", "¥", "￥"].contains(sign) else { return nil }
    return places[number & 0xFFFF]
  }

  private static let places = [
    0x404: "TWD", 0x411: "JPY", 0x804: "CNY", 0x80A: "MXN", 0xC04: "HKD", 0xC09: "AUD",
    0xC0C: "CAD", 0x1004: "SGD", 0x1009: "CAD", 0x1409: "NZD",
  ]
}
