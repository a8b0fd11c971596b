/// Finds out how a delimited text is written, from how it begins.
///
/// Each usual delimiter is tried on the first hundred rows. The one is taken by which the rows have as
/// many cells as the header, and of those that do this alike, the one that gives the header most cells.
/// Rows above the header do not count. Text in which no delimiter parts the header is a table of one column.
struct DialectGuess {
  private static let rowLimit = 100

  let dialect: DelimitedDialect
  /// How many tenths of the rows have the header's cells; below a half all count alike.
  private let consistency: Int
  private let headerCells: Int

  /// The dialect of a text that begins with `head`, with the delimiter that somebody gave.
  static func dialect(
    of head: Span<UInt8>,
    from start: Int,
    isWhole: Bool,
    delimiter: Delimiter? = nil,
    search: HeaderSearch? = nil
  ) -> DelimitedDialect {
    var best: DialectGuess?
    for candidate in delimiter.map({ [$0] }) ?? Delimiter.usual {
      let guess = DialectGuess(candidate, head, from: start, isWhole: isWhole, search)
      if delimiter != nil { return guess.dialect }
      guard guess.headerCells > 1 else { continue }
      let rank = best.map { ($0.consistency, $0.headerCells) } ?? (-1, 0)
      if (guess.consistency, guess.headerCells) > rank { best = guess }
    }
    return best?.dialect
      ?? DialectGuess(.comma, head, from: start, isWhole: isWhole, search).dialect
  }

  private init(
    _ delimiter: Delimiter,
    _ head: Span<UInt8>,
    from start: Int,
    isWhole: Bool,
    _ search: HeaderSearch?
  ) {
    var dialect = DelimitedDialect(delimiter: delimiter)
    dialect.allowsSpaceBeforeQuote = true
    dialect.endsRowsInCarriageReturn = true
    var trial = Trial(dialect, head, from: start, isWhole: isWhole)
    if trial.endsRowsInLineFeed || !trial.endsRowsInCarriageReturn {
      dialect.endsRowsInCarriageReturn = false
      trial = Trial(dialect, head, from: start, isWhole: isWhole)
    }
    if trial.spacedQuotes == 0 || trial.brokenSpacedQuotes > 0 {
      dialect.allowsSpaceBeforeQuote = false
      trial = Trial(dialect, head, from: start, isWhole: isWhole)
    }
    if trial.quotes == 0, trial.brokenQuotes == 0, trial.plainQuotes > 0 {
      dialect.isQuoted = false
      trial = Trial(dialect, head, from: start, isWhole: isWhole)
    }
    self.dialect = dialect
    let header = search?.place(in: trial.firstRows) ?? 0
    let counts = trial.cellCounts.dropFirst(header)
    headerCells = counts.first ?? 0
    let rows = counts.dropFirst()
    let alike = rows.count { $0 == counts.first }
    consistency = rows.isEmpty ? 10 : max(alike * 10 / rows.count, 4)
  }

  /// What a dialect makes of the first rows.
  private struct Trial {
    private(set) var cellCounts: [Int] = []
    /// The cells of the rows that may be the header.
    private(set) var firstRows: [[String]] = []
    /// Whether any row ends in an LF, or a CR LF.
    private(set) var endsRowsInLineFeed = false
    /// Whether any row ends in a CR alone.
    private(set) var endsRowsInCarriageReturn = false
    /// Cells that quotation marks enclose.
    private(set) var quotes = 0
    /// Cells that begin with a quotation mark, close it, go on, and end in one: enclosed, but badly.
    private(set) var brokenQuotes = 0
    /// Cells of one line that begin with a quotation mark and close it before their last word.
    private(set) var plainQuotes = 0
    private(set) var spacedQuotes = 0
    private(set) var brokenSpacedQuotes = 0

    init(_ dialect: DelimitedDialect, _ head: Span<UInt8>, from start: Int, isWhole: Bool) {
      var scanner = DelimitedScanner(dialect)
      var position = start
      while position < head.count, cellCounts.count < DialectGuess.rowLimit,
        scanner.scan(head, from: position, isWhole: isWhole)
      {
        count(scanner, head)
        position = scanner.end
      }
      // Of a head that ends within its first row, that part has to do.
      if cellCounts.isEmpty, position < head.count {
        _ = scanner.scan(head, from: position, isWhole: true)
        count(scanner, head)
      }
    }

    private func texts(_ scanner: DelimitedScanner, _ head: Span<UInt8>) -> [String] {
      scanner.cells.map { (try? String(utf8: head.extracting($0.range))) ?? "" }
    }

    private mutating func count(_ scanner: DelimitedScanner, _ head: Span<UInt8>) {
      if scanner.isEnded {
        let isLineFeed = head[scanner.end - 1] == UInt8(ascii: "\n")
        if isLineFeed { endsRowsInLineFeed = true } else { endsRowsInCarriageReturn = true }
      }
      if !scanner.isBlank(head) {
        cellCounts.append(scanner.cellCount)
        if firstRows.count < HeaderSearch.rowLimit { firstRows.append(texts(scanner, head)) }
      }
      for (number, cell) in scanner.cells.enumerated() {
        // One that is never closed may be either.
        if number == scanner.fault?.cell, scanner.fault?.reason == .quoteNeverClosed { continue }
        if cell.isQuoted {
          quotes += 1
          if cell.followsSpace { spacedQuotes += 1 }
        } else if let first = cell.range.first, head[first] == UInt8(ascii: "\""),
          scanner.dialect.isQuoted
        {
          if cell.followsSpace { brokenSpacedQuotes += 1 }
          let spansLines = cell.range.contains { head[$0] == 10 || head[$0] == 13 }
          let ends = head[cell.range.upperBound - 1] == UInt8(ascii: "\"")
          if spansLines || ends { brokenQuotes += 1 } else { plainQuotes += 1 }
        }
      }
    }
  }
}
