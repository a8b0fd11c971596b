/// Text that was UTF-8 once and has been read as Windows-1252: "CrÃ¨me" for "Crème".
enum Mojibake {
  /// `text` with such runs put right.
  ///
  /// A run counts only where all its bytes are one well-formed sign of a script that names are written in:
  /// "Âmbar" and "Narziß" stay as they are. What was read wrongly twice takes two times.
  static func repaired(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { leads.contains($0) }) else { return text }
    let scalars = Array(text.unicodeScalars)
    var repaired = String.UnicodeScalarView()
    var position = 0
    while position < scalars.count {
      if let (sign, length) = sign(at: position, in: scalars) {
        repaired.append(sign)
        position += length
      } else {
        repaired.append(scalars[position])
        position += 1
      }
    }
    return String(repaired)
  }

  /// What such a run begins with.
  static let leads: ClosedRange<Unicode.Scalar> = "\u{C2}"..."\u{EF}"

  private static func sign(
    at position: Int,
    in scalars: [Unicode.Scalar]
  ) -> (Unicode.Scalar, Int)? {
    guard leads.contains(scalars[position]) else { return nil }
    let first = scalars[position].value
    let length = first < 0xE0 ? 2 : 3
    guard position + length <= scalars.count else { return nil }
    var value = first & (length == 2 ? 0x1F : 0x0F)
    for scalar in scalars[position + 1..<position + length] {
      guard let byte = byte(of: scalar), byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard isPlausible(value), let sign = Unicode.Scalar(value) else { return nil }
    return (sign, length)
  }

  /// Accented Latin, Cyrillic, punctuation and trade marks, kana, ideographs and Hangul.
  private static func isPlausible(_ value: UInt32) -> Bool {
    switch value {
    case 0xA0...0x17F, 0x400...0x45F, 0x2010...0x2044, 0x20AC, 0x2122, 0x3040...0x30FF,
      0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: false
    }
  }

  /// The byte that Windows-1252 reads as `scalar`; those that it has no sign for count as themselves.
  private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    if scalar.value < 0x100 { return UInt8(scalar.value) }
    return high[scalar]
  }

  private static let high: [Unicode.Scalar: UInt8] = [
    "€": 0x80, "‚": 0x82, "ƒ": 0x83, "„": 0x84, "…": 0x85, "†": 0x86, "‡": 0x87, "ˆ": 0x88,
    "‰": 0x89,
    "Š": 0x8A, "‹": 0x8B, "Œ": 0x8C, "Ž": 0x8E, "‘": 0x91, "’": 0x92, "“": 0x93, "”": 0x94,
    "•": 0x95,
    "–": 0x96, "—": 0x97, "˜": 0x98, "™": 0x99, "š": 0x9A, "›": 0x9B, "œ": 0x9C, "ž": 0x9E,
    "Ÿ": 0x9F,
  ]
}
