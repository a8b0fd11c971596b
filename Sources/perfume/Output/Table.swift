/// Rows of cells, aligned column by column.
struct Table {
  /// How the cells below each other are set.
  struct Column: Hashable {
    /// The side on which the cells are flush.
    var alignment: Alignment = .left
    /// Whether this is the column that gives way when the lines are too long.
    var isFlexible = false
  }

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
      let excess = widths.reduce(Line.gap * (columns.count - 1), +) - width
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
