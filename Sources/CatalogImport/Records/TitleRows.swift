/// Rows above the header of a table, such as its title or a date.
package enum TitleRows {
  /// So many are looked through.
  private static let limit = 4

  /// Whether the header stands behind the rows read so far, by how many of their cells hold something: so far
  /// they all hold one.
  package static func mayContinue(_ filled: [Int]) -> Bool {
    filled.count <= limit && filled.last == 1
  }

  /// Whether the last of these rows is the header, and those before it are above it.
  package static func endInHeader(_ filled: [Int]) -> Bool {
    filled.count > 1 && (filled.last ?? 0) > 2
  }
}
