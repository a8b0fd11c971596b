package import Catalog

/// Ids of perfumes: those that a catalogue has already, matched by brand and name, and new ones.
package struct PerfumeIDs: Sendable {
  private var known: KnownPerfumes
  /// How many of a brand and name were met, by a hash of both; only reports depend on it.
  private var met: [Int: Int32] = [:]
  private var freshIDs: FreshIDs

  /// Starts with the perfumes of the catalogue that is replaced.
  package init(_ known: KnownPerfumes = KnownPerfumes(), nextID: Int = 1) {
    self.known = known
    freshIDs = FreshIDs(from: nextID)
  }

  /// The perfumes of the catalogue that is replaced which nothing was matched with, by id.
  package var left: [Perfume.ID] { known.left }

  /// The id of the next perfume of a brand and name, and how many were before it; a new one gets the
  /// preferred id where that is above all that were given.
  mutating func next(
    brandID: Int,
    nameKey: String,
    preferring preferred: Int?
  ) -> (id: Int, occurrence: Int) {
    var hasher = Hasher()
    hasher.combine(brandID)
    hasher.combine(nameKey)
    let hash = hasher.finalize()
    let occurrence = met[hash, default: 0]
    met[hash] = occurrence &+ 1
    if known.count > 0, let id = known.take(brand: brandID, nameKey: nameKey) {
      return (id, Int(occurrence))
    }
    return (freshIDs.take(preferring: preferred), Int(occurrence))
  }
}
