internal import Catalog
internal import CatalogImport
internal import CatalogSQLite

extension ImportFailure {
  /// What went wrong with a catalogue that is read from.
  init(_ error: CatalogError) {
    let kind: Kind =
      switch error.code {
      case .missing, .unreadable: .noInput
      case .inputOutput, .locked: .inputOutput
      default: .badInput
      }
    self.init(
      kind,
      reason: Text(english: error.message(in: .english), korean: error.message(in: .korean)),
      endsReading: true
    )
  }

  /// What went wrong with the database of another program.
  init(_ failure: DatabaseFailure) {
    let kind: Kind =
      switch failure.kind {
      case .badInput: .badInput
      case .noInput: .noInput
      case .inputOutput, .locked: .inputOutput
      }
    self.init(
      kind,
      line: failure.row,
      column: failure.column,
      reason: failure.reason,
      endsReading: failure.endsReading
    )
  }
}
