/// The ids of the perfumes that have an option, in one or two bytes each.
struct PerfumeList {
  /// How many there are.
  private(set) var count = 0
  /// The differences between neighbours, doubled, with the sign in the lowest bit; seven bits to a byte,
  /// the lowest first, and the eighth set in all but the last byte of each.
  private var bytes: [UInt8] = []
  private var last = 0
  private var isAscending = true

  /// Adds an id that is not in the list yet.
  mutating func append(_ id: Int) {
    let difference = id &- last
    isAscending = isAscending && difference > 0
    var rest = UInt(bitPattern: difference << 1 ^ difference >> (Int.bitWidth - 1))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
    last = id
    count += 1
  }

  /// The ids, ascending.
  var ids: [Int] {
    var ids: [Int] = []
    ids.reserveCapacity(count)
    var id = 0
    var rest: UInt = 0
    var shift: UInt = 0
    for byte in bytes {
      rest |= UInt(byte & 0x7F) << shift
      shift += 7
      guard byte < 0x80 else { continue }
      id &+= Int(bitPattern: rest >> 1) ^ -Int(rest & 1)
      ids.append(id)
      rest = 0
      shift = 0
    }
    if !isAscending { ids.sort() }
    return ids
  }
}
