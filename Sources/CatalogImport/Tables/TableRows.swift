import Catalog

/// The rows of one CSV table, whose first line names its columns in any order.
struct TableRows {
  /// One row, whose cells are asked for by the name of their column.
  struct Row {
    fileprivate let record: Record
    fileprivate let columns: [String: Int]
    fileprivate let file: String

    /// The text of a cell without the white space around it; none when that leaves nothing.
    func text(_ column: String) -> String? {
      guard let index = columns[column], case .text(let cell) = record[index] else { return nil }
      let text = cell.trimmed
      return text.isEmpty ? nil : text
    }

    /// The text of a cell that may not be empty.
    func required(_ column: String) throws(CatalogError) -> String {
      guard let text = text(column) else { throw wrong(column, "it is empty") }
      return text
    }

    /// The items of a list, which semicolons part.
    func items(_ column: String) throws(CatalogError) -> [String] {
      guard let text = text(column) else { return [] }
      var items: [String] = []
      for part in text.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
        let item = String(Substring(part)).trimmed
        if item.isEmpty { throw wrong(column, "an item of the list is empty") }
        items.append(item)
      }
      return items
    }

    /// A whole number in `range`; none when the cell is empty.
    func integer(
      _ column: String,
      in range: ClosedRange<Int>
    ) throws(CatalogError) -> Int? {
      guard let text = text(column) else { return nil }
      guard let number = Int(text) else { throw wrong(column, "'\(text)' is no whole number") }
      guard range.contains(number) else { throw wrong(column, "\(number) is out of range") }
      return number
    }

    /// A decimal number in `range`; none when the cell is empty.
    func real(_ column: String, in range: ClosedRange<Double>) throws(CatalogError) -> Double? {
      guard let text = text(column) else { return nil }
      guard let number = Double(text) else { throw wrong(column, "'\(text)' is no number") }
      guard range.contains(number) else { throw wrong(column, "\(text) is out of range") }
      return number
    }

    /// What to throw when a cell cannot be used.
    func wrong(_ column: String, _ reason: String) -> CatalogError {
      CatalogError(
        .badInput,
        path: file,
        detail: "line \(record.line), column '\(column)': \(reason)"
      )
    }
  }

  private let file: String
  private var reader: TextReader
  private let columns: [String: Int]

  /// Reads the header of `bytes`; `expected` are the columns that there must be, and all there may be.
  init(file: String, bytes: [UInt8], columns expected: [String]) throws(CatalogError) {
    self.file = file
    reader = try Self.reading(file) { () throws(ImportFailure) in
      try TextRecords.reader(for: BytesInMemory(bytes), options: TextOptions(delimiter: .comma))
    }
    var columns: [String: Int] = [:]
    for (index, column) in reader.columns.enumerated() {
      let name = column.trimmed
      if let first = columns[name] {
        let detail =
          "line 1: column '\(name)' stands twice, as number \(first + 1) and \(index + 1)"
        throw CatalogError(.badInput, path: file, detail: detail)
      }
      guard expected.contains(name) else {
        throw CatalogError(.badInput, path: file, detail: "line 1: column '\(name)' is unknown")
      }
      columns[name] = index
    }
    if let missing = expected.first(where: { columns[$0] == nil }) {
      throw CatalogError(.badInput, path: file, detail: "line 1: column '\(missing)' is missing")
    }
    self.columns = columns
  }

  /// The next row; none at the end.
  mutating func next() throws(CatalogError) -> Row? {
    let record = try Self.reading(file) { () throws(ImportFailure) in try reader.next() }
    return record.map { Row(record: $0, columns: columns, file: file) }
  }

  private static func reading<Value>(
    _ file: String,
    _ read: () throws(ImportFailure) -> Value
  ) throws(CatalogError) -> Value {
    do throws(ImportFailure) {
      return try read()
    } catch {
      let line = error.line.map { "line \($0)" }
      let column = error.column.map { "column \($0)" }
      let place = [line, column].compactMap(\.self).joined(separator: ", ")
      let reason = error.reason.english
      let detail = place.isEmpty ? reason : "\(place): \(reason)"
      throw CatalogError(.badInput, path: file, detail: detail)
    }
  }
}
