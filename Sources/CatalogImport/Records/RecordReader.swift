/// Gives the records of a file one by one, and holds no more of it in memory than one of them.
package protocol RecordReader {
  /// The names of the columns met so far, as the file spells them.
  ///
  /// A table has them all from the start, a name perhaps twice; JSON brings more as it goes on, each once.
  var columns: [String] { get }

  /// The next record; none at the end.
  ///
  /// After a failure that does not end the reading, the record behind the bad one can be asked for.
  mutating func next() throws(ImportFailure) -> Record?
}

extension RecordReader {
  /// Gives the cells of the columns called `names` of every row, empty where there is none.
  func forEachRow(_ names: [String], _ body: ([String]) -> Void) throws(ImportFailure) {
    var reader = self
    while let record = try reader.next() {
      let columns = reader.columns
      body(
        names.map { name in columns.firstIndex(of: name).flatMap { record[$0].plainText } ?? "" }
      )
    }
  }
}

/// Gives text in UTF-8, a piece at a time.
///
/// Without a byte-order mark, and not checked any further: what is said to be UTF-8 may hold bytes that
/// are not.
package protocol ByteSource: AnyObject {
  /// Appends the next piece to `buffer`, at least a byte; false at the end.
  func read(into buffer: inout [UInt8]) throws(ImportFailure) -> Bool
}
