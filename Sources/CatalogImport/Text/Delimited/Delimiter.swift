package import Catalog

/// The sign between the cells of a row.
package struct Delimiter: Hashable, Sendable {
  package static let comma = Delimiter(unchecked: UInt8(ascii: ","))
  package static let semicolon = Delimiter(unchecked: UInt8(ascii: ";"))
  package static let tab = Delimiter(unchecked: UInt8(ascii: "\t"))
  package static let pipe = Delimiter(unchecked: UInt8(ascii: "|"))

  /// What is looked for when nobody says; of two that fit alike, the earlier.
  static let usual = [comma, semicolon, tab, pipe]

  let byte: UInt8

  private init(unchecked byte: UInt8) { self.byte = byte }

  /// Takes one sign of ASCII, other than a quotation mark, a letter, a digit, a space, or an end of line.
  package init?(_ character: Character) {
    guard let byte = character.asciiValue, byte != UInt8(ascii: "\""), byte != UInt8(ascii: " "),
      byte != 0, !character.isNewline, !character.isLetter, !character.isNumber
    else { return nil }
    self.byte = byte
  }

  /// What people call it: "commas".
  package var name: Text {
    switch self {
    case .comma: Text(english: "commas", korean: "쉼표")
    case .semicolon: Text(english: "semicolons", korean: "세미콜론")
    case .tab: Text(english: "tabs", korean: "탭")
    case .pipe: Text(english: "vertical bars", korean: "세로줄")
    default: Text("'\(Character(UnicodeScalar(byte)))'")
    }
  }
}
