internal import Catalog

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
