/// A row of which the cells may be the names of columns.
package protocol HeadingRow {
  /// Where it begins, from 1.
  var line: Int { get }
  /// The texts of its cells; "" for a cell that can name nothing.
  var headings: [String] { get }
}

/// Gives the rows of a table one by one.
package protocol RowSource {
  associatedtype Row: HeadingRow

  /// The next row; none at the end, or behind a failure that ends the reading.
  mutating func next() throws(ImportFailure) -> Row?
}

/// The rows of a table, of which the next ones can be looked at before they are taken.
package struct RowsAhead<Source: RowSource> {
  /// Where the rows come from.
  package var source: Source
  private var ahead: [Result<Source.Row?, ImportFailure>] = []

  /// Takes what gives the rows.
  package init(_ source: Source) {
    self.source = source
  }

  /// The next row; none at the end.
  package mutating func next() throws(ImportFailure) -> Source.Row? {
    ahead.isEmpty ? try source.next() : try ahead.removeFirst().get()
  }

  /// The row that is next, or one so many behind it; it stays where it is.
  package mutating func peek(_ place: Int = 0) -> Result<Source.Row?, ImportFailure> {
    while ahead.count <= place { ahead.append(read()) }
    return ahead[place]
  }

  /// Takes the header, and the rows above it if it is not the first; none of a table without rows.
  package mutating func header(
    _ search: HeaderSearch?
  ) throws(ImportFailure) -> (row: Source.Row, above: HeaderPlace?)? {
    guard let first = try source.next() else { return nil }
    guard let search, !search.isHeader(first.headings) else { return (first, nil) }
    var rows = [first]
    while rows.count < HeaderSearch.rowLimit {
      let next = read()
      guard case .success(let row?) = next else {
        ahead.append(next)
        break
      }
      rows.append(row)
    }
    let place = search.place(in: rows.map(\.headings))
    ahead = rows[(place + 1)...].map { .success($0) } + ahead
    guard place > 0 else { return (first, nil) }
    let above = rows[..<place].map { row in
      row.headings.filter { !$0.isEmpty }.joined(separator: " ")
    }
    return (rows[place], HeaderPlace(line: rows[place].line, rowsAbove: above))
  }

  /// Changes the rows that have been read ahead.
  package mutating func changeAhead(_ change: (inout Source.Row) -> Void) {
    for index in ahead.indices {
      guard case .success(var row?) = ahead[index] else { continue }
      change(&row)
      ahead[index] = .success(row)
    }
  }

  private mutating func read() -> Result<Source.Row?, ImportFailure> {
    do throws(ImportFailure) {
      return .success(try source.next())
    } catch {
      return .failure(error)
    }
  }
}
