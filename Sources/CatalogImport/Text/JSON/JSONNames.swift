/// The names of members met so far, and which of them is likely to come next.
///
/// The members of objects that stand in one file mostly come in the same order: a name is compared with
/// the one that followed the name before it last time, and only looked up when it is another.
struct JSONNames {
  /// Each once, in the order met.
  private(set) var names: [String] = []
  /// The bytes of all names, each with the quotation mark that closes it.
  private var spellings: [UInt8] = []
  /// Where the spelling of each name begins, and one more; one that needs escapes has none.
  private var starts = [0]
  /// What followed a name, or began an object, last time.
  ///
  /// By the number of the name, plus one; -1 for nothing.
  private var followers = [-1]
  private var numbers: [String: Int] = [:]

  /// The number of the name whose first byte, without the quotation mark, is at `position`, if it is the
  /// one that is likely after `previous`; then `position` is behind its quotation mark.
  @inline(__always)
  func expected(after previous: Int, _ bytes: Span<UInt8>, _ position: inout Int) -> Int? {
    let number = followers[previous &+ 1]
    guard number >= 0 else { return nil }
    let start = starts[number]
    let length = starts[number &+ 1] &- start
    guard length > 0, length <= bytes.count &- position else { return nil }
    var index = 0
    while index < length {
      guard spellings[start &+ index] == bytes[position &+ index] else { return nil }
      index &+= 1
    }
    position &+= length
    return number
  }

  /// The number of a name, a new one if need be; it is the likely one after `previous` from now on.
  mutating func number(of name: String, after previous: Int) -> Int {
    let number = numbers[name] ?? add(name)
    followers[previous &+ 1] = number
    return number
  }

  private mutating func add(_ name: String) -> Int {
    let number = names.count
    names.append(name)
    numbers[name] = number
    followers.append(-1)
    let isPlain = name.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { spellings += Array(name.utf8) + [UInt8(ascii: "\"")] }
    starts.append(spellings.count)
    return number
  }
}
