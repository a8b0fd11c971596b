/// A text with one emphasis, as it stands in a table or a flow.
struct Cell: Hashable {
  /// Printable.
  let text: String
  /// How it is drawn.
  let emphasis: Emphasis

  /// Takes any text and makes it printable.
  init(_ text: String, _ emphasis: Emphasis = .plain) {
    self.text = text.printable
    self.emphasis = emphasis
  }

  /// How many columns of a terminal the text takes.
  var width: Int { text.displayWidth }

  /// The text as it is drawn in `width` columns: cut when too wide, padded on the outside of its
  /// emphasis.
  func drawn(in width: Int, _ alignment: Alignment, style: Style) -> String {
    let text = text.truncated(to: width)
    let space = String(repeating: " ", count: width - text.displayWidth)
    let drawn = style.draw(text, emphasis)
    return switch alignment {
    case .left: drawn + space
    case .right: space + drawn
    }
  }
}

/// How cells become a line.
enum Line {
  /// The spaces between two cells.
  static let gap = 2

  /// The cells with a gap between them and nothing blank at the end.
  static func joining(_ cells: [String]) -> String {
    var line = cells.joined(separator: String(repeating: " ", count: gap))[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
