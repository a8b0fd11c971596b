import Catalog
import CatalogImport

/// Tables of notes and brands as an import has them, but of a few rows.
enum SmallTables {
  static let notes = made { () throws(ImportFailure) in
    try NoteTable(
      series: rows("name,korean_name\nFloral,플로럴\nWoody,우디\nCitrus,\nOther,기타\n"),
      notes: rows(
        """
        note,series,korean_name,aliases
        Rose,Floral,장미,rosa; 로즈
        White Musk,Floral,화이트 머스크,
        Lily of the Valley,Floral,은방울꽃,muguet
        Oud,Woody,오우드,agarwood oil; عود
        Lemon,Citrus,레몬,柠檬
        """
      )
    )
  }

  static let brands = made { () throws(ImportFailure) in
    try BrandTable(
      rows(
        "name,korean_name,aliases\nChanel,샤넬,\nDolce & Gabbana,돌체앤가바나,D&G\nEtat Libre d'Orange,,\n"
      )
    )
  }

  private static func rows(_ text: String) throws(ImportFailure) -> TextReader {
    try TextRecords.reader(for: BytesInMemory(Array(text.utf8)))
  }

  private static func made<Table>(_ make: () throws(ImportFailure) -> Table) -> Table {
    do throws(ImportFailure) { return try make() } catch { fatalError(error.reason.english) }
  }
}
