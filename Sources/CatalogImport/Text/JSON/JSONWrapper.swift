/// What each record of a file is wrapped in: an object whose other members say nothing of the record.
struct JSONWrapper: Hashable {
  /// The names that lead to a record, from the outermost.
  let path: [String]
  /// Whether at the end of the path each record is the only member of an object, under a name of its own.
  let isKeyed: Bool

  /// How many records are looked at.
  static let sampleSize = 8
  /// Wrappers in each other.
  private static let depthLimit = 4

  /// Finds out what the first records of a file are wrapped in; none when in nothing.
  init?(_ samples: [RawValue]) {
    var path: [String] = []
    var inner = samples
    while path.count < Self.depthLimit, let name = Self.name(inner) {
      path.append(name)
      inner = inner.compactMap { $0.member(name) }
    }
    self.path = path
    isKeyed = Self.areKeyed(inner)
    if path.isEmpty, !isKeyed { return nil }
  }

  /// The record in `value`; none when it is not wrapped so.
  func record(in value: RawValue) -> RawValue? {
    var value = value
    for name in path {
      guard let inner = value.member(name) else { return nil }
      value = inner
    }
    guard isKeyed else { return value }
    guard case .object(let members) = value else { return nil }
    return members.first?.value
  }

  /// What lists of results call the thing that is found, beside its score, its cursor or its links.
  private static let names: Set<String> = [
    "node", "_source", "attributes", "fields", "document", "doc",
  ]

  /// The member that wraps each of some objects: the only one, unless that is a field of a perfume; or one that
  /// is called as results are, if nothing beside it names a perfume.
  private static func name(_ samples: [RawValue]) -> String? {
    guard case .object(let members)? = samples.first,
      let name = members.first(where: { member in
        guard case .object(let inner) = member.value, !inner.isEmpty else { return false }
        return members.count == 1 ? !isField(member.key) : names.contains(member.key)
      })?.key
    else { return nil }
    let areAlike = samples.allSatisfy { sample in
      guard case .object(let members) = sample, case .object? = sample.member(name) else {
        return false
      }
      return members.count == 1
        || names.contains(name) && !members.contains { MemberName.isOfName($0.key) }
    }
    return areAlike ? name : nil
  }

  /// Whether several objects have one member each, an object under another name each time.
  private static func areKeyed(_ samples: [RawValue]) -> Bool {
    var keys: Set<String> = []
    for case .object(let members) in samples {
      guard members.count == 1, case .object = members[0].value, !isField(members[0].key) else {
        return false
      }
      keys.insert(members[0].key)
    }
    return samples.count > 1 && keys.count == samples.count
  }

  /// Whether a member called so is rather a part of a perfume than one.
  private static func isField(_ name: String) -> Bool {
    let fields = FieldNames.meanings(of: HeaderKey(name).words).map(\.field)
    return MemberName.isOfName(name) || !fields.isEmpty && !fields.contains(.name)
  }
}

extension RawValue {
  /// The value of a member of an object.
  func member(_ name: String) -> RawValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == name }?.value
  }
}

extension JSONParser {
  /// The record within the object that comes next, as `record` gives it; of an object that wraps nothing, a
  /// record without values.
  mutating func record(_ bytes: Span<UInt8>, in wrapper: JSONWrapper) throws(JSONFault)
    -> [RawValue]
  {
    try record(bytes, in: wrapper.path[...], isKeyed: wrapper.isKeyed)
  }

  private mutating func record(
    _ bytes: Span<UInt8>,
    in path: ArraySlice<String>,
    isKeyed: Bool
  ) throws(JSONFault) -> [RawValue] {
    if path.isEmpty, !isKeyed { return try record(bytes) }
    try take(UInt8(ascii: "{"), bytes, else: .expectsObject)
    var values: [RawValue] = []
    var isFirst = true
    while try continues(bytes, isFirst: isFirst, close: UInt8(ascii: "}"), else: .expectsMemberEnd)
    {
      isFirst = false
      let name = try string(bytes)
      skipSpace(bytes)
      try take(UInt8(ascii: ":"), bytes, else: .expectsColon)
      skipSpace(bytes)
      if try next(bytes) != UInt8(ascii: "{") || path.first ?? name != name {
        _ = try value(bytes, depth: 1)
      } else if path.isEmpty {
        values = try record(bytes, key: name)
      } else {
        values = try record(bytes, in: path.dropFirst(), isKeyed: isKeyed)
      }
    }
    return values
  }
}
