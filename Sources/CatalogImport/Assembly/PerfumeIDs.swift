package import Catalog

/// Ids of perfumes: those that a catalogue has already, matched by brand and name and, of several, by what
/// tells those apart, and new ones.
package struct PerfumeIDs: Sendable {
  private var known: KnownPerfumes
  /// How many of a brand and name were met, by a hash of both; only reports depend on it.
  private var met: [Int: Int32] = [:]
  private var freshIDs: FreshIDs
  private let firstFreshID: Perfume.ID

  /// Starts with the perfumes of the catalogue that is replaced.
  package init(_ known: KnownPerfumes = KnownPerfumes(), nextID: Int = 1) {
    self.known = known
    freshIDs = FreshIDs(from: nextID)
    firstFreshID = nextID
  }

  /// Whether an id that was given is that of a perfume in the catalogue that is replaced.
  func isKept(_ id: Perfume.ID) -> Bool { id < firstFreshID }

  /// The perfumes of the catalogue that is replaced which nothing was matched with, by id.
  package var left: [Perfume.ID] { known.left }

  /// What a perfume is known by.
  struct Identity {
    let brandID: Brand.ID
    let nameKey: String
    let facts: PerfumeFacts
    /// Its id in the catalogue that it comes from, if it comes from one.
    let preferredID: Perfume.ID?
  }

  /// How many perfumes of this brand and name were counted before.
  mutating func count(_ identity: Identity) -> Int {
    var hasher = Hasher()
    hasher.combine(identity.brandID)
    hasher.combine(identity.nameKey)
    let hash = hasher.finalize()
    let occurrence = met[hash, default: 0]
    met[hash] = occurrence &+ 1
    return Int(occurrence)
  }

  /// The id of a perfume, or none when it has to wait: there are perfumes of its name that it may be, but one
  /// that comes later may be likelier.
  mutating func id(of identity: Identity) -> Perfume.ID? {
    guard let match = match(identity) else {
      return freshIDs.take(preferring: identity.preferredID)
    }
    let isCertain = match.difference.isNone || match.isOnly && match.difference.conflicts == 0
    return isCertain ? known.take(match) : nil
  }

  /// The ids of perfumes that have waited, now that nothing comes any more: the likest first.
  mutating func ids(ofWaiting identities: [Identity]) -> [Perfume.ID] {
    var ids: [Perfume.ID?] = identities.map { _ in nil }
    for conflicts in 0...PerfumeFacts.count {
      for (index, identity) in identities.enumerated() where ids[index] == nil {
        guard let match = match(identity), match.difference.conflicts <= conflicts else { continue }
        ids[index] = known.take(match)
      }
    }
    return zip(ids, identities).map { id, identity in
      id ?? freshIDs.take(preferring: identity.preferredID)
    }
  }

  private func match(_ identity: Identity) -> KnownPerfumes.Match? {
    guard known.count > 0 else { return nil }
    return known.match(
      brand: identity.brandID,
      nameKey: identity.nameKey,
      facts: identity.facts
    )
  }
}
