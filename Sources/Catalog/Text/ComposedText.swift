private import Foundation

extension String {
  /// The text in Unicode's composed form (NFC), the form in which names are stored and printed.
  ///
  /// Costs one pass over the scalars; only text that holds something composable goes to Foundation.
  public var composed: String {
    // In UTF-8, U+0300 and what comes after it begin with this byte or one above it.
    guard utf8.contains(where: { $0 >= 0xCC }) else { return self }
    return unicodeScalars.contains(where: \.mayCompose)
      ? withFewMarks.precomposedStringWithCanonicalMapping : self
  }

  /// The text with thirty combining marks in a row at most, which is more than any script has; the others are
  /// left out.
  ///
  /// Unicode calls a text like this stream-safe (annex 15). Marks have an order, and Swift needs the square of
  /// their number to find it, also when it compares characters.
  package var withFewMarks: String {
    // Each takes two bytes at least.
    guard utf8.count > 2 * Self.markLimit, utf8.contains(where: { $0 >= 0xCC }) else { return self }
    var kept = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    var marks = 0
    var index = rest.startIndex
    while index < rest.endIndex {
      let scalar = rest[index]
      let next = rest.index(after: index)
      marks = scalar.isCombining ? marks + 1 : 0
      if marks > Self.markLimit {
        kept += rest[..<index]
        rest = rest[next...]
      }
      index = next
    }
    return kept.isEmpty ? self : String(kept + rest)
  }

  private static let markLimit = 30
}

extension Unicode.Scalar {
  fileprivate var isCombining: Bool {
    mayCompose && properties.canonicalCombiningClass != .notReordered
  }

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
