import CatalogImport

/// The cells of a sheet that are one with cells below them, and have the value of the uppermost.
///
/// Of a block that is several columns wide, the first column has the value.
struct MergedCells {
  private struct Block {
    let column: Int
    let rows: ClosedRange<Int>
    var value: RawValue = .absent
  }

  /// More blocks than this no sheet has that anybody made.
  private static let limit = 1_000_000
  /// No header has more rows than this.
  private static let headerLimit = 3

  /// Those that no row has come to yet, the uppermost last.
  private var waiting: [Block]
  /// Those that the last row is in.
  private var open: [Block] = []

  /// None.
  static let none = MergedCells(waiting: [])

  private init(waiting: [Block]) {
    self.waiting = waiting
  }

  /// Reads the blocks of a sheet, which stand behind its rows; what is damaged is left to the reading of those.
  init(_ archive: ZipArchive, sheet: String) throws(ImportFailure) {
    self = .none
    guard try archive.part(sheet)?.contains("mergeCell") == true,
      let part = try archive.part(sheet)
    else { return }
    let handler = Handler()
    try XMLReader(part, handler: handler).runToEnd()
    waiting = handler.blocks.sorted { $0.rows.lowerBound > $1.rows.lowerBound }
  }

  /// Puts the values of blocks that began above into a row, which comes behind those that it was given before;
  /// columns from `limit` on are not wanted.
  mutating func fill(_ row: inout SheetRow, limit: Int) {
    if open.isEmpty, waiting.last.map({ $0.rows.lowerBound > row.line }) ?? true { return }
    open.removeAll { $0.rows.upperBound < row.line }
    // A sum within a block is of its rows, and not one of them.
    let filling = row.isTotal ? [] : open
    for block in filling where block.column < limit && block.value != .absent {
      while row.cells.count <= block.column { row.cells.append(.absent) }
      if row.cells[block.column] == .absent { row.cells[block.column] = block.value }
    }
    while var block = waiting.last, block.rows.lowerBound <= row.line {
      waiting.removeLast()
      // Where the uppermost row is empty, so is the block.
      guard block.rows.lowerBound == row.line, block.column < row.cells.count else { continue }
      block.value = row.cells[block.column]
      open.append(block)
    }
  }

  /// The last row of a header that begins in `row`: that of the highest block in it, but for those that no
  /// heading fills; asked before any row is filled.
  func lastRow(ofHeader headings: [String], in row: Int) -> Int {
    waiting.filter { block in
      block.rows.lowerBound == row && block.rows.count <= Self.headerLimit
        && block.column < headings.count && !headings[block.column].isEmpty
    }
    .map(\.rows.upperBound).max() ?? row
  }

  /// Reads the list of blocks.
  private final class Handler: XMLHandler {
    var blocks: [Block] = []

    func start(_ tag: borrowing XMLTag, in reader: XMLReader) {
      guard tag.name == "mergeCell", let reference = tag["ref"],
        let block = Self.block(reference)
      else { return }
      guard blocks.count < MergedCells.limit else {
        return reader.fail(.badPart(reader.part.name, "too many merged cells"))
      }
      blocks.append(block)
    }

    func end(_ name: borrowing XMLName, in reader: XMLReader) {}
    func text(_ bytes: Span<UInt8>, in reader: XMLReader) {}

    /// The block that a reference such as "A2:B5" names; none where it is one row high.
    private static func block(_ reference: String) -> Block? {
      let corners = reference.split(separator: ":").map { Array($0.utf8.filter { $0 != 0x24 }) }
      guard corners.count == 2 else { return nil }
      let (start, end) = (corners[0], corners[1])
      guard let column = CellReference.column(start.span),
        let first = CellReference.row(start.span), let last = CellReference.row(end.span),
        first < last
      else { return nil }
      return Block(column: column, rows: first...last)
    }
  }
}
