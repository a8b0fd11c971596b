/// Reads the objects of lists that stand somewhere in an object, reached through objects alone.
///
/// Those lists are read that have the name of the main one, or that stand beside it where their names say
/// something, or whose first object has more than half of its members in common with the main one's first;
/// where the main one is called as lists of records are, so must those be. What else there is, is passed
/// over.
struct JSONNestedReader: RecordReader {
  /// What encloses the place that is read.
  private enum Level {
    case object
    case records
    case otherItems

    var close: UInt8 { self == .object ? UInt8(ascii: "}") : UInt8(ascii: "]") }
  }

  private var input: JSONInput
  private let main: JSONOutline.List
  private let hasListColumn: Bool
  private var listName = ""
  private var levels: [Level] = []
  /// The names that lead to the innermost object.
  private var path: [String] = []
  /// Whether the innermost level has only begun.
  private var isFirst = true

  /// Begins at the first byte of the object; `column` is the column of the names of the lists.
  init(_ input: JSONInput, main: JSONOutline.List, column: String?) throws(ImportFailure) {
    self.input = input
    self.main = main
    hasListColumn = column != nil
    if let column {
      self.input.addKeyColumn(column)
    } else if let wrapper = main.wrapper {
      self.input.unwrap(wrapper)
    }
    try enter(.object)
  }

  var columns: [String] { input.columns }

  mutating func next() throws(ImportFailure) -> Record? {
    do throws(ImportFailure) {
      while let level = levels.last {
        guard try input.continues(isFirst: isFirst, close: level.close) else {
          try leave()
          continue
        }
        isFirst = false
        switch level {
        case .object: try passMember()
        case .otherItems: try passItem()
        case .records: return try record()
        }
      }
      return nil
    } catch {
      if error.endsReading { levels = [] }
      throw error
    }
  }

  private mutating func record() throws(ImportFailure) -> Record {
    do throws(ImportFailure) {
      return try input.record(key: hasListColumn ? listName : nil)
    } catch {
      throw input.passing(error, close: UInt8(ascii: "]"))
    }
  }

  private mutating func passItem() throws(ImportFailure) {
    do throws(ImportFailure) {
      _ = try input.value(depth: levels.count)
    } catch {
      throw input.passing(error, close: UInt8(ascii: "]"))
    }
  }

  private mutating func enter(_ level: Level) throws(ImportFailure) {
    guard levels.count < JSONParser.depthLimit else { throw input.failure(.tooDeep) }
    try input.pass(level == .object ? UInt8(ascii: "{") : UInt8(ascii: "["))
    levels.append(level)
    isFirst = true
  }

  private mutating func leave() throws(ImportFailure) {
    if levels.removeLast() == .object { _ = path.popLast() }
    isFirst = false
    if levels.isEmpty { try input.finish() }
  }

  /// Enters the value of the member that comes next, or passes over it.
  private mutating func passMember() throws(ImportFailure) {
    do throws(ImportFailure) {
      let name = try input.name()
      listName = name
      switch try input.peek() {
      case UInt8(ascii: "{"):
        try enter(.object)
        path.append(name)
      case UInt8(ascii: "["): try enter(try holdsRecords(name) ? .records : .otherItems)
      default: _ = try input.value(depth: levels.count)
      }
    } catch {
      throw input.passing(error, close: UInt8(ascii: "}"))
    }
  }

  /// Whether the list that comes next is one of those to read.
  private mutating func holdsRecords(_ name: String) throws(ImportFailure) -> Bool {
    let mainName = main.path.last ?? ""
    let isNamed = name == mainName || hasListColumn && path == main.path.dropLast()
    var first: RawValue?
    try input.lookAhead(input.window.recordLimit) { (parser, bytes) throws(JSONFault) in
      try parser.take(UInt8(ascii: "["), bytes, else: .expectsList)
      parser.skipSpace(bytes)
      first = try parser.value(bytes)
    }
    guard let first else { return isNamed }
    let record = input.wrapper.map { $0.record(in: first) } ?? first
    guard case .object(let members)? = record else { return false }
    if isNamed { return true }
    if MemberName.isOfRecords(mainName), !MemberName.isOfRecords(name) { return false }
    let names = members.map(\.key)
    let common = Set(names).intersection(main.names).count
    return common * 2 > max(names.count, main.names.count)
  }
}
