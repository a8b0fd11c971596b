/// Keys of members that an object is looked through for: nearly every one that is met is another.
struct MemberKeys: Sendable {
  private let keys: Set<String>
  /// By the first byte of a key, a bit for each length that keys with it have.
  private let lengths: [UInt64]

  /// Takes keys of less than 64 bytes, none of them empty.
  init(_ keys: Set<String>) {
    self.keys = keys
    var lengths = [UInt64](repeating: 0, count: 256)
    for key in keys {
      if let first = key.utf8.first { lengths[Int(first)] |= 1 << UInt64(key.utf8.count) }
    }
    self.lengths = lengths
  }

  /// Whether it is one of them: seldom more than a look at its first byte and its length.
  func contains(_ key: String) -> Bool {
    let length = key.utf8.count
    guard length < 64, let first = key.utf8.first else { return false }
    return lengths[Int(first)] >> UInt64(length) & 1 != 0 && keys.contains(key)
  }
}
