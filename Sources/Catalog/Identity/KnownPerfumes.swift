/// The perfumes of an old catalogue by brand and name, so that those of a new one keep their ids.
///
/// Holds a million in about 70 MB: the names in one run of bytes, and a table of their hashes.
package struct KnownPerfumes: Sendable {
  /// The place of a perfume in the order added; -1 for none.
  private typealias Place = Int32

  private var ids: [Perfume.ID] = []
  private var brands: [Brand.ID] = []
  private var isTaken: [Bool] = []
  /// Where each name begins in `names`; one more, where the last one ends.
  private var starts: [Int] = [0]
  private var names: [UInt8] = []
  private var hashes: [Int] = []
  /// The first and the last of those whose hashes end alike; their number is a power of two.
  private var first: [Place]
  private var last: [Place]
  /// The next one whose hash ends alike.
  private var next: [Place] = []

  /// Knows none yet; `expected` is how many there will be, as far as that can be said.
  package init(expecting expected: Int = 0) {
    var slots = 16
    while slots < expected { slots *= 2 }
    first = [Place](repeating: -1, count: slots)
    last = first
    ids.reserveCapacity(expected)
    brands.reserveCapacity(expected)
    isTaken.reserveCapacity(expected)
    starts.reserveCapacity(expected + 1)
    hashes.reserveCapacity(expected)
    next.reserveCapacity(expected)
  }

  /// How many there are, taken or not.
  package var count: Int { ids.count }

  /// Those that nobody took, in the order added.
  package var left: [Perfume.ID] { ids.indices.filter { !isTaken[$0] }.map { ids[$0] } }

  /// Adds a perfume by the search key of its name.
  package mutating func add(_ id: Perfume.ID, brand: Brand.ID, nameKey: String) {
    ids.append(id)
    brands.append(brand)
    isTaken.append(false)
    names.append(contentsOf: nameKey.utf8)
    starts.append(names.count)
    hashes.append(Self.hash(brand, nameKey))
    next.append(-1)
    if count > first.count { grow() } else { link(count - 1) }
  }

  /// Takes the perfume of this brand whose name has this search key; none when there is none left.
  ///
  /// Of several with one name, such as an Eau de Toilette and an Extrait, each is taken once, in the
  /// order added.
  package mutating func take(brand: Brand.ID, nameKey: String) -> Perfume.ID? {
    let hash = Self.hash(brand, nameKey)
    let slot = hash & (first.count - 1)
    var previous: Place = -1
    var place = first[slot]
    while place >= 0 {
      let index = Int(place)
      if hashes[index] == hash, brands[index] == brand, name(index).elementsEqual(nameKey.utf8) {
        // Taken out, so that the next of many with the same name is found at once.
        if previous >= 0 { next[Int(previous)] = next[index] } else { first[slot] = next[index] }
        if last[slot] == place { last[slot] = previous }
        isTaken[index] = true
        return ids[index]
      }
      previous = place
      place = next[index]
    }
    return nil
  }

  private func name(_ index: Int) -> ArraySlice<UInt8> { names[starts[index]..<starts[index + 1]] }

  private static func hash(_ brand: Brand.ID, _ name: String) -> Int {
    var hasher = Hasher()
    hasher.combine(brand)
    for byte in name.utf8 { hasher.combine(byte) }
    return hasher.finalize()
  }

  /// Puts a perfume behind those whose hashes end alike.
  private mutating func link(_ index: Int) {
    let slot = hashes[index] & (first.count - 1)
    if last[slot] >= 0 { next[Int(last[slot])] = Place(index) } else { first[slot] = Place(index) }
    last[slot] = Place(index)
  }

  private mutating func grow() {
    first = [Place](repeating: -1, count: first.count * 2)
    last = first
    for index in ids.indices {
      next[index] = -1
      if !isTaken[index] { link(index) }
    }
  }
}
