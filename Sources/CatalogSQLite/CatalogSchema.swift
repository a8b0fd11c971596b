/// The schema of a catalogue, and what its file says of itself.
enum CatalogSchema {
  /// `PRAGMA application_id` of a catalogue; the same number stands in schema.sql.
  static let applicationID = 0x5046_5543
  /// The newest `PRAGMA user_version` that this program reads; the same number stands in schema.sql.
  static let version = 2

  /// The statements that make an empty catalogue.
  static var sql: String { String(decoding: EmbeddedFile.schema.bytes, as: UTF8.self) }

  static let tables: [String] = [
    "brands", "series", "ingredients", "keywords", "perfumes", "ingredient_perfumes",
    "keyword_perfumes", "perfume_text", "next_ids",
  ]
}
