package import Catalog

/// A perfume that is complete but for its id.
struct WaitingPerfume: Sendable {
  let perfume: Perfume
  let identity: PerfumeIDs.Identity
}

extension CatalogAssembly {
  /// So many wait for a likelier id at most; when that many have changed since the last import, the others
  /// take what is likest at once.
  private static let waitingLimit = 20_000

  /// The perfumes that have waited for the end, each complete now: those that others were merged with, and
  /// those that others could have been likelier to be.
  package mutating func waitingPerfumes() -> [Perfume] {
    defer {
      merged = [:]
      mergedOrder = []
      waiting = []
    }
    var perfumes = mergedOrder.compactMap { key in
      merged[key].flatMap { assembled($0, $0.brand ?? Self.unknownBrand) }
    }
    let ids = perfumeIDs.ids(ofWaiting: waiting.map(\.identity))
    for (waiting, id) in zip(waiting, ids) { perfumes.append(Perfume(waiting.perfume, id: id)) }
    return perfumes
  }

  mutating func merge(_ draft: PerfumeDraft, _ key: MergeRules.PerfumeKey) {
    if merged[key] == nil {
      merged[key] = draft
      mergedOrder.append(key)
    } else {
      merged[key]?.fill(from: draft)
      tally.mergedRows += 1
    }
  }

  /// The perfume with its id; none when it waits for that.
  mutating func identified(_ perfume: Perfume, _ identity: PerfumeIDs.Identity) -> Perfume? {
    if let id = perfumeIDs.id(of: identity) { return Perfume(perfume, id: id) }
    guard waiting.count < Self.waitingLimit else {
      return perfumeIDs.ids(ofWaiting: [identity]).first.map { Perfume(perfume, id: $0) }
    }
    waiting.append(WaitingPerfume(perfume: perfume, identity: identity))
    return nil
  }
}

extension Perfume {
  fileprivate init(_ perfume: Perfume, id: Int) {
    self.init(
      id: id,
      brand: perfume.brand,
      name: perfume.name,
      englishName: perfume.englishName,
      year: perfume.year,
      concentration: perfume.concentration,
      gender: perfume.gender,
      rating: perfume.rating,
      ratingCount: perfume.ratingCount,
      price: perfume.price,
      imageURL: perfume.imageURL,
      ingredients: perfume.ingredients,
      keywords: perfume.keywords
    )
  }
}
