import Catalog
import CatalogImport

/// Reads the rows of a sheet one by one; the first that is not empty, nor a title, is the header.
final class SheetReader: RecordReader {
  /// What stands in the header; "" for a cell with nothing in it.
  private(set) var columns: [String] = []
  /// How much of the sheet has been read, from 0 to 1.
  var fraction: Double { min(1, Double(xml.part.count) / Double(max(1, xml.part.size))) }

  private let handler: SheetHandler
  private let xml: XMLReader
  private var hasEnded = false
  /// What was read behind the header to tell it from a title.
  private var ahead: [SheetRow] = []

  /// Reads up to the header.
  init(_ part: ZipPart, values: CellValues) throws(ImportFailure) {
    handler = SheetHandler(values, part: part.name)
    xml = try XMLReader(part, handler: handler)
    guard let header = try readHeader() else { return }
    if let failure = header.failure { throw failure.endingReading }
    columns = header.cells.map { cell in
      switch cell {
      case .text(let text): text
      case .number(let number): number
      case .flag(let flag): flag ? "TRUE" : "FALSE"
      default: ""
      }
    }
    handler.columnLimit = columns.count
    for index in ahead.indices { ahead[index].limit(to: columns.count) }
  }

  private func readHeader() throws(ImportFailure) -> SheetRow? {
    guard let first = try nextRow() else { return nil }
    var read = [first]
    while first.failure == nil, TitleRows.mayContinue(read.map(\.filled)), let row = try nextRow() {
      read.append(row)
    }
    if TitleRows.endInHeader(read.map(\.filled)) { return read.last }
    ahead = Array(read.dropFirst())
    return first
  }

  /// The next row that is not empty.
  func next() throws(ImportFailure) -> Record? {
    guard let row = try nextRow() else { return nil }
    if var failure = row.failure {
      if let column = failure.column, column <= columns.count {
        failure.columnName = columns[column - 1]
      }
      throw failure
    }
    if let column = row.columnBeyond { throw .noHeader(column: column, row: row.number) }
    return Record(line: row.number, values: row.cells)
  }

  private func nextRow() throws(ImportFailure) -> SheetRow? {
    if !ahead.isEmpty { return ahead.removeFirst() }
    guard !hasEnded else { return nil }
    do throws(ImportFailure) {
      if try xml.run() { return handler.row }
      hasEnded = true
      return nil
    } catch {
      hasEnded = true
      throw error
    }
  }
}

extension ImportFailure {
  fileprivate var endingReading: ImportFailure {
    var failure = self
    failure.endsReading = true
    return failure
  }

  fileprivate static func noHeader(column: Int, row: Int) -> ImportFailure {
    let name = CellReference.name(column: column, row: row)
    return ImportFailure(
      line: row,
      column: column + 1,
      reason: Text(
        english: "cell \(name) stands under no heading; give its column a name, or empty it",
        korean: "\(name) 셀 위에 열 이름이 없습니다. 열에 이름을 붙이거나 셀을 비우세요"
      ),
      endsReading: false
    )
  }
}
