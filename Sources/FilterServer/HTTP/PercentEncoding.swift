/// Undoes percent-encoding (RFC 3986), strictly.
enum PercentEncoding {
  /// What can be wrong with an encoded text.
  enum Fault: Error, Hashable {
    /// A "%" without two hexadecimal digits after it.
    case badEscape
    /// Bytes that are no UTF-8.
    case badText
    /// The character U+0000, which no name has.
    case zero
  }

  /// The text that `bytes` stand for; in a query "+" is a space.
  static func decoded(
    _ bytes: ArraySlice<UInt8>,
    inQuery: Bool = false
  ) throws(Fault) -> String {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
        else { throw .badEscape }
        decoded.append(high << 4 | low)
      case UInt8(ascii: "+") where inQuery: decoded.append(UInt8(ascii: " "))
      default: decoded.append(byte)
      }
    }
    guard !decoded.contains(0) else { throw .zero }
    guard let text = String(validating: decoded, as: UTF8.self) else { throw .badText }
    return text
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
