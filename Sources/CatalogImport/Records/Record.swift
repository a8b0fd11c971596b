/// One entry of a file as it stands there, before anybody has asked what it means: a row of a table, or
/// an object of JSON.
package struct Record: Hashable, Sendable {
  /// Where it begins, from 1: a line of text, or the row of a sheet or table.
  package let line: Int
  /// By the number of the column in the reader's `columns`; a record may have fewer values than there
  /// are columns.
  package var values: [RawValue]

  /// Makes the value from its parts.
  package init(line: Int, values: [RawValue]) {
    self.line = line
    self.values = values
  }

  /// The value in a column; absent where the record ends before it.
  package subscript(column: Int) -> RawValue {
    column < values.count ? values[column] : .absent
  }
}

/// What a cell or a member holds.
package enum RawValue: Hashable, Sendable {
  /// Not there, or JSON's `null`.
  case absent
  /// A cell of text, or a string of JSON with its escapes resolved; as given, neither trimmed nor composed.
  case text(String)
  /// A number as it is written: "0.75", "1e3".
  case number(String)
  case flag(Bool)
  case list([RawValue])
  /// In the order written; no key stands there twice.
  case object([Member])

  /// One member of an object.
  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: RawValue

    /// Makes the value from its parts.
    package init(key: String, value: RawValue) {
      self.key = key
      self.value = value
    }
  }
}
