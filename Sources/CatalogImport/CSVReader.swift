/// Reads comma-separated values as RFC 4180 defines them, byte by byte.
///
/// Takes LF, CR LF and CR as line ends and passes over a byte-order mark. Records that are wholly
/// empty are passed over.
struct CSVReader {
  /// One record with the line on which it begins, from 1.
  struct Record: Equatable {
    var fields: [String]
    let line: Int
  }

  /// A place where the text is not what the format allows.
  struct SyntaxError: Error, Equatable {
    let line: Int
    let reason: String
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The next record, or none at the end.
  mutating func next() throws(SyntaxError) -> Record? {
    while position < bytes.count {
      var record = Record(fields: [], line: line)
      repeat {
        record.fields.append(try field())
      } while take(comma)
      takeLineEnd()
      if record.fields != [""] { return record }
    }
    return nil
  }

  private mutating func field() throws(SyntaxError) -> String {
    position < bytes.count && bytes[position] == quote ? try quotedField() : try plainField()
  }

  private mutating func plainField() throws(SyntaxError) -> String {
    let start = position
    while position < bytes.count, !isLineEnd(bytes[position]), bytes[position] != comma {
      position += 1
    }
    return try text(bytes[start..<position], from: line)
  }

  private mutating func quotedField() throws(SyntaxError) -> String {
    let opened = line
    var content: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == quote {
        position += 1
        guard take(quote) else { return try closed(content, from: opened) }
        content.append(quote)
      } else if isLineEnd(byte) {
        let start = position
        takeLineEnd()
        content += bytes[start..<position]
      } else {
        content.append(byte)
        position += 1
      }
    }
    throw SyntaxError(line: opened, reason: "a quotation mark is opened and never closed")
  }

  private func closed(_ content: [UInt8], from opened: Int) throws(SyntaxError) -> String {
    guard position == bytes.count || bytes[position] == comma || isLineEnd(bytes[position]) else {
      throw SyntaxError(line: line, reason: "text follows a closing quotation mark")
    }
    return try text(content[...], from: opened)
  }

  private func text(_ bytes: ArraySlice<UInt8>, from line: Int) throws(SyntaxError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SyntaxError(line: line, reason: "not UTF-8")
    }
    return text
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func takeLineEnd() {
    let hadReturn = take(carriageReturn)
    if take(lineFeed) || hadReturn { line += 1 }
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }
}

private let comma = UInt8(ascii: ",")
private let quote = UInt8(ascii: "\"")
private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
