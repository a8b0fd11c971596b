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

/// Rows of cells, aligned column by column.
struct Table {
  /// How the cells below each other are set.
  struct Column: Hashable {
    /// The side on which the cells are flush.
    var alignment: Alignment = .left
    /// Whether this is the column that gives way when the lines are too long.
    var isFlexible = false
  }

  /// The spaces between two columns.
  static let gap = 2
  /// How narrow a flexible column may get before lines are rather too long.
  static let narrowest = 8

  /// From left to right; at most one of them flexible.
  let columns: [Column]
  /// From top to bottom; a row that is short leaves its last columns empty.
  var rows: [[Cell]] = []

  /// The lines, none longer than `width` when a flexible column can see to that.
  func lines(width: Int?, style: Style) -> [String] {
    var widths = columns.indices.map { column in
      rows.lazy.filter { $0.count > column }.map { $0[column].width }.max() ?? 0
    }
    if let width, let flexible = columns.firstIndex(where: \.isFlexible) {
      let excess = widths.reduce(Self.gap * (columns.count - 1), +) - width
      if excess > 0 {
        widths[flexible] = min(widths[flexible], max(widths[flexible] - excess, Self.narrowest))
      }
    }
    return rows.map { row in
      Line.joining(
        zip(row, zip(columns, widths)).map { cell, column in
          cell.drawn(in: column.1, column.0.alignment, style: style)
        }
      )
    }
  }
}

/// How cells become a line.
enum Line {
  /// The cells with a gap between them and nothing blank at the end.
  static func joining(_ cells: [String]) -> String {
    var line = cells.joined(separator: String(repeating: " ", count: Table.gap))[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
