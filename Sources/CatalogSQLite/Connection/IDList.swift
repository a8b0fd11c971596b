import Catalog

/// Ids in a row as text: decimal numbers with commas between, in their order.
enum IDList {
  private static let comma = UInt8(ascii: ",")

  /// More than the longest number and a comma take.
  private static let longest = 21

  /// The text for `ids`, which are positive; empty for none.
  static func text(_ ids: [Int]) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: ids.count * longest) { text, end in
      for id in ids {
        if end > 0 {
          unsafe text[end] = comma
          end += 1
        }
        var digits = 1
        var rest = id.magnitude / 10
        while rest > 0 {
          digits += 1
          rest /= 10
        }
        rest = id.magnitude
        for place in (end..<end + digits).reversed() {
          unsafe text[place] = UInt8(ascii: "0") + UInt8(rest % 10)
          rest /= 10
        }
        end += digits
      }
    }
  }

  /// Adds the ids in `text` to others; false when that is no list of ids.
  static func append(_ text: UnsafeBufferPointer<UInt8>, to ids: inout [Int]) -> Bool {
    var id = 0
    for index in text.indices {
      let byte = unsafe text[index]
      if byte == comma {
        guard id > 0 else { return false }
        ids.append(id)
        id = 0
      } else {
        let digit = Int(byte) - Int(UInt8(ascii: "0"))
        guard (0...9).contains(digit) else { return false }
        id = id * 10 + digit
        guard (1..<NextIDs.limit).contains(id) else { return false }
      }
    }
    guard id > 0 else { return false }
    ids.append(id)
    return true
  }
}
