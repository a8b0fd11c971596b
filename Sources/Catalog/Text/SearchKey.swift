/// A text as the search compares it: two spellings of one name have one key.
///
/// Composed, full- and half-width forms made plain, case folded, diacritics removed from Latin
/// letters, apostrophes left out, dashes and quotation marks made plain, runs of white space made
/// one, invisible characters dropped. The same on every machine and under every locale. Hangul stays
/// whole syllables, and letters typed alone (ㄱ) stay letters. Costs one pass over the scalars.
public struct SearchKey: Hashable, Comparable, Sendable {
  /// The folded text.
  public let text: String

  /// Makes the value from its parts, unchecked.
  public init(_ original: String) {
    if let ascii = Self.asciiKey(original) {
      text = ascii
      return
    }
    var key = String.UnicodeScalarView()
    // Half-width kana become composable only once they are made plain, so that comes first.
    for scalar in original.plainWidth.composed.unicodeScalars {
      Self.fold(scalar, into: &key)
    }
    if key.last == " " { key.removeLast() }
    text = String(key)
  }

  /// The key by which a list is sorted word by word: an apostrophe ends a word, so that L'Artisan
  /// stands before Lancôme.
  public static func forSorting(_ original: String) -> SearchKey {
    // Most names are ASCII without any.
    guard original.utf8.contains(where: { $0 >= 0x80 || $0 == 0x27 || $0 == 0x60 }),
      original.unicodeScalars.contains(where: apostrophes.contains)
    else { return SearchKey(original) }
    var words = String.UnicodeScalarView()
    for scalar in original.unicodeScalars {
      words.append(apostrophes.contains(scalar) ? " " : scalar)
    }
    return SearchKey(String(words))
  }

  /// By code points, which is also how SQLite orders the stored keys.
  public static func < (left: SearchKey, right: SearchKey) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  /// Whether the original held nothing that counts.
  public var isEmpty: Bool { text.isEmpty }

  /// The key's words, without the white space between them.
  public var words: [String] { text.split(separator: " ").map(String.init) }

  private static func fold(_ scalar: Unicode.Scalar, into key: inout String.UnicodeScalarView) {
    switch scalar.value {
    // Nearly every scalar of a Korean catalogue; there is nothing in them to fold.
    case 0xAC00...0xD7A3, 0x61...0x7A, 0x30...0x39:
      key.append(scalar)
      return
    default: break
    }
    let properties = scalar.properties
    if properties.isWhitespace {
      if let last = key.last, last != " " { key.append(" ") }
    } else if let plain = punctuation[scalar] {
      key.append(contentsOf: plain.unicodeScalars)
    } else if let letter = HangulText.letter(scalar) {
      key.append(letter)
    } else if isInvisible(scalar) {
      return
    } else if LatinFolding.covers(scalar), let plain = LatinFolding.plain(scalar) {
      key.append(contentsOf: plain.unicodeScalars)
    } else if properties.generalCategory == .nonspacingMark, key.last.map(isLatin) == true {
      return
    } else {
      let lower = properties.lowercaseMapping.unicodeScalars
      key.append(contentsOf: lower.map { $0 == "ς" ? "σ" : $0 })
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || LatinFolding.covers(scalar)
  }

  /// The key of a text that is ASCII throughout, as nearly every text is; none for any other.
  private static func asciiKey(_ original: String) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(original.utf8.count)
    for byte in original.utf8 {
      switch byte {
      case 0x80...: return nil
      case UInt8(ascii: " "), 0x09...0x0D:
        if let last = bytes.last, last != UInt8(ascii: " ") { bytes.append(UInt8(ascii: " ")) }
      case 0..<0x20, 0x7F, UInt8(ascii: "'"), UInt8(ascii: "`"): continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      default: bytes.append(byte)
      }
    }
    if bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let apostrophes = Set("'`´‘’‚‛ʹʻʼʽˈ′‵՚＇".unicodeScalars)

  /// Signs of many shapes that a keyboard has one of, or none.
  private static let punctuation: [Unicode.Scalar: String] = {
    var signs: [Unicode.Scalar: String] = [:]
    for apostrophe in apostrophes { signs[apostrophe] = "" }
    for dash in "‐‑‒–—―−﹘﹣".unicodeScalars { signs[dash] = "-" }
    for quotation in "“”„‟«»″〝〞〟".unicodeScalars { signs[quotation] = "\"" }
    return signs
  }()
}
