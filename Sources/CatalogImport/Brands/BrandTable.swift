import Catalog

/// Knows brands by the names that they go by, in English and Korean.
package struct BrandTable: Sendable {
  /// What is known of a brand.
  package struct Match: Hashable, Sendable {
    package let name: String
    package let koreanName: String?
    /// Whether it is called here by neither of these.
    package var isAlias = false
  }

  private var brands: [String: Match] = [:]
  /// By letters and digits alone, as addresses spell names: "jean-paul-gaultier".
  private var brandsByLetters: [String: Match] = [:]

  /// Reads a table with the columns `name,korean_name,aliases`, whose aliases are parted by semicolons.
  package init(_ reader: some RecordReader) throws(ImportFailure) {
    try reader.forEachRow(["name", "korean_name", "aliases"]) { cells in
      let brand = Match(name: cells[0], koreanName: cells[1].isEmpty ? nil : cells[1])
      file(brand, cells[0])
      file(brand, cells[1])
      var alias = brand
      alias.isAlias = true
      for name in cells[2].split(separator: ";") { file(alias, String(name)) }
    }
  }

  private mutating func file(_ brand: Match, _ name: String) {
    let key = SearchKey(name).text
    if key.isEmpty { return }
    if brands[key] == nil { brands[key] = brand }
    var loose = brand
    loose.isAlias = true
    if brandsByLetters[Self.letters(key)] == nil { brandsByLetters[Self.letters(key)] = loose }
  }

  /// The brand called `name`, in whatever spelling; none that is known.
  package func match(_ name: String) -> Match? {
    let key = SearchKey(name).text
    return brands[key] ?? brandsByLetters[Self.letters(key)]
  }

  private static func letters(_ key: String) -> String {
    key.replacing("&", with: "and").filter { $0.isLetter || $0.isNumber }
  }
}
