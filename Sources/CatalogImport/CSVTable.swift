internal import Catalog

/// A table with a header, whose cells are read by column name.
struct CSVTable {
  /// One record, and where it stands for error messages.
  struct Row {
    let table: String
    let line: Int
    fileprivate let columns: [String: Int]
    fileprivate let fields: [String]

    /// The cell, without white space around it; none when it is empty.
    subscript(column: String) -> String? {
      guard let index = columns[column], index < fields.count else { return nil }
      let text = fields[index].trimmed
      return text.isEmpty ? nil : text.composed
    }

    /// The cell; throws when it is empty.
    func required(_ column: String) throws(CatalogError) -> String {
      guard let text = self[column] else { throw error(column, "is empty") }
      return text
    }

    /// The cell as a value of another type; throws when it cannot be read as one.
    func value<Value>(
      _ column: String,
      _ expected: String,
      _ convert: (String) -> Value?
    ) throws(CatalogError) -> Value? {
      guard let text = self[column] else { return nil }
      guard let value = convert(text) else {
        throw error(column, "'\(text)' is not \(expected)")
      }
      return value
    }

    /// The parts of a cell that lists several things, separated by semicolons.
    func list(_ column: String) -> [String] {
      (self[column] ?? "").split(separator: ";").map { String($0).trimmed }.filter { !$0.isEmpty }
    }

    func error(_ column: String, _ reason: String) -> CatalogError {
      CatalogError(.badInput, path: table, detail: "line \(line), column '\(column)': \(reason)")
    }
  }

  let rows: [Row]

  /// Reads the whole table; throws when a column is missing, unknown or repeated, or a row is ragged.
  init(_ name: String, _ bytes: [UInt8], columns expected: [String]) throws(CatalogError) {
    var reader = CSVReader(bytes)
    var rows: [Row] = []
    do throws(CSVReader.SyntaxError) {
      guard let header = try reader.next() else {
        throw CSVReader.SyntaxError(line: 1, reason: "the header is missing")
      }
      let columns = try Self.columns(header, expected: expected)
      while let record = try reader.next() {
        guard record.fields.count == header.fields.count else {
          let counts = "\(record.fields.count) cells instead of \(header.fields.count)"
          throw CSVReader.SyntaxError(line: record.line, reason: counts)
        }
        rows.append(Row(table: name, line: record.line, columns: columns, fields: record.fields))
      }
    } catch {
      throw CatalogError(.badInput, path: name, detail: "line \(error.line): \(error.reason)")
    }
    self.rows = rows
  }

  private static func columns(
    _ header: CSVReader.Record,
    expected: [String]
  ) throws(CSVReader.SyntaxError) -> [String: Int] {
    var columns: [String: Int] = [:]
    for (index, name) in header.fields.map(\.trimmed).enumerated() {
      if let first = columns.updateValue(index, forKey: name) {
        let positions = "columns \(first + 1) and \(index + 1) are both called '\(name)'"
        throw CSVReader.SyntaxError(line: header.line, reason: positions)
      }
      if !expected.contains(name) {
        throw CSVReader.SyntaxError(line: header.line, reason: "there is no column '\(name)'")
      }
    }
    if let missing = expected.first(where: { columns[$0] == nil }) {
      throw CSVReader.SyntaxError(line: header.line, reason: "the column '\(missing)' is missing")
    }
    return columns
  }
}

extension String {
  /// Without white space at either end.
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
