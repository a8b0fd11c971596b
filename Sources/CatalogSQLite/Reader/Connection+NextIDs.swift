import Catalog

extension Connection {
  /// The ids that the next new things get.
  func nextIDs() throws(CatalogError) -> NextIDs {
    let rows = try all(SQL("SELECT kind, id FROM next_ids")) { row throws(CatalogError) in
      guard let kind = CatalogKind(rawValue: try row.text(0)) else { throw row.damaged(0) }
      let id = row.integer(1)
      guard (1...NextIDs.limit).contains(id) else { throw row.damaged(1) }
      return (kind: kind, id: id)
    }
    guard rows.count == CatalogKind.allCases.count else {
      let detail = "it says for \(rows.count) kinds which id is the next"
      throw CatalogError(.damaged, path: location.path, detail: detail)
    }
    var next = NextIDs()
    for row in rows { next[row.kind] = row.id }
    return next
  }

  /// Writes them into a catalogue that is being made.
  func write(_ next: NextIDs) throws(CatalogError) {
    let insert = try prepare("INSERT INTO next_ids (kind, id) VALUES (?, ?)")
    for kind in CatalogKind.allCases {
      try insert.run([.text(kind.rawValue), .integer(next[kind])])
    }
  }
}
