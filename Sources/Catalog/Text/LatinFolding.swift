private import Foundation

/// Plain letters for Latin letters with diacritics.
enum LatinFolding {
  /// Whether `scalar` is a Latin letter outside ASCII (Unicode blocks Latin-1 to Latin Extended-B,
  /// Latin Extended Additional, Latin ligatures).
  static func covers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xC0...0x24F, 0x1E00...0x1EFF, 0xFB00...0xFB06, 0xAA, 0xBA: true
    default: false
    }
  }

  /// The lower-case letters that a reader without the diacritic would type, or none where
  /// `scalar` has none.
  static func plain(_ scalar: Unicode.Scalar) -> String? {
    if let letters = undecomposed[scalar] { return letters }
    let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
    guard parts.count > 1, let base = parts.first else { return nil }
    return undecomposed[base] ?? base.properties.lowercaseMapping
  }

  /// Letters that Unicode does not take apart, in lower case and in capitals.
  private static let undecomposed: [Unicode.Scalar: String] = [
    "ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o",
    "đ": "d", "Đ": "d", "ð": "d", "Ð": "d", "þ": "th", "Þ": "th", "ħ": "h", "Ħ": "h",
    "ı": "i", "İ": "i", "ĸ": "k", "ł": "l", "Ł": "l", "ŀ": "l", "Ŀ": "l", "ŋ": "n", "Ŋ": "n",
    "ŉ": "n", "ŧ": "t", "Ŧ": "t", "ĳ": "ij", "Ĳ": "ij", "ſ": "s", "ƒ": "f", "Ƒ": "f",
    "ƀ": "b", "Ƀ": "b", "ɏ": "y", "Ɏ": "y", "ƶ": "z", "Ƶ": "z", "ǆ": "dz", "ǅ": "dz", "Ǆ": "dz",
    "ǉ": "lj", "ǈ": "lj", "Ǉ": "lj", "ǌ": "nj", "ǋ": "nj", "Ǌ": "nj", "ǳ": "dz", "ǲ": "dz",
    "Ǳ": "dz", "ª": "a", "º": "o", "\u{FB00}": "ff", "\u{FB01}": "fi", "\u{FB02}": "fl",
    "\u{FB03}": "ffi", "\u{FB04}": "ffl", "\u{FB05}": "st", "\u{FB06}": "st",
  ]
}
