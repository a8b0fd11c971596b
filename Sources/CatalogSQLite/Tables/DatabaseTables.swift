import Catalog

/// Reads the tables of a SQLite database that is not a catalogue, but of any other program.
///
/// The file is opened for reading alone and left as it is. Nothing that its schema may contain can do more
/// than read. Used by one thread at a time.
package final class DatabaseTables {
  /// A view may be made to have rows without an end, so they are counted up to here.
  private static let viewRowLimit = 1 << 24

  /// All tables and views, in the order in which they were made.
  ///
  /// Without those that SQLite keeps for itself, and virtual ones, which are an index of others. A view
  /// that does not work is left out.
  package let tables: [DatabaseTable]
  /// Whether the file is a catalogue of this program.
  package let isCatalog: Bool

  private let connection: Connection

  /// Opens the file at `path` and lists what is in it; counts every row.
  ///
  /// `patience` is how long is waited, in milliseconds, while another program holds its lock.
  package init(path: String, patience: Int32 = 5_000) throws(DatabaseFailure) {
    do throws(CatalogError) {
      connection = try Self.connection(path: path, patience: patience)
      isCatalog =
        try connection.number(SQL("PRAGMA application_id")) == CatalogSchema.applicationID
      tables = try Self.tables(of: connection)
    } catch {
      throw DatabaseFailure(error)
    }
  }

  /// The rows of a table, in the order of its keys, or of a view, in its own order.
  package func rows(of table: DatabaseTable) throws(DatabaseFailure) -> DatabaseRows {
    do throws(CatalogError) {
      // An index that has every column would be read in its order.
      let source = Self.quoted(table.name) + (table.isView ? "" : " NOT INDEXED")
      let statement = try connection.prepare("SELECT * FROM \(source)")
      return DatabaseRows(statement, columnCount: table.columns.count)
    } catch {
      throw DatabaseFailure(error)
    }
  }

  private static func connection(
    path: String,
    patience: Int32
  ) throws(CatalogError) -> Connection {
    do throws(CatalogError) {
      return try prepared(Connection(.file(path: path), patience: patience))
    } catch {
      // In a folder that cannot be written, SQLite cannot make the files that write-ahead mode needs.
      // Without a log there is nothing in them, and nobody who could change the database.
      guard error.code == .unreadable, let file = try? CatalogFile(path: path),
        file.usesWriteAheadLog, !file.hasWriteAheadLog
      else { throw error }
    }
    return try prepared(Connection(.immutableFile(path: path), patience: patience))
  }

  private static func prepared(_ connection: Connection) throws(CatalogError) -> Connection {
    try connection.runScript(
      """
      PRAGMA trusted_schema = OFF;
      PRAGMA cell_size_check = ON;
      PRAGMA temp_store = MEMORY;
      """
    )
    // The first that reads the file.
    _ = try connection.number(SQL("SELECT count(*) FROM sqlite_schema"))
    return connection
  }

  private static func tables(of connection: Connection) throws(CatalogError) -> [DatabaseTable] {
    let listed = try connection.all(
      SQL(
        """
        SELECT list.name, list.type = 'view'
        FROM pragma_table_list AS list JOIN sqlite_schema AS made USING (name)
        WHERE list.schema = 'main' AND list.type IN ('table', 'view')
          AND made.type IN ('table', 'view') AND list.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
        ORDER BY made.rowid
        """
      )
    ) { statement throws(CatalogError) in
      (name: try statement.text(0), isView: statement.integer(1) == 1)
    }
    var tables: [DatabaseTable] = []
    for (name, isView) in listed {
      do throws(CatalogError) {
        tables.append(try table(name, isView: isView, in: connection))
      } catch {
        guard isView, error.code == .damaged else { throw error }
      }
    }
    return tables
  }

  private static func table(
    _ name: String,
    isView: Bool,
    in connection: Connection
  ) throws(CatalogError) -> DatabaseTable {
    let statement = try connection.prepare("SELECT * FROM \(quoted(name))")
    let counted =
      isView ? "(SELECT 1 FROM \(quoted(name)) LIMIT \(viewRowLimit + 1))" : quoted(name)
    return DatabaseTable(
      name: name,
      isView: isView,
      columns: statement.columnNames,
      rowCount: try connection.number(SQL("SELECT count(*) FROM \(counted)"))
    )
  }

  private static func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
