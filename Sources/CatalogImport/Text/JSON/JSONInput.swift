import Catalog

/// A text of JSON that is parsed a value at a time.
struct JSONInput {
  private(set) var window: TextWindow
  private(set) var parser = JSONParser()
  /// How many characters the line had before the window's bytes, if it begins before them.
  private(set) var droppedCharacters = 0
  /// What the records are wrapped in.
  private(set) var wrapper: JSONWrapper?

  /// Begins at `position` of what the window holds.
  init(_ window: TextWindow, position: Int = 0) {
    self.window = window
    parser.place = JSONParser.Place(position: position, line: 1, lineStart: position)
  }

  /// The names of the columns met so far.
  var columns: [String] { parser.columns.names }

  /// The line that the reading has come to, from 1.
  var line: Int { parser.place.line }

  /// Makes the column of the names that records have themselves, before any other.
  mutating func addKeyColumn(_ name: String) { parser.addKeyColumn(name) }

  /// Looks for the records in what they are wrapped in.
  mutating func unwrap(_ wrapper: JSONWrapper) {
    self.wrapper = wrapper
    if wrapper.isKeyed { addKeyColumn("key") }
  }

  /// What `parse` makes of the bytes that come next, with as many of them as it needs.
  ///
  /// Behind a failure, the next byte is the one that was next before.
  @inline(__always)
  mutating func parsed<Value>(
    _ parse: (inout JSONParser, Span<UInt8>) throws(JSONFault) -> Value
  ) throws(ImportFailure) -> Value {
    while true {
      let start = parser.place
      let end = start.position &+ window.recordLimit
      do throws(JSONFault) {
        return try parser.run(window, to: end, parse)
      } catch {
        parser.place = start
        guard error.reason == .endOfText else { throw failure(error) }
        if window.bytes.count >= end { throw failure(.tooLarge) }
        if window.isWhole { throw failure(error) }
        try grow()
      }
    }
  }

  /// Lets `look` find out what comes, within `limit` bytes; what is next stays next.
  ///
  /// It is called again with more bytes each time that it throws that they end.
  mutating func lookAhead(
    _ limit: Int,
    _ look: (inout JSONParser, Span<UInt8>) throws(JSONFault) -> Void
  ) throws(ImportFailure) {
    while true {
      var fault: JSONFault?
      let start = parser.place
      let end = start.position + limit
      do throws(JSONFault) {
        try parser.run(window, to: end, look)
      } catch {
        fault = error
      }
      parser.place = start
      guard fault?.reason == .endOfText, !window.isWhole, window.bytes.count < end else { return }
      try grow()
    }
  }

  /// The next byte that is no white space; none at the end.
  mutating func peek() throws(ImportFailure) -> UInt8? {
    while true {
      parser.skipSpace(window)
      if parser.place.position < window.bytes.count { return window.bytes[parser.place.position] }
      if window.isWhole { return nil }
      try grow()
    }
  }

  /// Whether another item or member follows in what `close` closes; if so, it comes next.
  mutating func continues(isFirst: Bool, close: UInt8) throws(ImportFailure) -> Bool {
    let reason: JSONFault.Reason =
      close == UInt8(ascii: "]") ? .expectsItemEnd : .expectsMemberEnd
    return try parsed { (parser, bytes) throws(JSONFault) in
      try parser.continues(bytes, isFirst: isFirst, close: close, else: reason)
    }
  }

  /// Passes over `byte`, which comes next.
  mutating func pass(_ byte: UInt8) throws(ImportFailure) {
    try parsed { (parser, bytes) throws(JSONFault) in
      try parser.take(byte, bytes, else: .expectsValue)
    }
  }

  /// The cells of the list that comes next.
  mutating func row() throws(ImportFailure) -> Record {
    let line = parser.place.line
    guard try peek() == UInt8(ascii: "[") else { throw failure(.expectsList) }
    guard case .list(let values) = try value() else { throw failure(.expectsList) }
    return Record(line: line, values: values)
  }

  /// The value that comes next.
  mutating func value(depth: Int = 1) throws(ImportFailure) -> RawValue {
    try parsed { (parser, bytes) throws(JSONFault) in try parser.value(bytes, depth: depth) }
  }

  /// The name of the member that comes next; then comes its value.
  mutating func name() throws(ImportFailure) -> String {
    try parsed { (parser, bytes) throws(JSONFault) in
      let name = try parser.string(bytes)
      parser.skipSpace(bytes)
      try parser.take(UInt8(ascii: ":"), bytes, else: .expectsColon)
      parser.skipSpace(bytes)
      _ = try parser.next(bytes)
      return name
    }
  }

  /// Goes to a member of the object that comes next, or behind its last.
  mutating func enter(member: String) throws(ImportFailure) {
    try pass(UInt8(ascii: "{"))
    var isFirst = true
    while try continues(isFirst: isFirst, close: UInt8(ascii: "}")), try name() != member {
      isFirst = false
      _ = try value()
    }
  }

  /// The record that comes next, and the name it has itself.
  mutating func record(key: String? = nil) throws(ImportFailure) -> Record {
    let line = parser.place.line
    let wrapper = wrapper
    let values = try parsed { (parser, bytes) throws(JSONFault) in
      if let wrapper { return try parser.record(bytes, in: wrapper) }
      return try parser.record(bytes, key: key)
    }
    return Record(line: line, values: values)
  }

  /// Checks that nothing but white space follows.
  mutating func finish() throws(ImportFailure) {
    if try peek() != nil { throw failure(JSONFault(.textBehind, at: parser.place.position)) }
  }

  /// The next byte; none at the end.
  mutating func nextByte() throws(ImportFailure) -> UInt8? {
    while parser.place.position == window.bytes.count {
      if window.isWhole { return nil }
      try grow()
    }
    return window.bytes[parser.place.position]
  }

  /// Passes over the next byte, which ends no line.
  mutating func advance() { parser.place.position += 1 }

  /// Passes over the next byte, which is an LF or a CR.
  mutating func passLineEnd() { parser.passLineEnd(window) }

  /// Reads more, and forgets what lies behind, but for a byte that may be half a line end.
  private mutating func grow() throws(ImportFailure) {
    let dropped = max(parser.place.position - 1, 0)
    if parser.place.lineStart < dropped {
      let before = parser.place.lineStart == 0 ? droppedCharacters : 0
      droppedCharacters = before + window.characters(in: parser.place.lineStart..<dropped)
      parser.place.lineStart = 0
    } else {
      // From now on the line's start is known by being behind the first byte, or at it with none before.
      if parser.place.lineStart > 0 { droppedCharacters = 0 }
      parser.place.lineStart -= dropped
    }
    parser.place.position -= dropped
    try window.grow(dropping: dropped)
  }
}
