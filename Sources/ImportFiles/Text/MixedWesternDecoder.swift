/// Reads Windows-1252 into which UTF-8 was mixed, as files become that many programs have added to.
///
/// A sequence that is valid UTF-8 is UTF-8, any other byte Windows-1252. The five bytes that mean nothing
/// there are invisible controls in ISO-8859-1, left behind by a conversion too many; they are left out.
final class MixedWesternDecoder: TextDecoder {
  /// Whether there was any UTF-8.
  private(set) var hasUTF8 = false
  /// How many bytes were left out.
  private(set) var omissions = 0

  /// The first byte of the sequence that was read last, where nothing stands behind it yet.
  private var leadBefore: UInt8?

  func decode(
    _ input: Span<UInt8>,
    isEnd: Bool,
    into output: inout [UInt8]
  ) throws(IllegalBytes) -> Int {
    var position = 0
    output.reserveCapacity(output.count + input.count * 3)
    while position < input.count {
      let plain = ByteScan.firstNonASCII(in: input, from: position)
      if plain > position {
        output.append(input.extracting(position..<plain))
        position = plain
        leadBefore = nil
        continue
      }
      // A sequence, and the one behind it that may decide what this one is.
      guard isEnd || input.count - position >= 8 else { return position }
      if let length = Self.sequence(in: input, at: position, after: leadBefore) {
        output.append(input.extracting(position..<position + length))
        hasUTF8 = true
        leadBefore = input[position]
        position += length
      } else {
        append(input[position], to: &output)
        leadBefore = nil
        position += 1
      }
    }
    return position
  }

  private func append(_ byte: UInt8, to output: inout [UInt8]) {
    if let scalar = Windows1252.scalar(byte) {
      output.append(contentsOf: String(Character(scalar)).utf8)
    } else {
      omissions += 1
    }
  }

  /// The length of the sequence at `position`, if there is one and it is meant as UTF-8.
  ///
  /// "É»" in Windows-1252 is the letter ɻ in UTF-8. Beyond the Latin letters two bytes count as UTF-8 only
  /// beside another sequence of the same script: Greek and Cyrillic come in words. `lead` is the first
  /// byte of the sequence that ends at `position`, if one does.
  static func sequence(
    in input: Span<UInt8>,
    at position: Int,
    after lead: UInt8?
  ) -> Int? {
    guard let length = UTF8Sequence.length(in: input, at: position) else { return nil }
    let first = input[position]
    guard length == 2, first > 0xC5 else { return length }
    let isLikeNext =
      UTF8Sequence.length(in: input, at: position + 2) != nil
      && input[position + 2] & 0xFC == first & 0xFC
    return isLikeNext || lead.map { $0 & 0xFC == first & 0xFC } == true ? length : nil
  }
}

/// Windows-1252 as a table of what its upper half means.
enum Windows1252 {
  private static let table: [UInt16] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
    0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]

  /// What a byte means; nil for the five that mean nothing.
  static func scalar(_ byte: UInt8) -> Unicode.Scalar? {
    guard (0x80..<0xA0).contains(byte) else { return Unicode.Scalar(byte) }
    let number = table[Int(byte) - 0x80]
    return number == 0 ? nil : Unicode.Scalar(number)
  }
}
