/// What members are usually called that hold records, or a name.
enum MemberName {
  private static let records: Set = [
    "product", "products", "perfume", "perfumes", "fragrance", "fragrances", "parfum", "parfums",
    "item", "items", "record", "records", "result", "results", "catalog", "catalogue", "data",
    "rows", "list", "hits", "docs", "documents", "entries", "values", "edges", "nodes",
  ]
  private static let recordsOfOthers: Set = ["similar", "related", "recommended", "sponsored"]
  private static let recordsInOtherScripts = [
    "향수", "제품", "상품", "목록", "製品", "商品", "产品", "香水",
  ]
  private static let names = ["name", "title", "이름", "향수명", "제품명", "상품명", "名"]

  /// Whether a list called so probably holds the records of a file: going by its last word, as in
  /// "searchResults" or "perfume_list".
  static func isOfRecords(_ name: String) -> Bool {
    let words = words(of: name)
    guard let last = words.last, recordsOfOthers.isDisjoint(with: words) else { return false }
    return records.contains(last) || recordsInOtherScripts.contains { last.hasSuffix($0) }
  }

  /// Whether a text called so is probably a name, as in "perfumeName".
  static func isOfName(_ name: String) -> Bool {
    let name = name.lowercased()
    return names.contains { name.contains($0) }
  }

  /// The words of a name, in lower case.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var isInWord = false
    var isAfterCapital = false
    for character in name {
      let isCapital = character.isUppercase
      if !character.isLetter {
        isInWord = false
      } else if isInWord, !isCapital || isAfterCapital {
        words[words.count - 1] += character.lowercased()
      } else {
        words.append(character.lowercased())
        isInWord = true
      }
      isAfterCapital = isCapital
    }
    return words
  }
}
