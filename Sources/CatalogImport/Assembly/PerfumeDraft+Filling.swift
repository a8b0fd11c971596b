import Catalog

extension PerfumeDraft {
  /// Takes from `other`, which describes the same perfume in its own way, what this one does not say.
  ///
  /// Each layer is taken or left as a whole: of two pyramids for one layer the first counts. Notes that are
  /// of no layer are mostly all of them, so they are taken only where there are none.
  mutating func fill(from other: PerfumeDraft) {
    fillValues(from: other)
    if notes.isEmpty {
      notes = other.notes
    } else {
      fillLayers(from: other)
    }
    if keywords.isEmpty { keywords = other.keywords }
  }

  /// Takes from `other` what this one does not say, but for the lists.
  mutating func fillValues(from other: PerfumeDraft) {
    if name.isEmpty { name = other.name }
    englishName = englishName ?? other.englishName
    brand = brand ?? other.brand
    year = year ?? other.year
    concentration = concentration ?? other.concentration
    gender = gender ?? other.gender
    rating = rating ?? other.rating
    ratingCount = ratingCount ?? other.ratingCount
    price = price ?? other.price
    imageURL = imageURL ?? other.imageURL
    unsaid.formIntersection(other.unsaid)
  }

  private mutating func fillLayers(from other: PerfumeDraft) {
    let missing = Set(other.notes.compactMap(\.layer)).subtracting(notes.compactMap(\.layer))
    guard !missing.isEmpty else { return }
    let taken = other.notes.filter { $0.layer.map(missing.contains) ?? false }
    // Now it is known of which layer these are.
    let names = Set(taken.map(\.key.name))
    notes.removeAll { $0.layer == nil && names.contains($0.key.name) }
    notes += taken
  }
}

extension ListItem {
  /// What an item is the same by, however it is written.
  struct Key: Hashable {
    let name: String
    let layer: NoteLayer?
  }

  var key: Key { Key(name: SearchKey(ItemText.name(text) ?? text).text, layer: layer) }
}
