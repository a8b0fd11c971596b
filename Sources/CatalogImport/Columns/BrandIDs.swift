import Catalog

/// Tells columns that point to brands in another table.
enum BrandIDs {
  private static let suffixes = [
    "id", "ids", "idx", "code", "no", "nr", "key", "fk", "pk", "ref", "번호", "코드", "아이디", "番号", "编号",
    "編號",
  ]

  /// Whether a column is called as such a column is, or as one of brands and holds nothing but ids.
  static func areIn(_ name: String, _ profile: ColumnProfile) -> Bool {
    let words = HeaderKey(name).words
    if namesBrands(words) { return profile.areIDs }
    return suffixes.contains { suffix in
      words.hasSuffix(suffix) && namesBrands(String(words.dropLast(suffix.count)).trimmed)
    }
  }

  private static func namesBrands(_ words: String) -> Bool {
    FieldNames.meanings(of: words).contains { $0.field == .brand }
  }
}
