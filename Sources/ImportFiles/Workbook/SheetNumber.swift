/// A number as a sheet has it.
enum SheetNumber {
  /// As it is written, but for zeros that stand for nothing; nil for what is no number.
  ///
  /// "2015.0" is "2015", and "3.5700000000000003" stays what it is.
  static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    var digits = bytes
    if digits.first == UInt8(ascii: "-") { digits = digits.dropFirst() }
    let whole = digits.prefix(while: isDigit)
    var rest = digits[whole.endIndex...]
    var fraction: ArraySlice<UInt8> = []
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: isDigit)
      rest = rest[fraction.endIndex...]
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    if rest.isEmpty {
      let isWhole = !whole.isEmpty && fraction.allSatisfy { $0 == UInt8(ascii: "0") }
      return String(decoding: isWhole ? bytes[..<whole.endIndex] : bytes, as: UTF8.self)
    }
    guard rest.removeFirst() | 0x20 == UInt8(ascii: "e") else { return nil }
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      rest = rest.dropFirst()
    }
    guard !rest.isEmpty, rest.allSatisfy(isDigit) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
