import Catalog

/// Knows brands by the names that they go by, in English and Korean.
package struct BrandTable: Sendable {
  /// What is known of a brand.
  package struct Match: Hashable, Sendable {
    package let name: String
    package let koreanName: String?
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
      for name in cells[2].split(separator: ";") { file(brand, String(name)) }
    }
  }

  private mutating func file(_ brand: Match, _ name: String) {
    let key = SearchKey(name).text
    if key.isEmpty { return }
    if brands[key] == nil { brands[key] = brand }
    if brandsByLetters[Self.letters(key)] == nil { brandsByLetters[Self.letters(key)] = brand }
  }

  /// The brand called `name`, in whatever spelling; none that is known.
  package func match(_ name: String) -> Match? {
    let key = SearchKey(name).text
    return brands[key] ?? brandsByLetters[Self.letters(key)]
  }

  /// What the brand called `name` is called in both languages; nothing of one that is not known.
  package func names(of name: String) -> [String] {
    match(name).map { [$0.name, $0.koreanName].compactMap(\.self) } ?? []
  }

  private static func letters(_ key: String) -> String {
    key.replacing("&", with: "and").filter { $0.isLetter || $0.isNumber }
  }
}
