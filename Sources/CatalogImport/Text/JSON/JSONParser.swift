/// Parses values of JSON (RFC 8259) that stand whole in a stretch of bytes.
///
/// A fault leaves the position wherever it is; whoever wants to start anew puts back the `place` of
/// before.
struct JSONParser {
  /// Lists and objects in each other, at most; deeper ones are refused before the stack is.
  static let depthLimit = 512
  /// The most members that the records of a file may have.
  static let columnLimit = 16_384

  /// How far the parser is.
  struct Place {
    var position = 0
    /// From 1.
    var line = 1
    /// Where that line begins.
    var lineStart = 0

    /// Passes over an LF or a CR; the two together end one line.
    mutating func passLineEnd(_ bytes: Span<UInt8>) {
      let isSecond =
        bytes[position] == UInt8(ascii: "\n") && position > 0
        && bytes[position &- 1] == UInt8(ascii: "\r")
      if !isSecond { line &+= 1 }
      position &+= 1
      lineStart = position
    }
  }

  var place = Place()
  /// The names of the members of records.
  private(set) var columns = JSONNames()
  /// In which record a column was met last.
  private var lastRecords: [Int] = []
  private var record = 0
  /// The names in objects within records, by how deep those are.
  private var names: [JSONNames] = []
  /// Where a string with escapes is put together.
  var unescaped: [UInt8] = []

  /// Makes the column of the names that records have themselves, before any other.
  mutating func addKeyColumn(_ name: String) {
    _ = columns.number(of: name, after: -1)
    lastRecords = [0]
  }

  /// Lets `parse` parse what a window holds before `end`.
  @inline(__always)
  mutating func run<Value>(
    _ window: TextWindow,
    to end: Int = .max,
    _ parse: (inout JSONParser, Span<UInt8>) throws(JSONFault) -> Value
  ) throws(JSONFault) -> Value {
    try parse(&self, window.bytes.span.extracting(first: end))
  }

  /// Passes over the white space that comes next in what a window holds.
  mutating func skipSpace(_ window: TextWindow) { skipSpace(window.bytes.span) }

  /// Passes over the LF or CR that comes next in what a window holds.
  mutating func passLineEnd(_ window: TextWindow) { place.passLineEnd(window.bytes.span) }

  /// Passes over white space.
  @inline(__always)
  mutating func skipSpace(_ bytes: Span<UInt8>) {
    while place.position < bytes.count, bytes[place.position] <= UInt8(ascii: " ") {
      guard passSpace(bytes) else { return }
    }
  }

