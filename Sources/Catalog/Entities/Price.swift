/// An amount of money in the smallest unit of its currency.
public struct Price: Hashable, Sendable {
  /// In minor units: 14900 is 149.00 EUR, but 14,900 KRW, which has no smaller unit.
  public let amount: Int
  /// The three-letter code of ISO 4217, in capitals.
  public let currency: String

  /// Makes the value from its parts, unchecked.
  public init(amount: Int, currency: String) {
    self.amount = amount
    self.currency = currency
  }

  /// How many decimal digits the minor unit of `currency` stands for (ISO 4217, list one).
  public var fractionDigits: Int {
    switch currency {
    case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND",
      "VUV", "XAF", "XOF", "XPF":
      0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    default: 2
    }
  }
}
