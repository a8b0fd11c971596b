import CSQLite
import Catalog

/// What SQLite answers to a call: an open set of codes, of which an extended one says more in its
/// upper bits.
struct SQLiteCode: RawRepresentable, Hashable, Sendable {
  let rawValue: Int32

  static let ok: SQLiteCode = SQLiteCode(rawValue: SQLITE_OK)
  static let row: SQLiteCode = SQLiteCode(rawValue: SQLITE_ROW)
  static let done: SQLiteCode = SQLiteCode(rawValue: SQLITE_DONE)

  /// The kind of failure, without what an extended code adds.
  private var primary: Int32 { rawValue & 0xFF }

  /// A page that does not have its checksum.
  private static let wrongPage: SQLiteCode = SQLiteCode(rawValue: SQLITE_IOERR | 32 << 8)

  /// What the code means to someone who reads or writes a catalogue.
  var catalogCode: CatalogError.Code {
    if self == Self.wrongPage { return .damaged }
    return switch primary {
    // The statements are right, so one that cannot be compiled names a table or column that is lost.
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR: .damaged
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .locked
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH, SQLITE_READONLY: .unreadable
    case SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_TOOBIG: .badInput
    default: .inputOutput
    }
  }

  /// Whether the file, or one that SQLite needs beside it, could not be opened or made.
  var isCannotOpen: Bool { primary == SQLITE_CANTOPEN || primary == SQLITE_READONLY }
}