  private mutating func passSpace(_ bytes: Span<UInt8>) -> Bool {
    switch bytes[place.position] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): place.position &+= 1
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): place.passLineEnd(bytes)
    default: return false
    }
    return true
  }

  /// Passes over `byte`.
  @inline(__always)
  mutating func take(
    _ byte: UInt8,
    _ bytes: Span<UInt8>,
    else reason: JSONFault.Reason
  ) throws(JSONFault) {
    guard try next(bytes) == byte else { throw JSONFault(reason, at: place.position) }
    place.position &+= 1
  }

  /// The byte that comes next.
  @inline(__always)
  func next(_ bytes: Span<UInt8>) throws(JSONFault) -> UInt8 {
    guard place.position < bytes.count else {
      throw JSONFault(.endOfText, at: place.position)
    }
    return bytes[place.position]
  }

  /// Whether another item or member follows in what `close` closes; if so, it comes next, and otherwise
  /// what closes is passed over.
  @inline(__always)
  mutating func continues(
    _ bytes: Span<UInt8>,
    isFirst: Bool,
    close: UInt8,
    else reason: JSONFault.Reason
  ) throws(JSONFault) -> Bool {
    skipSpace(bytes)
    if try next(bytes) == close {
      place.position &+= 1
      return false
    }
    if isFirst { return true }
    let comma = place.position
    try take(UInt8(ascii: ","), bytes, else: reason)
    skipSpace(bytes)
    if try next(bytes) == close { throw JSONFault(.trailingComma, at: comma) }
    return true
  }

  /// The members of the object that comes next, by the number of the column; with the name that the
  /// object has itself in the first column, if there is one.
  mutating func record(
    _ bytes: Span<UInt8>,
    key: String? = nil
  ) throws(JSONFault) -> [RawValue] {
    guard try next(bytes) == UInt8(ascii: "{") else {
      throw JSONFault(.expectsObject, at: place.position)
    }
    place.position &+= 1
    record &+= 1
    var values = [RawValue](repeating: .absent, count: columns.names.count)
    // A member called as that column says more than the name does.
    if let key { values[0] = .text(key) }
    var previous = -1
    while try continues(
      bytes,
      isFirst: previous < 0,
      close: UInt8(ascii: "}"),
      else: .expectsMemberEnd
    ) {
      let start = place.position
      let column = try column(bytes, after: previous)
      guard lastRecords[column] != record else { throw JSONFault(.repeatedName, at: start) }
      lastRecords[column] = record
      previous = column
      let value = try memberValue(bytes, depth: 1)
      if column < values.count { values[column] = value } else { values.append(value) }
    }
    return values
  }

  private mutating func column(
    _ bytes: Span<UInt8>,
    after previous: Int
  ) throws(JSONFault) -> Int {
    let start = place.position
    try take(UInt8(ascii: "\""), bytes, else: .expectsName)
    if let column = columns.expected(after: previous, bytes, &place.position) { return column }
    place.position = start
    let name = try string(bytes)
    let column = columns.number(of: name, after: previous)
    if column == lastRecords.count {
      guard column < Self.columnLimit else { throw JSONFault(.tooManyColumns, at: start) }
      lastRecords.append(0)
    }
    return column
  }

  /// The value behind the colon that comes next.
  @inline(__always)
  mutating func memberValue(_ bytes: Span<UInt8>, depth: Int) throws(JSONFault) -> RawValue {
    skipSpace(bytes)
    try take(UInt8(ascii: ":"), bytes, else: .expectsColon)
    skipSpace(bytes)
    return try value(bytes, depth: depth)
  }

  /// The value that comes next, which `depth` lists and objects enclose.
  mutating func value(_ bytes: Span<UInt8>, depth: Int = 0) throws(JSONFault) -> RawValue {
    switch try next(bytes) {
    case UInt8(ascii: "\""): .text(try string(bytes))
    case UInt8(ascii: "{"): .object(try members(bytes, depth: depth &+ 1))
    case UInt8(ascii: "["): .list(try items(bytes, depth: depth &+ 1))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number(try number(bytes))
    default: try literal(bytes)
    }
  }

  private mutating func items(_ bytes: Span<UInt8>, depth: Int) throws(JSONFault) -> [RawValue] {
    try enter(depth: depth)
    var items: [RawValue] = []
    while try continues(
      bytes,
      isFirst: items.isEmpty,
      close: UInt8(ascii: "]"),
      else: .expectsItemEnd
    ) {
      // Most lists are short: one allocation does for them.
      if items.isEmpty { items.reserveCapacity(8) }
      items.append(try value(bytes, depth: depth))
    }
    return items
  }

  private mutating func members(
    _ bytes: Span<UInt8>,
    depth: Int
  ) throws(JSONFault) -> [RawValue.Member] {
    try enter(depth: depth)
    while names.count <= depth { names.append(JSONNames()) }
    var members: [RawValue.Member] = []
    var known: Set<String> = []
    var previous = -1
    while try continues(
      bytes,
      isFirst: members.isEmpty,
      close: UInt8(ascii: "}"),
      else: .expectsMemberEnd
    ) {
      let start = place.position
      let name = try name(bytes, depth: depth, &previous)
      guard !isRepeated(name, members, &known) else {
        throw JSONFault(.repeatedName, at: start)
      }
      members.append(
        RawValue.Member(key: name, value: try memberValue(bytes, depth: depth))
      )
    }
    return members
  }

  private mutating func enter(depth: Int) throws(JSONFault) {
    guard depth <= Self.depthLimit else { throw JSONFault(.tooDeep, at: place.position) }
    place.position &+= 1
  }

  /// The name that comes next; `previous` is the one before, and becomes this one.
  @inline(__always)
  private mutating func name(
    _ bytes: Span<UInt8>,
    depth: Int,
    _ previous: inout Int
  ) throws(JSONFault) -> String {
    let start = place.position
    try take(UInt8(ascii: "\""), bytes, else: .expectsName)
    if let number = names[depth].expected(after: previous, bytes, &place.position) {
      previous = number
      return names[depth].names[number]
    }
    place.position = start
    let name = try string(bytes)
    // Objects that are maps bring new names for ever, and of any length.
    if names[depth].names.count == 1_024 || name.utf8.count > 256 {
      names[depth] = JSONNames()
      previous = -1
      return name
    }
    previous = names[depth].number(of: name, after: previous)
    return name
  }

  private func isRepeated(
    _ name: String,
    _ members: [RawValue.Member],
    _ known: inout Set<String>
  ) -> Bool {
    if members.count < 16 { return members.contains { $0.key == name } }
    if known.isEmpty { known = Set(members.map(\.key)) }
    return !known.insert(name).inserted
  }
}
