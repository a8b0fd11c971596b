/// How a file of JSON holds its records.
enum JSONShape {
  /// How far an object is looked into that does not end before.
  static let lookAhead = 16 << 20

  /// Objects that follow each other; whether each has a line to itself, and what the records are wrapped in.
  case lines(isLineByLine: Bool, JSONWrapper?)
  /// One object that is the only record.
  case object
  case list(JSONWrapper?)
  /// Lists of cells, in one list or each on a line.
  case table(isLineByLine: Bool)
  /// Lists of cells somewhere in an object.
  case rows(JSONOutline.Rows)
  case columns
  /// An object, to which names lead, whose members are the records; the column of their names.
  case keyed(path: [String], column: String)
  /// Lists of objects somewhere in an object: the main one, and the column of the names of the lists.
  case nested(JSONOutline.List, column: String?)
  /// A list of anything but objects and lists.
  case plainList
  /// A list of records somewhere in an object, without any.
  case emptyList

  /// The shape of a text that begins with a bracket.
  init(_ input: inout JSONInput) throws(ImportFailure) {
    if try input.peek() == UInt8(ascii: "[") {
      self = try Self.ofList(&input)
    } else {
      self = try Self.ofObject(&input)
    }
  }

  private static func ofList(_ input: inout JSONInput) throws(ImportFailure) -> JSONShape {
    var shape = JSONShape.list(nil)
    var samples: [RawValue] = []
    try input.lookAhead(lookAhead) { (parser, bytes) throws(JSONFault) in
      try parser.take(UInt8(ascii: "["), bytes, else: .expectsList)
      parser.skipSpace(bytes)
      switch try parser.next(bytes) {
      case UInt8(ascii: "["): shape = .table(isLineByLine: false)
      case UInt8(ascii: "]"): shape = .list(nil)
      case UInt8(ascii: "{"):
        samples = []
        while samples.count < JSONWrapper.sampleSize,
          try parser.continues(
            bytes,
            isFirst: samples.isEmpty,
            close: UInt8(ascii: "]"),
            else: .expectsItemEnd
          )
        {
          samples.append(try parser.value(bytes, depth: 1))
        }
      default:
        _ = try parser.value(bytes)
        shape = .plainList
        while try parser.continues(
          bytes,
          isFirst: false,
          close: UInt8(ascii: "]"),
          else: .expectsItemEnd
        ) {
          if case .object = try parser.value(bytes) {
            shape = .list(nil)
            return
          }
        }
        parser.skipSpace(bytes)
        if try parser.next(bytes) == UInt8(ascii: "[") { shape = .table(isLineByLine: true) }
      }
    }
    return samples.isEmpty ? shape : .list(JSONWrapper(samples))
  }

  private static func ofObject(_ input: inout JSONInput) throws(ImportFailure) -> JSONShape {
    var outline = JSONOutline()
    var isLineByLine = false
    var isFollowed = false
    var isBroken = false
    try input.lookAhead(lookAhead) { (parser, bytes) throws(JSONFault) in
      outline = JSONOutline()
      isBroken = false
      let line = parser.place.line
      do throws(JSONFault) {
        try outline.outline(&parser, bytes)
      } catch {
        isBroken = error.reason != .endOfText
        throw error
      }
      isLineByLine = line == parser.place.line
      parser.skipSpace(bytes)
      _ = try parser.next(bytes)
      isFollowed = true
    }
    if isBroken, try nextLineBeginsObject(&input) { return .lines(isLineByLine: true, nil) }
    if isFollowed { return .lines(isLineByLine: isLineByLine, try wrapperOfLines(&input)) }
    return JSONShape(outline)
  }

  /// What the first of the objects that follow each other are wrapped in.
  private static func wrapperOfLines(_ input: inout JSONInput) throws(ImportFailure) -> JSONWrapper?
  {
    var samples: [RawValue] = []
    try input.lookAhead(input.window.recordLimit) { (parser, bytes) throws(JSONFault) in
      samples = []
      while samples.count < JSONWrapper.sampleSize {
        samples.append(try parser.value(bytes))
        parser.skipSpace(bytes)
      }
    }
    return JSONWrapper(samples)
  }

  private static func nextLineBeginsObject(
    _ input: inout JSONInput
  ) throws(ImportFailure) -> Bool {
    var beginsObject = false
    try input.lookAhead(input.window.recordLimit) { (parser, bytes) throws(JSONFault) in
      while try !JSONInput.endsLine(parser.next(bytes)) { parser.place.position += 1 }
      parser.skipSpace(bytes)
      beginsObject = try parser.next(bytes) == UInt8(ascii: "{")
    }
    return beginsObject
  }

  /// The shape of the object that is all of a text.
  private init(_ outline: JSONOutline) {
    let main = outline.mainList
    if let rows = outline.rows {
      self = .rows(rows)
    } else if let main, outline.isWrapper(of: main, despiteColumns: true) {
      self = .nested(main, column: outline.listColumn(of: main))
    } else if outline.isOfEmptyList {
      self = .emptyList
    } else if outline.holdsColumns {
      self = .columns
    } else if let main, outline.isWrapper(of: main, despiteColumns: false) {
      self = .nested(main, column: outline.listColumn(of: main))
    } else if let path = outline.keyedPath {
      self = .keyed(path: path, column: outline.keyColumn(path))
    } else {
      self = .object
    }
  }
}
