extension Unicode.Scalar {
  /// Whether it draws nothing of its own but can steer a terminal, break a line or disguise a text.
  ///
  /// These are the control characters, line and paragraph separators, and everything of format: marks
  /// of direction, joiners, zero-width spaces, fillers, tags. Spaces of every width, the no-break one
  /// too, are not, nor are the variation selectors that choose between text and emoji.
  var isHidden: Bool {
    switch value {
    case 0x20..<0x7F: false
    case 0xFE00...0xFE0F: false
    default:
      switch properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: true
      default: properties.isDefaultIgnorableCodePoint
      }
    }
  }
}

extension Character {
  /// The character with what is hidden in it spelled out.
  fileprivate var printable: String {
    var text = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let joinsEmoji = scalar == "\u{200D}" && isEmoji && rest.first?.properties.isEmoji == true
      if scalar.isHidden, !joinsEmoji {
        let number = String(scalar.value, radix: 16, uppercase: true)
        text.append(contentsOf: "\\u{\(number)}".unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }

  private var isEmoji: Bool {
    unicodeScalars.first?.properties.isEmojiPresentation == true
      || unicodeScalars.dropFirst().first == "\u{FE0F}"
  }
}

extension String {
  /// The text on one line, with what is hidden spelled out: an escape character becomes `\u{1B}`.
  ///
  /// For terminals and messages. A zero-width joiner between two emoji stays.
  var printable: String {
    guard unicodeScalars.contains(where: \.isHidden) else { return self }
    return map(\.printable).joined()
  }
}
