import Catalog

/// How many rows the tables of a catalogue have that say the same twice.
///
/// Compared before a catalogue is searched that another program has changed: this is quick, and finds whatever
/// was added or taken away in one place alone. What was only written over, `TableCheck` finds.
struct RowNumbers {
  private static let pairs = [
    ("perfumes", "SELECT count(*) FROM perfumes", "SELECT count(*) FROM perfume_text"),
    ("brands", "SELECT count(*) FROM perfumes", "SELECT sum(perfume_count) FROM brands"),
    (
      "ingredients", "SELECT count(*) FROM ingredient_perfumes",
      "SELECT sum(perfume_count) FROM ingredients"
    ),
    (
      "keywords", "SELECT count(*) FROM keyword_perfumes",
      "SELECT sum(perfume_count) FROM keywords"
    ),
  ]

  /// Throws when they do not agree.
  static func verify(_ connection: Connection) throws(CatalogError) {
    for (table, rows, others) in pairs {
      let (found, expected) = try (connection.number(SQL(rows)), connection.number(SQL(others)))
      guard found != expected else { continue }
      let detail =
        "another program has changed it, and its rows of \(table) do not agree with the others: \(found), "
        + "not \(expected)"
      throw CatalogError(.damaged, path: connection.location.path, detail: detail)
    }
  }
}
