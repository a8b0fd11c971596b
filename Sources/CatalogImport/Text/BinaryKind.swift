import Catalog

/// A kind of file that is no text, known by its first bytes.
enum BinaryKind: CaseIterable {
  case pdf, image, program, archive, sqlite, office, parquet, audio

  /// The kind of a file that begins with `bytes`.
  init?(_ bytes: ArraySlice<UInt8>) {
    let kind = Self.allCases.first { kind in
      kind.signatures.contains { bytes.starts(with: $0) }
    }
    guard let kind else { return nil }
    self = kind
  }

  private var signatures: [[UInt8]] {
    switch self {
    case .pdf: [Array("%PDF-".utf8)]
    case .image:
      [
        [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8), [0x49, 0x49, 0x2A, 0x00],
        [0x4D, 0x4D, 0x00, 0x2A], [0x52, 0x49, 0x46, 0x46],
      ]
    case .program:
      [[0x7F, 0x45, 0x4C, 0x46], [0xCF, 0xFA, 0xED, 0xFE], [0xCA, 0xFE, 0xBA, 0xBE]]
    case .archive:
      [
        [0x50, 0x4B, 0x03, 0x04], [0x1F, 0x8B], Array("BZh".utf8), [0xFD, 0x37, 0x7A, 0x58, 0x5A],
        [0x28, 0xB5, 0x2F, 0xFD], [0x37, 0x7A, 0xBC, 0xAF],
      ]
    case .sqlite: [Array("SQLite format 3".utf8)]
    case .office: [[0xD0, 0xCF, 0x11, 0xE0]]
    case .parquet: [Array("PAR1".utf8)]
    case .audio: [Array("ID3".utf8) + [0x03], Array("ID3".utf8) + [0x04]]
    }
  }

  /// What people call it.
  var name: Text {
    switch self {
    case .pdf: Text(english: "a PDF document", korean: "PDF 문서")
    case .image: Text(english: "an image", korean: "이미지")
    case .program: Text(english: "a program", korean: "실행 파일")
    case .archive: Text(english: "an archive", korean: "압축 파일")
    case .sqlite: Text(english: "a SQLite database", korean: "SQLite 데이터베이스")
    case .office: Text(english: "an old Excel or Word document", korean: "예전 형식의 엑셀·워드 문서")
    case .parquet: Text(english: "a Parquet table", korean: "Parquet 표")
    case .audio: Text(english: "a piece of music", korean: "음악 파일")
    }
  }
}
