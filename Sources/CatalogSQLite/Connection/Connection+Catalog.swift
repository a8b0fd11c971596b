import Catalog

extension Connection {
  /// A connection that reads a catalogue, checked as far as that is cheap.
  ///
  /// That is the header, and the first page of every table. What is damaged further in is found when
  /// it is read.
  static func toCatalog(
    at location: CatalogLocation,
    patience: Int32
  ) throws(CatalogError) -> sending Connection {
    guard case .file(let path) = location else {
      let connection = try Connection(location, patience: patience)
      try connection.prepareForReading()
      return connection
    }
    let file = try CatalogFile(path: path)
    try file.checkIsCatalog()
    do throws(CatalogError) {
      let connection = try Connection(location, patience: patience)
      try connection.prepareForReading()
      connection.isIntact = file.isIntact
      return connection
    } catch {
      // In a folder that cannot be written, SQLite cannot make the files that write-ahead mode needs.
      // Without a log there is nothing in them, and nobody who could change the catalogue.
      guard error.code == .unreadable, file.usesWriteAheadLog, !file.hasWriteAheadLog else {
        throw error
      }
    }
    let connection = try Connection(.immutableFile(path: path), patience: patience)
    connection.isIntact = file.isIntact
    try connection.prepareForReading()
    return connection
  }

  private func prepareForReading() throws(CatalogError) {
    try runScript(
      """
      PRAGMA cache_size = -65536;
      PRAGMA cell_size_check = ON;
      PRAGMA temp_store = MEMORY;
      """
    )
    for table in CatalogSchema.tables {
      _ = try number(SQL("SELECT count(*) FROM (SELECT 1 FROM \(table) LIMIT 1)"))
    }
    try runScript(SearchStatement.workTables)
  }
}
