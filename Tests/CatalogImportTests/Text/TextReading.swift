import Catalog
import CatalogImport
import CatalogTestSupport

/// What reading a text came to.
struct TextReading: Hashable {
  var format: TextFormat?
  var columns: [String] = []
  var records: [Record] = []
  var failures: [ImportFailure] = []

  /// Reads all of a text that comes in pieces of `piece` bytes.
  init(_ bytes: [UInt8], piece: Int = .max, delimiter: Delimiter? = nil) {
    self.init(BytesInPieces(bytes, of: piece), options: TextOptions(delimiter: delimiter))
  }

  init(_ source: any ByteSource, options: TextOptions) {
    do throws(ImportFailure) {
      var reader = try TextRecords.reader(for: source, options: options)
      format = reader.format
      readAll(&reader)
      columns = reader.columns
    } catch {
      failures.append(error)
    }
  }

  init(_ text: String, piece: Int = .max, delimiter: Delimiter? = nil) {
    self.init(Array(text.utf8), piece: piece, delimiter: delimiter)
  }

  private mutating func readAll(_ reader: inout TextReader) {
    while true {
      do throws(ImportFailure) {
        guard let record = try reader.next() else { return }
        records.append(record)
      } catch {
        failures.append(error)
        if error.endsReading { return }
      }
    }
  }

  /// All cells, as `RawValue.shown` has them.
  var cells: [[String]] { records.map { $0.values.map(\.shown) } }

  /// The failures, as in "3:2 brand, ends: it is empty"; what has no place, without.
  var complaints: [String] {
    failures.map { failure in
      let place = [failure.line, failure.column].compactMap(\.self).map(String.init)
      let words =
        [place.joined(separator: ":"), failure.columnName ?? ""].filter { !$0.isEmpty }
      let start = words.joined(separator: " ") + (failure.endsReading ? ", ends: " : ": ")
      return start + failure.reason.english
    }
  }

  /// The lines on which the records begin.
  var lines: [Int] { records.map(\.line) }
}

extension RawValue {
  /// A text or number as it is, and "-" for what is absent.
  var shown: String {
    switch self {
    case .text(let text): text
    case .number(let number): number
    case .absent: "-"
    case .flag(let flag): "\(flag)"
    case .list(let items): "[" + items.map(\.shown).joined(separator: " ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.key): \($0.value.shown)" }.joined(separator: " ") + "}"
    }
  }
}
