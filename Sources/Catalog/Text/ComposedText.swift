private import Foundation

extension String {
  /// The text in Unicode's composed form (NFC), the form in which names are stored and printed.
  ///
  /// Costs one pass over the scalars; only text that holds something composable goes to Foundation.
  public var composed: String {
    // In UTF-8, U+0300 and what comes after it begin with this byte or one above it.
    guard utf8.contains(where: { $0 >= 0xCC }) else { return self }
    return unicodeScalars.contains(where: \.mayCompose)
      ? precomposedStringWithCanonicalMapping : self
  }
}

extension Unicode.Scalar {
  /// Whether composing may change a text that holds this scalar.
  ///
  /// Errs on the side of yes. Below U+0300 nothing composes; Hangul syllables, kana and the unified
  /// ideographs are composed already, but the tone marks from U+302A on have an order.
  fileprivate var mayCompose: Bool {
    switch value {
    case 0..<0x0300, 0x3000..<0x302A, 0x3030..<0x3099, 0x309B..<0xA000, 0xAC00..<0xD7A4: false
    default: true
    }
  }
}
