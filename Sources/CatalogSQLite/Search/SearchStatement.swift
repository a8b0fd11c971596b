import Catalog

/// A search as SQL: pure functions from its clauses, order and page to text and bound values.
///
/// The perfumes that match are put into the temporary table `matches`, from which the total, the page
/// and the counts are then read.
enum SearchStatement {
  /// What a connection needs of its own to search.
  static let workTable = SQL("CREATE TEMP TABLE IF NOT EXISTS matches (id INTEGER PRIMARY KEY)")

  static let clear = SQL("DELETE FROM temp.matches")

  /// Puts what `conditions` match into the table, each perfume once.
  static func fill(_ conditions: SearchConditions) -> SQL {
    SQL("INSERT INTO temp.matches (id)") + matching(conditions)
  }

  /// How many perfumes `conditions` match.
  static func total(_ conditions: SearchConditions) -> SQL {
    SQL("SELECT count(*) FROM (") + matching(conditions) + SQL(")")
  }

  /// Whether any perfume has the words in its names: 1 or 0.
  static func occurs(_ text: SearchText) -> SQL {
    SQL("SELECT EXISTS (SELECT 1 FROM perfume_text WHERE") + occurrences(of: text) + SQL(")")
  }

  /// The ids of the perfumes that `conditions` match, each once.
  ///
  /// The first condition gives the candidates, from its index; the others are looked up for each of
  /// them. So the first had better be the one that the fewest perfumes satisfy.
  static func matching(_ conditions: SearchConditions) -> SQL {
    guard let first = conditions.options.first else {
      guard let text = conditions.text else { return SQL("SELECT id FROM perfumes") }
      return SQL("SELECT perfume_id AS id FROM perfume_text WHERE") + occurrences(of: text)
    }
    var statement = SQL("SELECT id FROM (") + candidates(first) + SQL(") AS candidate")
    var tests = conditions.options.dropFirst().map(test)
    if let text = conditions.text {
      tests.append(
        SQL("EXISTS (SELECT 1 FROM perfume_text WHERE perfume_id = candidate.id AND")
          + occurrences(of: text) + SQL(")")
      )
    }
    if !tests.isEmpty { statement = statement + SQL("WHERE") + .joined(tests, separator: "\nAND ") }
    return statement
  }

  /// The perfumes that have one of the options, each once.
  private static func candidates(_ clause: OptionClause) -> SQL {
    let link = Link(clause.category)
    // A perfume has one brand, and links an option once: only several options can give it twice.
    let isUnique = clause.category == .brand || clause.ids.count == 1
    return SQL(
      """
      SELECT \(isUnique ? "" : "DISTINCT ")\(link.perfume) AS id FROM \(link.table) \
      WHERE \(link.option) IN
      """
    ) + .list(clause.ids)
  }

  /// The ids of the perfumes that have an option.
  static func perfumes(_ category: Category, _ option: Int) -> SQL {
    let link = Link(category)
    return SQL(
      "SELECT \(link.perfume) FROM \(link.table) WHERE \(link.option) = ?",
      [.integer(option)]
    )
  }

  /// Whether a candidate has one of the options.
  private static func test(_ clause: OptionClause) -> SQL {
    let link = Link(clause.category)
    return SQL(
      """
      EXISTS (SELECT 1 FROM \(link.table) AS had WHERE had.\(link.perfume) = candidate.id \
      AND had.\(link.option) IN
      """
    ) + .list(clause.ids) + SQL(")")
  }

  /// Where it is written which perfume has which option.
  private struct Link {
    let table: String
    let perfume: String
    let option: String

    init(_ category: Category) {
      (table, perfume, option) =
        switch category {
        case .brand: ("perfumes", "id", "brand_id")
        case .series: ("ingredient_perfumes", "perfume_id", "ingredient_id")
        case .keyword: ("keyword_perfumes", "perfume_id", "keyword_id")
        }
    }
  }

  /// Every word somewhere in the names; `instr`, since to LIKE some signs are not themselves.
  private static func occurrences(of text: SearchText) -> SQL {
    let words = text.words.map { word in
      switch word {
      case .plain(let part): SQL("instr(keys, ?)", [.text(part)])
      case .leadConsonants(let part): SQL("instr(lead_consonants, ?)", [.text(part)])
      }
    }
    return .joined(words, separator: " AND ")
  }
}

/// What a perfume must satisfy, in the order in which that is tested.
struct SearchConditions: Hashable, Sendable {
  let options: [OptionClause]
  let text: SearchText?

  /// The conditions of `clauses`, those first for which `size` is least.
  init(_ clauses: SearchClauses, rarestFirst size: (OptionClause) -> Int) {
    options = clauses.options.map { ($0, size($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
    text = clauses.text
  }

  /// Whether every perfume satisfies them.
  var isEmpty: Bool { options.isEmpty && text == nil }
}
