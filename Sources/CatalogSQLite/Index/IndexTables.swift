import Catalog
import SearchIndex

/// The tables of a catalogue, as its search index is built of them.
struct IndexTables: IndexSource {
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  func perfumes(by sort: PerfumeSearch.Sort) throws(CatalogError) -> [Perfume.ID] {
    try connection.all(SearchStatement.everything(by: sort)) { row in row.integer(0) }
  }

  func options(_ category: Category) throws(CatalogError) -> [Int] {
    let table =
      switch category {
      case .brand: "brands"
      case .series: "ingredients"
      case .keyword: "keywords"
      }
    return try connection.all(SQL("SELECT id FROM \(table) ORDER BY id")) { $0.integer(0) }
  }

  func series() throws(CatalogError) -> [Series.ID] {
    try connection.all(SQL("SELECT series_id FROM ingredients ORDER BY id")) { $0.integer(0) }
  }

  func perfumes(_ category: Category, _ option: Int) throws(CatalogError) -> [Perfume.ID] {
    try connection.all(SearchStatement.perfumes(category, option)) { $0.integer(0) }
  }

  func names(
    of perfume: Perfume.ID
  ) throws(CatalogError) -> (keys: [UInt8], leadConsonants: [UInt8]) {
    let row = try connection.statement(
      SQL(
        "SELECT keys, lead_consonants FROM perfume_text WHERE perfume_id = ?",
        [.integer(perfume)]
      )
    )
    guard try row.step() else { return ([], []) }
    defer { row.reset() }
    return (row.numbers(0, as: UInt8.self) ?? [], row.numbers(1, as: UInt8.self) ?? [])
  }
}

/// Takes the parts of a search index into the table for them.
struct IndexRows: IndexSink {
  private let row: Statement

  init(_ connection: Connection) throws(CatalogError) {
    row = try connection.prepare("INSERT INTO search_index (part, number, data) VALUES (?, ?, ?)")
  }

  func write<Number: FixedWidthInteger & BitwiseCopyable>(
    _ numbers: [Number],
    _ part: IndexPart,
    _ number: Int
  ) throws(CatalogError) {
    row.reset()
    try row.bind(part.rawValue, at: 1)
    try row.bind(number, at: 2)
    try row.bind(bytesOf: numbers, at: 3)
    while try row.step() {}
  }
}

extension Connection {
  /// Fills the table of the search index from the others, which have everything by now.
  func buildSearchIndex(of source: some IndexSource) throws(CatalogError) {
    let builder = try IndexBuilder(source, to: try IndexRows(self))
    try builder.build()
    try builder.buildTogether(reading: StoredIndex(self))
  }
}
