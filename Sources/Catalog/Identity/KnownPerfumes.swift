/// The perfumes of an old catalogue by brand and name, so that those of a new one keep their ids.
///
/// Holds a million in about 75 MB: the names in one run of bytes, and a table of their hashes.
package struct KnownPerfumes: Sendable {
  /// The place of a perfume in the order added; -1 for none.
  fileprivate typealias Place = Int32

  /// Of so many perfumes of one brand and name the likest is found; a thousand of one name are hardly told
  /// apart by anybody, and a million must not be gone through for each.
  private static let searchLimit = 1_024

  private var ids: [Perfume.ID] = []
  private var brands: [Brand.ID] = []
  private var facts: [PerfumeFacts] = []
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
    facts.reserveCapacity(expected)
    isTaken.reserveCapacity(expected)
    starts.reserveCapacity(expected + 1)
    hashes.reserveCapacity(expected)
    next.reserveCapacity(expected)
  }

  /// How many there are, taken or not.
  package var count: Int { ids.count }

  /// Those that nobody took, in the order added.
  package var left: [Perfume.ID] { ids.indices.filter { !isTaken[$0] }.map { ids[$0] } }

  /// Adds a perfume by the search key of its name, with what tells it from others of that name.
  package mutating func add(
    _ id: Perfume.ID,
    brand: Brand.ID,
    nameKey: String,
    facts: PerfumeFacts = PerfumeFacts()
  ) {
    ids.append(id)
    brands.append(brand)
    self.facts.append(facts)
    isTaken.append(false)
    names.append(contentsOf: nameKey.utf8)
    starts.append(names.count)
    hashes.append(Self.hash(brand, nameKey))
    next.append(-1)
    if count > first.count { grow() } else { link(count - 1) }
  }

  /// A perfume of the brand and name that were asked for; holds until the next one is added or taken.
  package struct Match {
    /// How unlike its facts are.
    package let difference: PerfumeFacts.Difference
    /// Whether there is no other of the brand and name.
    package fileprivate(set) var isOnly: Bool
    fileprivate let index: Int
    /// The one before it among those whose hashes end alike; -1 for none.
    fileprivate let previous: Place
  }

  /// Among those of this brand whose name has this search key, the one that is likest by its facts: the first
  /// added of those that are alike; none when there is none left.
  package func match(brand: Brand.ID, nameKey: String, facts: PerfumeFacts) -> Match? {
    let hash = Self.hash(brand, nameKey)
    var best: Match?
    var searched = 0
    var previous: Place = -1
    var place = first[hash & (first.count - 1)]
    while place >= 0, searched < Self.searchLimit {
      let index = Int(place)
      if hashes[index] == hash, brands[index] == brand {
        searched += 1
        best?.isOnly = false
        let difference = facts.difference(from: self.facts[index])
        if best.map({ difference < $0.difference }) ?? true,
          name(index).elementsEqual(nameKey.utf8)
        {
          best = Match(
            difference: difference,
            isOnly: best == nil,
            index: index,
            previous: previous
          )
          if difference.isNone { return best }
        }
      }
      previous = place
      place = next[index]
    }
    return best
  }

  /// Takes a perfume, so that nothing else is matched with it.
  package mutating func take(_ match: Match) -> Perfume.ID {
    // Taken out, so that the next of many with the same name is found at once.
    let index = match.index
    let slot = hashes[index] & (first.count - 1)
    if match.previous >= 0 {
      next[Int(match.previous)] = next[index]
    } else {
      first[slot] = next[index]
    }
    if last[slot] == Place(index) { last[slot] = match.previous }
    isTaken[index] = true
    return ids[index]
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
