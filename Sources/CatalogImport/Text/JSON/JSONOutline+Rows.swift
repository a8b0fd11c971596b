extension JSONOutline {
  /// A list of rows that are lists of cells, and what their columns are called elsewhere in the object.
  struct Rows {
    /// The names that lead to the list.
    let path: [String]
    /// None where the first row says it.
    let columns: [String]?
  }

  /// The rows that the object is there for: those for which it has as many names of columns as they have
  /// cells, or else those that are called as records are and begin with a row of names.
  var rows: Rows? {
    for list in rowLists {
      let fitting = columnLists.filter { $0.names.count == list.first.count }
      let sibling = fitting.first { $0.path.dropLast() == list.path.dropLast() }
      if let names = (sibling ?? fitting.first)?.names {
        return Rows(path: list.path, columns: names)
      }
    }
    let headed = rowLists.first { list in
      MemberName.isOfRecords(list.path.last ?? "") && list.first.count > 1
        && list.first.allSatisfy { if case .text = $0 { true } else { false } }
    }
    return headed.map { Rows(path: $0.path, columns: nil) }
  }
}

/// What the members of JSON give the columns of rows that they stand apart from.
enum ColumnList {
  private static let names: Set<String> = [
    "columns", "fields", "header", "headers", "cols", "columnnames", "column_names",
  ]

  /// Whether a list called so may hold the names of columns.
  static func isCalled(_ name: String?) -> Bool {
    name.map { names.contains($0.lowercased()) } ?? false
  }

  /// The name of a column that an item of such a list gives: a text, or an object with a name.
  static func name(_ item: RawValue) -> String? {
    switch item {
    case .text(let text): return text
    case .object(let members):
      for key in ["name", "title", "label", "id"] {
        if case .text(let text)? = members.first(where: { $0.key == key })?.value { return text }
      }
      return nil
    case .number, .absent, .flag, .list: return nil
    }
  }
}
