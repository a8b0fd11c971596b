package import Catalog

/// Why the tables of a database cannot be read.
package struct DatabaseFailure: Error, Hashable, Sendable {
  /// What a program tells by.
  package enum Kind: Hashable, Sendable {
    /// Not a SQLite database, encrypted, damaged, or a value in it is no text or number.
    case badInput
    /// It may not be read.
    case noInput
    /// The disk failed.
    case inputOutput
    /// Another program kept it locked for longer than is waited.
    case locked
  }

  /// What kind of failure it is.
  package let kind: Kind
  /// The number of the row that was asked for, from 1; nil where it is not about a row.
  package let row: Int?
  /// The number of the column, from 1.
  package let column: Int?
  /// Part of a sentence, without a full stop: what is wrong, and what to do where that is not plain.
  package let reason: Text
  /// Whether nothing behind this place can be read.
  package let endsReading: Bool

  init(_ kind: Kind, row: Int? = nil, column: Int? = nil, reason: Text, endsReading: Bool = true) {
    self.kind = kind
    self.row = row
    self.column = column
    self.reason = reason
    self.endsReading = endsReading
  }

  /// What a failed call means for a database that nobody knows.
  init(_ error: CatalogError, row: Int? = nil) {
    let kind: Kind =
      switch error.code {
      case .missing, .unreadable: .noInput
      case .locked: .locked
      case .inputOutput: .inputOutput
      default: .badInput
      }
    let words = kind.words
    self.init(
      kind,
      row: row,
      reason: Text(
        english: "\(words.english) (\(error.detail))",
        korean: "\(words.korean)(\(error.detail))"
      )
    )
  }
}

extension DatabaseFailure.Kind {
  fileprivate var words: Text {
    switch self {
    case .badInput:
      Text(
        english: "it is damaged, or encrypted, and no SQLite database that can be read",
        korean: "손상되었거나 암호화되어 SQLite 데이터베이스로 읽을 수 없습니다"
      )
    case .noInput:
      Text(
        english:
          "it cannot be opened; if the program that writes it was interrupted, open it there "
          + "once",
        korean: "열 수 없습니다. 이 파일을 쓰던 프로그램이 중단되었다면 그 프로그램에서 한 번 여세요"
      )
    case .inputOutput:
      Text(english: "it could not be read to the end", korean: "끝까지 읽지 못했습니다")
    case .locked:
      Text(
        english: "it is locked by another program; try again when that has finished",
        korean: "다른 프로그램이 잠갔습니다. 그 작업이 끝난 뒤 다시 시도하세요"
      )
    }
  }
}
