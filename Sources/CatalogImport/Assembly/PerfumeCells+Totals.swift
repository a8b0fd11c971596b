import Catalog

extension PerfumeCells {
  /// Whether a record is no perfume but the sum of others: the first of its cells that holds anything, its name
  /// or its brand is a word for that, and beside it the record lacks a name or a brand, and lists nothing.
  func isTotal(_ record: Record) -> Bool {
    let first = record.values.firstIndex { !$0.isEmpty }
    guard
      let label = label(first, record) ?? label(map.column(.name), record)
        ?? label(map.column(.brand), record)
    else { return isTotalOfBrand(record, first) }
    return lacksMore(than: label, record) && !listsAnything(record)
  }

  /// `column` when a word for a sum stands there.
  private func label(_ column: Int?, _ record: Record) -> Int? {
    guard let column, case .text(let text) = record[column], TotalsText.isTotal(text) else {
      return nil
    }
    return column
  }

  /// Whether a record that is called a sum in one column has no name or no brand beside that.
  private func lacksMore(than label: Int, _ record: Record) -> Bool {
    let says = { (field: Field) in
      map.column(field).map { text($0, record) { $0.contains(where: \.isLetter) } } ?? false
    }
    return switch label {
    case map.column(.name): !says(.brand)
    case map.column(.brand): !says(.name)
    default: !says(.name) || !says(.brand)
    }
  }

  /// The same where the word stands with what it is the sum of, as spreadsheets put it beside an empty name.
  private func isTotalOfBrand(_ record: Record, _ first: Int?) -> Bool {
    guard let name = map.column(.name), record[name].isEmpty, let first,
      first != map.column(.id), case .text(let text) = record[first],
      TotalsText.isTotalOfSomething(text)
    else { return false }
    return !listsAnything(record)
  }

  private func text(_ column: Int, _ record: Record, _ isSo: (String) -> Bool) -> Bool {
    record[column].scalarText.map(isSo) ?? false
  }

  private func listsAnything(_ record: Record) -> Bool {
    map.columns.contains { field, columns in
      field.isList
        && columns.contains { column in
          switch record[column] {
          case .text(let text): text.contains(where: \.isLetter) && !TotalsText.isTotal(text)
          case .list(let items): !items.isEmpty
          case .object: true
          case .absent, .number, .flag: false
          }
        }
    }
  }
}
