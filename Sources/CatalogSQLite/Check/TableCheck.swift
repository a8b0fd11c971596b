import Catalog

/// Compares what the tables of a catalogue have twice: once as it was given, once as searches need it.
struct TableCheck {
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  /// What does not agree.
  func differences() throws(CatalogError) -> [String] {
    try counts() + keys() + listsAndLinks() + texts()
  }

  private func counts() throws(CatalogError) -> [String] {
    var differences: [String] = []
    for (table, links, column) in [
      ("brands", "perfumes", "brand_id"),
      ("ingredients", "ingredient_perfumes", "ingredient_id"),
      ("keywords", "keyword_perfumes", "keyword_id"),
    ] {
      differences += try connection.all(
        SQL(
          """
          SELECT id FROM \(table)
          WHERE perfume_count <> (SELECT count(*) FROM \(links) WHERE \(column) = \(table).id)
          """
        )
      ) { "row \($0.integer(0)) of \(table) has another number of perfumes than it says" }
    }
    return differences
  }

  private func keys() throws(CatalogError) -> [String] {
    var differences: [String] = []
    for table in ["brands", "ingredients", "keywords", "perfumes"] {
      let row = try connection.prepare("SELECT id, name, name_key FROM \(table)")
      while try row.step() {
        if try SearchKey(try row.text(1)).text.utf8.elementsEqual(row.text(2).utf8) { continue }
        differences.append(
          "row \(row.integer(0)) of \(table) has a key that is not that of its name"
        )
      }
    }
    return differences
  }

  /// Compares what perfumes list with the tables that say which perfumes have an option.
  private func listsAndLinks() throws(CatalogError) -> [String] {
    var (ingredients, keywords) = (LinkSum(), LinkSum())
    let row = try connection.prepare(
      "SELECT id, keywords, top, middle, base, unlayered FROM perfumes"
    )
    while try row.step() {
      let perfume = row.integer(0)
      for id in Set(try row.ids(1)) { keywords.add(id, perfume) }
      var listed: Set<Int> = []
      for column in Int32(2)...5 { listed.formUnion(try row.ids(column)) }
      for id in listed { ingredients.add(id, perfume) }
    }
    var differences: [String] = []
    for (kind, listed) in [("ingredient", ingredients), ("keyword", keywords)] {
      var links = LinkSum()
      let row = try connection.prepare("SELECT \(kind)_id, perfume_id FROM \(kind)_perfumes")
      while try row.step() { links.add(row.integer(0), row.integer(1)) }
      guard links != listed else { continue }
      differences.append("\(kind)_perfumes has other links than the lists of perfumes")
    }
    return differences
  }

  private func texts() throws(CatalogError) -> [String] {
    let assembly = PerfumeAssembly(connection)
    let text = try connection.prepare(
      "SELECT keys, lead_consonants FROM perfume_text WHERE perfume_id = ?"
    )
    let row = try connection.prepare("SELECT \(PerfumeAssembly.columns) FROM perfumes")
    var differences: [String] = []
    while try row.step() {
      let perfume = try assembly.perfume(row)
      let own = SearchableText([perfume.name, perfume.englishName].compactMap(\.self))
      let brand = SearchableText(perfume.brand)
      try text.start(binding: [.integer(perfume.id)])
      let expected = [
        Self.joined(own.keys, brand.keys), Self.joined(own.leadConsonants, brand.leadConsonants),
      ]
      let found = try text.step() ? [try text.text(0), try text.text(1)] : []
      if found != expected {
        differences.append("row \(perfume.id) of perfume_text is not the text of its perfume")
      }
    }
    return differences
  }

  private static func joined(_ own: String, _ brand: String) -> String {
    [own, brand].filter { !$0.isEmpty }.joined(separator: SearchableText.separator)
  }
}

/// Links from options to perfumes, added up in any order so that two sets of them can be compared.
private struct LinkSum: Equatable {
  private var count = 0
  private var sum: UInt64 = 0

  /// Adds a link; two sets of them have one sum by chance once in 2^64.
  mutating func add(_ option: Int, _ perfume: Int) {
    count += 1
    // The finalizer of SplitMix64 (Steele, Lea, Flood, 2014), once for each number.
    sum &+= Self.mixed(
      Self.mixed(UInt64(bitPattern: Int64(option))) ^ UInt64(bitPattern: Int64(perfume))
    )
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var value = value &+ 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
