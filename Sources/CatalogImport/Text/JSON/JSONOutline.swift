/// What an object of JSON holds, as far as its first bytes tell: by this the shape of a file is known.
struct JSONOutline {
  /// A list of objects, and how it is reached.
  struct List {
    /// The names that lead to it, through objects alone.
    let path: [String]
    /// The names of its first object.
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

  /// Members of one object that are looked at, and objects in all.
  private static let memberLimit = 1_000
  private static let objectLimit = 10_000
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
    var isFirst = true
    while try parser.continues(
      bytes,
      isFirst: isFirst,
      close: UInt8(ascii: "]"),
      else: .expectsItemEnd
    ) {
      let item = try parser.value(bytes, depth: path.count + 1)
      if isFirst {
        if case .object(let members) = item {
          number = lists.count
          lists.append(List(path: path, names: members.map(\.key)))
        } else if path.count == 1 {
          plainLists.append(path[0])
        }
      } else if let number, case .object = item {
        lists[number].count += 1
      }
      isFirst = false
    }
  }
}
