/// Cells in reading order, in as many aligned columns as fit.
struct Flow {
  /// From left to right, then downwards.
  let cells: [Cell]

  /// The lines, none longer than `width`; without a width, one cell a line.
  func lines(width: Int?, style: Style) -> [String] {
    let widths = cells.map(\.width)
    let columns = Self.columns(for: widths, in: width)
    return stride(from: 0, to: cells.count, by: columns.count).map { start in
      Line.joining(
        zip(cells[start...], columns).map { $0.drawn(in: $1, .left, style: style) }
      )
    }
  }

  /// The widths of the columns: as many as fit, at least one.
  private static func columns(for widths: [Int], in width: Int?) -> [Int] {
    guard let widest = widths.max(), let width else { return [widths.max() ?? 0] }
    let most = min(widths.count, (width + Table.gap) / (1 + Table.gap))
    for count in stride(from: most, through: 2, by: -1) {
      let columns = (0..<count).map { column in
        stride(from: column, to: widths.count, by: count).map { widths[$0] }.max() ?? 0
      }
      if columns.reduce(Table.gap * (count - 1), +) <= width { return columns }
    }
    return [min(widest, width)]
  }
}
