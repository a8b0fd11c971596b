import Catalog

/// A perfume that is complete but for its id.
struct WaitingPerfume: Sendable {
  let perfume: Perfume
  let identity: PerfumeIDs.Identity
  let unsaid: UnsaidFields
}

extension CatalogAssembly {
  /// So many wait for a likelier id at most; when that many have changed since the last import, the others
  /// take what is likest at once.
  private static let waitingLimit = 20_000

  /// The perfumes that have waited for the end, each complete now: those that others were merged with, and
  /// those that others could have been likelier to be.
  package mutating func waitingPerfumes() -> [AssembledPerfume] {
    defer {
      merged = [:]
      mergedOrder = []
      waiting = []
    }
    var perfumes = mergedOrder.compactMap { key in
      merged[key].flatMap { assembled($0, $0.brand ?? Self.unknownBrand) }
    }
    let ids = perfumeIDs.ids(ofWaiting: waiting.map(\.identity))
    for (waiting, id) in zip(waiting, ids) { perfumes.append(assembled(waiting, id)) }
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
  mutating func identified(_ perfume: WaitingPerfume) -> AssembledPerfume? {
    if let id = perfumeIDs.id(of: perfume.identity) { return assembled(perfume, id) }
    guard waiting.count < Self.waitingLimit else {
      return perfumeIDs.ids(ofWaiting: [perfume.identity]).first.map { assembled(perfume, $0) }
    }
    waiting.append(perfume)
    return nil
  }

  private func assembled(_ waiting: WaitingPerfume, _ id: Perfume.ID) -> AssembledPerfume {
    AssembledPerfume(
      perfume: Perfume(waiting.perfume, id: id),
      unsaid: perfumeIDs.isKept(id) ? waiting.unsaid : []
    )
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
