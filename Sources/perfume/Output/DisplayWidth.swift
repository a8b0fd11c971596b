internal import Catalog

extension String {
  /// How many columns of a terminal the text takes; hidden characters take none.
  var displayWidth: Int {
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }

  /// The text with spaces added after it, or before it, until it takes `width` columns.
  func padded(to width: Int, _ alignment: Alignment = .left) -> String {
    let space = String(repeating: " ", count: max(0, width - displayWidth))
    return switch alignment {
    case .left: self + space
    case .right: space + self
    }
  }

  /// The text itself when it takes no more than `width` columns, else its beginning and "…"; cut
  /// from the right, its end after "…".
  ///
  /// May come out one column short, where half of a wide character would have fitted.
  func truncated(to width: Int, _ alignment: Alignment = .left) -> String {
    guard displayWidth > width else { return self }
    guard width > 0 else { return "" }
    return switch alignment {
    case .left: String(fitting(width - 1)) + "…"
    case .right: "…" + String(reversed().fitting(width - 1).reversed())
    }
  }
}

extension Collection<Character> {
  /// The longest beginning that takes no more than `width` columns.
  fileprivate func fitting(_ width: Int) -> SubSequence {
    var rest = width
    return prefix { character in
      rest -= character.displayWidth
      return rest >= 0
    }
  }
}

/// The side on which text of different widths is flush.
enum Alignment {
  case left
  case right
}

extension Character {
  /// How many columns of a terminal the character takes with all that it is composed of.
  ///
  /// An emoji sequence takes two, as terminals that know it draw it; parts of anything else add up.
  var displayWidth: Int {
    let scalars = unicodeScalars
    if scalars.dropFirst().contains(where: \.continuesEmoji),
      scalars.first?.properties.isEmoji == true
    {
      return 2
    }
    return scalars.reduce(0) { $0 + $1.displayWidth }
  }
}

extension Unicode.Scalar {
  /// Whether it makes one picture with the emoji before it: a joiner, a wish for colour (U+FE0F), a
  /// tone of skin, or the second letter of a flag.
  fileprivate var continuesEmoji: Bool {
    value == 0x200D || value == 0xFE0F || properties.isEmojiModifier || isRegionalIndicator
  }

  private var isRegionalIndicator: Bool { 0x1F1E6...0x1F1FF ~= value }

  fileprivate var displayWidth: Int {
    if 0x20..<0x7F ~= value { return 1 }
    if isHidden { return 0 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    switch value {
    // Vowels and final consonants, which join the lead consonant before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    default: break
    }
    if properties.isEmojiPresentation, !isRegionalIndicator { return 2 }
    return Self.wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// The scalars of width W and F in Unicode 17.0's EastAsianWidth.txt that are not emoji anyway.
  ///
  /// Ranges run on over what is unassigned, a combining mark or emoji. What is ambiguous (class A)
  /// is narrow, as it is on every terminal that was not set up otherwise.
  private static let wide: [ClosedRange<UInt32>] = [
    0xAC00...0xD7A3,  // Hangul syllables
    0x1100...0x115F,  // Hangul lead consonants
    0x2329...0x232A,
    0x2630...0x2637,
    0x268A...0x268F,
    0x2E80...0x303E,  // CJK radicals and punctuation
    0x3041...0x3247,  // kana, Hangul letters, enclosed CJK
    0x3250...0xA4CF,  // CJK ideographs, Yi
    0xA960...0xA97C,  // older Hangul lead consonants
    0xF900...0xFAFF,  // CJK compatibility ideographs
    0xFE10...0xFE6F,  // vertical and small forms
    0xFF01...0xFF60,  // full-width forms
    0xFFE0...0xFFE6,
    0x16FE0...0x1B2FF,  // Tangut, Khitan, Nushu, older kana
    0x1D300...0x1D376,
    0x1F200...0x1F265,
    0x20000...0x3FFFD,  // CJK ideographs, extensions
  ]
}
