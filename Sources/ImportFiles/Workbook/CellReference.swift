/// Where a cell is: "C5".
enum CellReference {
  /// Spreadsheets have no more columns.
  static let columnLimit = 16_384
  /// Spreadsheets have no more rows.
  static let rowLimit = 1_048_576

  /// The number of the column, from 0; nil for what is no reference.
  static func column(_ bytes: Span<UInt8>) -> Int? {
    var column = 0
    for index in bytes.indices {
      let byte = bytes[index] & ~0x20
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte), bytes[index] >= 0x40 else {
        return column > 0 ? column - 1 : nil
      }
      column = column * 26 + Int(byte - UInt8(ascii: "A")) + 1
      if column > columnLimit { return nil }
    }
    return nil
  }

  /// The number of the row, from 1; nil for what is no reference.
  static func row(_ bytes: Span<UInt8>) -> Int? {
    var start = 0
    while start < bytes.count, bytes[start] >= 0x40 { start += 1 }
    return number(bytes.extracting(start..<bytes.count))
  }

  /// "C5" for the third column, which is number 2, in row 5.
  static func name(column: Int, row: Int) -> String {
    var letters: [UInt8] = []
    var rest = column
    while rest >= 0 {
      letters.insert(UInt8(ascii: "A") + UInt8(rest % 26), at: 0)
      rest = rest / 26 - 1
    }
    return String(decoding: letters, as: UTF8.self) + String(row)
  }

  /// A number of a few digits; nil for what is none.
  static func number(_ bytes: Span<UInt8>) -> Int? {
    guard (1...9).contains(bytes.count) else { return nil }
    var number = 0
    for index in bytes.indices {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) else { return nil }
      number = number * 10 + Int(bytes[index] & 0x0F)
    }
    return number
  }
}
