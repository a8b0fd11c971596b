import CCheckedPages
import CSQLite
import Catalog

/// One connection to a database; used by one thread at a time.
@safe final class Connection {
  /// What a connection may do with its database.
  enum Access {
    case readOnly
    /// Makes the database when there is none.
    case readWrite
  }

  /// How many prepared statements are kept for the next time.
  private static let statementLimit = 64

  let location: CatalogLocation
  let database: OpaquePointer
  /// Whether the catalogue is as it was written, and not changed by another program since.
  var isIntact = true
  /// Options of the catalogue that was read so far: a file that is changed is read by another connection.
  let knownOptions = KnownOptions()
  private var statements: [String: Statement] = [:]

  /// Opens the database at `location`, without reading it yet.
  ///
  /// `patience` is how long each statement waits, in milliseconds, while another program holds the
  /// lock that it needs.
  init(
    _ location: CatalogLocation,
    access: Access = .readOnly,
    patience: Int32
  ) throws(CatalogError) {
    let (name, isURI) = location.sqliteName
    let mode =
      switch access {
      case .readOnly: SQLITE_OPEN_READONLY
      case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    let flags =
      mode | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | (isURI ? SQLITE_OPEN_URI : 0)
    var opened: OpaquePointer?
    let code = unsafe SQLiteCode(rawValue: sqlite3_open_v2(name, &opened, flags, location.layer))
    guard let database = unsafe opened else {
      throw CatalogError(.inputOutput, path: location.path, detail: "out of memory")
    }
    unsafe self.database = unsafe database
    self.location = location
    // From here on `deinit` closes, also when this throws.
    guard code == .ok else {
      throw unsafe CatalogError(code, database: database, path: location.path)
    }
    unsafe sqlite3_busy_timeout(database, patience)
    if case .memory(let image) = location, !image.isEmpty { try load(image) }
  }

  deinit {
    // Statements that outlive the connection keep the database open until they are gone too.
    statements.removeAll()
    unsafe sqlite3_close_v2(database)
  }

  /// The statement for `sql` with its values bound, ready to step; prepared the first time only.
  func statement(_ sql: SQL) throws(CatalogError) -> Statement {
    let statement: Statement
    if let prepared = statements[sql.text] {
      statement = prepared
    } else {
      statement = unsafe try Statement(sql.text, database: database, path: location.path)
      if statements.count >= Self.statementLimit { statements.removeAll() }
      statements[sql.text] = statement
    }
    try statement.start(binding: sql.values)
    return statement
  }

  /// A statement of the caller's own, for many runs with other values.
  func prepare(_ text: String) throws(CatalogError) -> Statement {
    unsafe try Statement(text, database: database, path: location.path)
  }

  /// Runs `sql` to its end, whatever rows it gives.
  func run(_ sql: SQL) throws(CatalogError) {
    let statement = try statement(sql)
    while try statement.step() {}
  }

  /// Runs statements that bind nothing, one after the other.
  func runScript(_ script: String) throws(CatalogError) {
    let code = unsafe SQLiteCode(rawValue: sqlite3_exec(database, script, nil, nil, nil))
    guard code == .ok else {
      throw unsafe CatalogError(code, database: database, path: location.path)
    }
  }

  /// One value of every row of `sql`.
  func all<Value>(
    _ sql: SQL,
    _ value: (Statement) throws(CatalogError) -> Value
  ) throws(CatalogError) -> [Value] {
    let statement = try statement(sql)
    var values: [Value] = []
    while try statement.step() { values.append(try value(statement)) }
    return values
  }

  /// The one number that `sql` gives; 0 when it gives none.
  func number(_ sql: SQL) throws(CatalogError) -> Int {
    let statement = try statement(sql)
    let number = try statement.step() ? statement.integer(0) : 0
    statement.reset()
    return number
  }

  /// How often each number stands in the only column of `sql`.
  func tally(_ sql: SQL) throws(CatalogError) -> [Int: Int] {
    let statement = try statement(sql)
    var tally: [Int: Int] = [:]
    while try statement.step() { tally[statement.integer(0), default: 0] += 1 }
    return tally
  }

  /// In how many rows of `sql`, whose columns are lists of ids, each id stands.
  func tallyOfLists(_ sql: SQL) throws(CatalogError) -> [Int: Int] {
    let statement = try statement(sql)
    var tally: [Int: Int] = [:]
    var ids: [Int] = []
    while try statement.step() {
      ids.removeAll(keepingCapacity: true)
      for column in 0..<statement.columnCount {
        // A list holds each id once, but another may hold it too.
        let others = ids.count
        try statement.appendIDs(column, to: &ids)
        for id in ids[others...] where others == 0 || !ids[..<others].contains(id) {
          tally[id, default: 0] += 1
        }
      }
    }
    return tally
  }

  /// The second column of `sql` by the first, which has no number twice.
  func pairs(_ sql: SQL) throws(CatalogError) -> [Int: Int] {
    let statement = try statement(sql)
    var pairs: [Int: Int] = [:]
    while try statement.step() { pairs[statement.integer(0)] = statement.integer(1) }
    return pairs
  }

  /// Reserves the end of each page for its checksum, in a database that has no page yet.
  func reserveForChecksums() throws(CatalogError) {
    var length = Int32(PERFUME_PAGE_RESERVE)
    let code = unsafe sqlite3_file_control(
      database,
      "main",
      SQLITE_FCNTL_RESERVE_BYTES,
      &length
    )
    guard code == SQLITE_OK else {
      throw unsafe CatalogError(SQLiteCode(rawValue: code), database: database, path: location.path)
    }
  }

  /// How many rows the last statement put in or took out.
  var changes: Int { unsafe Int(sqlite3_changes64(database)) }

  /// Reads with one view of the catalogue, however many statements that takes.
  func reading<Value>(
    _ body: (Connection) throws(CatalogError) -> Value
  ) throws(CatalogError) -> Value {
    try run(SQL("BEGIN"))
    let value: Value
    do throws(CatalogError) {
      value = try body(self)
    } catch {
      // The failure to report is the first: a transaction that has ended itself cannot end again.
      unsafe sqlite3_exec(database, "ROLLBACK", nil, nil, nil)
      throw error
    }
    try run(SQL("COMMIT"))
    return value
  }
}
