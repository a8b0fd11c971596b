/// What an object of JSON holds, as far as its first bytes tell: by this the shape of a file is known.
struct JSONOutline {
  /// A list of objects, and how it is reached.
  struct List {
    /// The names that lead to it, through objects alone.
    let path: [String]
    /// Its first objects, of the first lists.
    var samples: [RawValue]
    /// What those are wrapped in.
    var wrapper: JSONWrapper? { JSONWrapper(samples) }
    /// The names of the first record.
    let names: [String]
    /// How many objects of that kind it has.
    var count = 1
    /// How many members of the object that it stands in are neither lists nor objects.
    var plainSiblings = 0
  }

  /// An object within the object, and how it is reached.
  struct Object {
    let path: [String]
    /// How many members it has of each kind.
    var plain = 0
    var lists = 0
    var objects = 0
    /// Whether all its names are numbers.
    var isNumbered = true
    /// Whether it has a member named "key".
    var hasKey = false

    var count: Int { plain + lists + objects }
  }

  private(set) var lists: [List] = []
  /// In the order in which they begin; the first is the whole.
  private(set) var objects: [Object] = []
  /// The names of the members of the whole that are strings.
  private(set) var textNames: [String] = []
  /// The names of the lists in the whole that hold anything but objects.
  private(set) var plainLists: [String] = []
  /// How the lists are reached that hold nothing.
  private(set) var emptyLists: [[String]] = []
  /// The lists of lists: how they are reached, and their first items.
  private(set) var rowLists: [(path: [String], first: [RawValue])] = []
  /// The lists that may name the columns of rows.
  private(set) var columnLists: [(path: [String], names: [String])] = []

  /// Members of one object that are looked at, and objects in all.
  private static let memberLimit = 1_000
  private static let objectLimit = 10_000
  /// Lists of which the first objects are kept.
  private static let sampledLists = 100
  /// Objects in each other that are looked at.
  private static let depthLimit = 16

  /// Outlines the object that comes next in what a window holds.
  ///
  /// Throws the fault, or that the bytes end, but keeps what was found before.
  mutating func outline(
    _ parser: inout JSONParser,
    _ bytes: Span<UInt8>,
    path: [String] = []
  ) throws(JSONFault) {
    let number = objects.count
    let firstList = lists.count
    objects.append(Object(path: path))
    defer {
      for index in lists.indices.suffix(from: firstList)
      where lists[index].path.count == path.count + 1 {
        lists[index].plainSiblings = objects[number].plain
      }
    }
    try parser.take(UInt8(ascii: "{"), bytes, else: .expectsObject)
    while try parser.continues(
      bytes,
      isFirst: objects[number].count == 0,
      close: UInt8(ascii: "}"),
      else: .expectsMemberEnd
    ) {
      let name = try parser.string(bytes)
      parser.skipSpace(bytes)
      try parser.take(UInt8(ascii: ":"), bytes, else: .expectsColon)
      parser.skipSpace(bytes)
      if !name.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
        objects[number].isNumbered = false
      }
      if name == "key" { objects[number].hasKey = true }
      try outlineMember(of: number, name, &parser, bytes)
    }
  }

  private mutating func outlineMember(
    of number: Int,
    _ name: String,
    _ parser: inout JSONParser,
    _ bytes: Span<UInt8>
  ) throws(JSONFault) {
    let path = objects[number].path + [name]
    let isLookedAt =
      objects[number].count < Self.memberLimit && objects.count < Self.objectLimit
      && path.count < Self.depthLimit
    switch try parser.next(bytes) {
    case UInt8(ascii: "{"):
      objects[number].objects += 1
      if isLookedAt { return try outline(&parser, bytes, path: path) }
    case UInt8(ascii: "["):
      objects[number].lists += 1
      if isLookedAt { return try outlineList(&parser, bytes, path: path) }
    case UInt8(ascii: "\""):
      objects[number].plain += 1
      if number == 0, isLookedAt { textNames.append(name) }
    default:
      objects[number].plain += 1
    }
    _ = try parser.value(bytes, depth: path.count)
  }

  private mutating func outlineList(
    _ parser: inout JSONParser,
    _ bytes: Span<UInt8>,
    path: [String]
  ) throws(JSONFault) {
    try parser.take(UInt8(ascii: "["), bytes, else: .expectsList)
    var number: Int?
    var names: [String]? = ColumnList.isCalled(path.last) ? [] : nil
    var isFirst = true
    while try parser.continues(
      bytes,
      isFirst: isFirst,
      close: UInt8(ascii: "]"),
      else: .expectsItemEnd
    ) {
      let item = try parser.value(bytes, depth: path.count + 1)
      if isFirst {
        number = begin(path, item)
      } else if let number, case .object = item {
        lists[number].count += 1
        if number < Self.sampledLists, lists[number].samples.count < JSONWrapper.sampleSize {
          lists[number].samples.append(item)
        }
      }
      if let name = ColumnList.name(item) { names?.append(name) } else { names = nil }
      isFirst = false
    }
    if isFirst { emptyLists.append(path) }
    if let names, !names.isEmpty { columnLists.append((path, names)) }
  }

  /// Notes a list by its first item; returns its number if it is one of objects.
  private mutating func begin(_ path: [String], _ item: RawValue) -> Int? {
    if case .object(let members) = item {
      let inner = JSONWrapper([item])?.record(in: item)
      var names = members.map(\.key)
      if case .object(let members)? = inner { names = members.map(\.key) }
      let samples = lists.count < Self.sampledLists ? [item] : []
      lists.append(List(path: path, samples: samples, names: names))
      return lists.count - 1
    }
    if case .list(let cells) = item { rowLists.append((path, cells)) }
    if path.count == 1 { plainLists.append(path[0]) }
    return nil
  }
}
