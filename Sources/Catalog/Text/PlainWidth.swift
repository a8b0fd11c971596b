extension String {
  /// The text with full-width signs and half-width kana (U+FF01...U+FF9F, U+FFE0...U+FFE6) in their
  /// usual width; not composed.
  var plainWidth: String {
    let mayHold: ClosedRange<UInt32> = 0xFF01...0xFFE6
    guard unicodeScalars.contains(where: { mayHold.contains($0.value) }) else { return self }
    var plain = String.UnicodeScalarView()
    for scalar in unicodeScalars { plain.append(scalar.plainWidth) }
    return String(plain)
  }
}

extension Unicode.Scalar {
  fileprivate var plainWidth: Unicode.Scalar {
    switch value {
    case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFF01 + 0x21) ?? self
    case 0xFF61...0xFF9F: Self.kana[Int(value - 0xFF61)]
    case 0xFFE0...0xFFE6: Self.signs[Int(value - 0xFFE0)]
    default: self
    }
  }

  /// What U+FF61...U+FF9F stand for; the last two are the marks that compose with the kana before.
  private static let kana: [Unicode.Scalar] =
    Array("。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars)
    + ["\u{3099}", "\u{309A}"]

  private static let signs: [Unicode.Scalar] = ["¢", "£", "¬", "¯", "¦", "¥", "₩"]
}
