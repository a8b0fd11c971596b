import Catalog
import CatalogImport

/// What reading records came to, in a form that can be compared.
struct Reading: Equatable {
  private var columns: [String] = []
  private var records: [Record] = []
  private var failures: [ImportFailure] = []

  /// Reads to the end with the reader that `open` gives, and traps where that breaks its contract.
  init<Reader: RecordReader>(limit: Int, _ open: () throws(ImportFailure) -> Reader) {
    do throws(ImportFailure) {
      var reader = try open()
      while step(&reader) { precondition(records.count + failures.count <= limit, "it goes on") }
      columns = reader.columns
    } catch {
      failures.append(error)
    }
    for record in records {
      precondition(record.line >= 1)
      precondition(record.values.count <= columns.count, "there are values without a column")
    }
    for failure in failures {
      precondition(failure.line ?? 1 >= 1 && failure.column ?? 1 >= 1)
      precondition(!failure.reason.english.isEmpty && !failure.reason.korean.isEmpty)
    }
  }

  private mutating func step(_ reader: inout some RecordReader) -> Bool {
    do throws(ImportFailure) {
      guard let record = try reader.next() else { return false }
      records.append(record)
      return true
    } catch {
      failures.append(error)
      return !error.endsReading
    }
  }
}

/// Reads a text whole and in small pieces, and traps where that makes a difference.
func checkText(_ bytes: [UInt8], piece: Int, options: TextOptions) {
  let readings = [bytes.count + 1, piece].map { size in
    Reading(limit: bytes.count + 1) { () throws(ImportFailure) in
      try TextRecords.reader(for: BytesInPieces(bytes, of: size), options: options)
    }
  }
  precondition(readings[0] == readings[1], "in pieces of \(piece) bytes it is another text")
}
