import Catalog

/// The rows of one CSV table, whose first line names its columns in any order.
struct TableRows {
  /// One row, whose cells are asked for by the name of their column.
  struct Row {
    fileprivate let cells: [CSVReader.Cell]
    fileprivate let columns: [String: Int]
    fileprivate let file: String

    /// The text of a cell without the white space around it; none when that leaves nothing.
    func text(_ column: String) -> String? {
      guard let index = columns[column] else { return nil }
      let text = cells[index].text.trimmed
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
      let line = columns[column].map { cells[$0].line } ?? cells[0].line
      return CatalogError(
        .badInput,
        path: file,
        detail: "line \(line), column '\(column)': \(reason)"
      )
    }
  }

  private let file: String
  private var reader: CSVReader
  private let columns: [String: Int]

  /// Reads the header of `bytes`; `expected` are the columns that there must be, and all there may be.
  init(file: String, bytes: [UInt8], columns expected: [String]) throws(CatalogError) {
    self.file = file
    var reader = CSVReader(bytes)
    let header = try Self.nextRow(&reader, file: file)
    guard let header else {
      throw CatalogError(
        .badInput,
        path: file,
        detail: "line 1: the names of the columns are missing"
      )
    }
    var columns: [String: Int] = [:]
    for (index, cell) in header.enumerated() {
      let name = cell.text.trimmed
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
    self.reader = reader
    self.columns = columns
  }

  /// The next row; none at the end.
  mutating func next() throws(CatalogError) -> Row? {
    guard let cells = try Self.nextRow(&reader, file: file) else { return nil }
    guard cells.count == columns.count else {
      let detail =
        "line \(cells[0].line): the row has \(cells.count) cells, the header \(columns.count)"
      throw CatalogError(.badInput, path: file, detail: detail)
    }
    return Row(cells: cells, columns: columns, file: file)
  }

  private static func nextRow(
    _ reader: inout CSVReader,
    file: String
  ) throws(CatalogError) -> [CSVReader.Cell]? {
    do throws(CSVReader.Failure) {
      return try reader.nextRow()
    } catch {
      let detail = "line \(error.line), column \(error.column): \(error.reason)"
      throw CatalogError(.badInput, path: file, detail: detail)
    }
  }
}
