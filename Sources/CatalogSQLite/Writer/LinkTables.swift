import Catalog

/// The two tables that link perfumes and the options of one kind, one from each side.
struct LinkTables {
  private(set) var links = OptionLinks()
  private var ofPerfumes: PairRows
  private var ofOptions: PairRows

  /// Prepares to fill the tables of a kind, such as "ingredient".
  init(_ kind: CatalogKind, on connection: Connection) throws(CatalogError) {
    let name = kind.rawValue
    let (perfume, option) = ("perfume_id", "\(name)_id")
    ofPerfumes = try PairRows("perfume_\(name)s", (perfume, option), on: connection)
    ofOptions = try PairRows("\(name)_perfumes", (option, perfume), on: connection)
  }

  /// Links a perfume with options, each given once, in ascending order.
  mutating func add(_ perfume: Perfume.ID, _ options: [Int]) throws(CatalogError) {
    links.add(perfume, options)
    try ofPerfumes.add(perfume, options)
  }

  /// Notes that an option is there.
  mutating func introduce(_ option: Int) { links.introduce(option) }

  /// Completes both tables, the second in its own order.
  mutating func finish() throws(CatalogError) {
    try ofPerfumes.finish()
    for option in links.byID { try ofOptions.add(option.id, option.perfumes.ids) }
    try ofOptions.finish()
  }
}
