internal import Catalog
internal import CatalogImport
internal import CatalogSQLite

/// The records of a table in a SQLite database of another program.
struct DatabaseRecords: RecordReader {
  /// The table that is read.
  let table: DatabaseTable
  private let rows: DatabaseRows
  private var row = 0

  var columns: [String] { table.columns }

  /// Chooses the table called `name`; without a name the only one, or the only one that looks like one of
  /// perfumes.
  init(_ database: DatabaseTables, table name: String?) throws(ImportFailure) {
    table = try Self.table(of: database.tables, named: name)
    do throws(DatabaseFailure) {
      rows = try database.rows(of: table)
    } catch {
      throw ImportFailure(error)
    }
  }

  private static func table(
    of tables: [DatabaseTable],
    named name: String?
  ) throws(ImportFailure) -> DatabaseTable {
    let candidates =
      if let name {
        tables.filter { $0.name.lowercased() == name.lowercased() }
      } else {
        tables.count > 1
          ? tables.filter { ColumnMap.looksLikePerfumes($0.columns) && $0.rowCount > 0 } : tables
      }
    if candidates.count == 1 { return candidates[0] }
    if let name, candidates.isEmpty, !tables.isEmpty {
      let names = tables.map { "'\($0.name)'" }.joined(separator: ", ")
      throw ImportFailure(
        reason: Text(
          english: "there is no table '\(name)'; the tables are \(names)",
          korean: "'\(name)' 표가 없습니다. 있는 표: \(names)"
        ),
        endsReading: true
      )
    }
    let listed = tables.map { "'\($0.name)' (\($0.rowCount))" }.joined(separator: ", ")
    throw ImportFailure(
      reason: tables.isEmpty
        ? Text(english: "the database has no tables", korean: "데이터베이스에 표가 없습니다")
        : Text(
          english:
            "say which table holds the perfumes with --table NAME; the tables and their numbers of rows are \(listed)",
          korean: "향수가 있는 표를 --table NAME으로 지정하세요. 표와 행의 수: \(listed)"
        ),
      endsReading: true
    )
  }

  mutating func next() throws(ImportFailure) -> Record? {
    row += 1
    do throws(DatabaseFailure) {
      guard let values = try rows.next() else { return nil }
      return Record(line: row, values: values.map(RawValue.init))
    } catch {
      var failure = ImportFailure(error)
      failure.line = row
      if let column = error.column, column <= columns.count {
        failure.columnName = columns[column - 1]
      }
      throw failure
    }
  }
}

extension RawValue {
  fileprivate init(_ value: DatabaseValue) {
    switch value {
    case .null: self = .absent
    case .number(let text): self = .number(text)
    case .text(let text): self = .text(text)
    }
  }
}
