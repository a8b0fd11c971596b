import Catalog
import CatalogImport

/// What a file is, told by its first bytes and never by its name.
enum ContentKind: Hashable, Sendable {
  /// How many bytes have to be looked at.
  static let headLength = 4_096

  case text
  case gzip
  case zip
  case sqlite
  /// Something that cannot be read here, and what to do about it.
  case refused(Text)

  /// What begins with `head`; of an empty file that is text.
  init(head: ArraySlice<UInt8>) {
    if let known = Self.known.first(where: { head.starts(with: $0.signature) }) {
      self = known.kind
    } else if Self.isBinary(head) {
      self = .refused(
        Text(
          english: "it is no text, workbook or SQLite database; save it as CSV, JSON or .xlsx",
          korean: "텍스트나 통합 문서, SQLite 데이터베이스가 아닙니다. CSV, JSON 또는 .xlsx로 저장하세요"
        )
      )
    } else {
      self = .text
    }
  }

  /// NUL stands in no text, but for that in UTF-16 and UTF-32.
  private static func isBinary(_ head: ArraySlice<UInt8>) -> Bool {
    head.contains(0) && TextEncoding.marked(head) == nil && TextEncoding.wide(head) == nil
  }

  private static let known: [(signature: [UInt8], kind: ContentKind)] = [
    // Deflate is the only method that gzip has.
    ([0x1F, 0x8B, 0x08], .gzip),
    (Array("PK\u{3}\u{4}".utf8), .zip),
    (Array("SQLite format 3\0".utf8), .sqlite),
    (
      [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1],
      .refused(
        Text(
          english: "it is an Excel workbook of the old kind (.xls), or one with a password; "
            + "save it as .xlsx without a password, or as CSV",
          korean: "예전 형식의 엑셀 파일(.xls)이거나 암호가 걸린 파일입니다. 암호 없이 .xlsx나 CSV로 저장하세요"
        )
      )
    ),
    (
      Array("%PDF-".utf8),
      .refused(
        Text(
          english: "it is a PDF document; save the table that it shows as CSV or .xlsx",
          korean: "PDF 문서입니다. 그 안의 표를 CSV나 .xlsx로 저장하세요"
        )
      )
    ),
    (
      Array("{\\rtf".utf8),
      .refused(
        Text(
          english: "it is a document of rich text (.rtf); save its table as .xlsx or CSV",
          korean: "서식 있는 문서(.rtf)입니다. 그 안의 표를 .xlsx나 CSV로 저장하세요"
        )
      )
    ),
    (
      Array("PAR1".utf8),
      .refused(
        Text(english: "it is a Parquet file; save it as CSV", korean: "Parquet 파일입니다. CSV로 저장하세요")
      )
    ),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], packed("xz")),
    ([0x28, 0xB5, 0x2F, 0xFD], packed("zstd")),
    (Array("BZh".utf8), packed("bzip2")),
    ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], packed("7-Zip")),
    (Array("Rar!\u{1A}\u{7}".utf8), packed("RAR")),
  ]

  private static func packed(_ name: String) -> ContentKind {
    .refused(
      Text(
        english: "it is compressed with \(name); unpack it first, or compress it with gzip",
        korean: "\(name)로 압축된 파일입니다. 먼저 압축을 풀거나 gzip으로 압축하세요"
      )
    )
  }
}
