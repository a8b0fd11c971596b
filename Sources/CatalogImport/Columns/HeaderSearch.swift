import Catalog

/// Looks for the row that names the columns of a table of perfumes, where titles or notes stand above it.
///
/// The first row is the header as long as it names a name or a brand. Where it does not, the header is the
/// first row among a dozen that does, and names another thing of a perfume too; without one it is the first
/// row all the same.
package struct HeaderSearch: Hashable, Sendable {
  /// How many rows are looked at.
  static let rowLimit = 12

  private let columns: [String]

  /// Takes the names of columns that the caller gives: the row that has them all is the header.
  package init(columns: [String] = []) {
    self.columns = columns
  }

  /// Whether no row behind the first has to be looked at.
  func isHeader(_ first: [String]) -> Bool {
    isAskedFor(first) || columns.isEmpty && isNamed(first) && first.count { !$0.isEmpty } > 1
  }

  /// The place of the header among the first rows of a table, from 0.
  func place(in rows: [[String]]) -> Int {
    guard let first = rows.first else { return 0 }
    if let asked = rows.firstIndex(where: isAskedFor) { return asked }
    if isNamed(first), first.count(where: { !$0.isEmpty }) > 1 { return 0 }
    return rows.dropFirst().firstIndex(where: isUnderstood) ?? 0
  }

  private func isAskedFor(_ row: [String]) -> Bool {
    guard !columns.isEmpty else { return false }
    let keys = Set(row.map { HeaderKey($0) })
    return columns.allSatisfy { row.contains($0) || keys.contains(HeaderKey($0)) }
  }

  private func isNamed(_ row: [String]) -> Bool {
    row.contains { Self.fields($0).contains(where: Self.naming.contains) }
  }

  /// Whether a row that others stand above is a header beyond doubt: a perfume may be called "Parfum", but its
  /// row does not name two things of a perfume, and has a number in it.
  private func isUnderstood(_ row: [String]) -> Bool {
    guard isNamed(row), !row.contains(where: Self.isNumber) else { return false }
    return Set(row.compactMap { Self.fields($0).first }).count > 1
  }

  private static let naming: Set<Field> = [.name, .englishName, .brand, .brandEnglishName]

  /// What a column of that name may hold, the likeliest first.
  private static func fields(_ name: String) -> [Field] {
    ColumnMap.meanings(of: HeaderKey(name)).map(\.field)
  }

  private static func isNumber(_ cell: String) -> Bool {
    cell.contains(where: \.isNumber) && !cell.contains(where: \.isLetter)
  }
}

/// Where a header is that does not begin its table.
package struct HeaderPlace: Hashable, Sendable {
  /// From 1.
  package let line: Int
  /// What stands above it, a text for each row.
  package let rowsAbove: [String]
}
