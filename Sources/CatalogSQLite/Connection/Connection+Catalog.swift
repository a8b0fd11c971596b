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

  /// In KiB, the number negative as SQLite wants it.
  private static let cacheSize = -65_536
  /// For one whose searches an index answers: what those read, they read once and keep themselves.
  private static let cacheSizeWithIndex = -2_048

  /// Keeps few pages, since to fill fresh memory with pages takes longer than to read them.
  func expectIndexedSearches() throws(CatalogError) {
    try runScript("PRAGMA cache_size = \(Self.cacheSizeWithIndex)")
  }

  private func prepareForReading() throws(CatalogError) {
    try runScript(
      """
      PRAGMA cache_size = \(Self.cacheSize);
      PRAGMA cell_size_check = ON;
      PRAGMA temp_store = MEMORY;
      """
    )
    try reading { connection throws(CatalogError) in
      for table in CatalogSchema.tables {
        _ = try connection.number(SQL("SELECT count(*) FROM (SELECT 1 FROM \(table) LIMIT 1)"))
      }
    }
  }
}
