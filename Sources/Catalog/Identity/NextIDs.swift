/// What has an id of its own in a catalogue.
package enum CatalogKind: String, CaseIterable, Sendable {
  case series
  case ingredient
  case brand
  case keyword
  case perfume
}

/// The id that the next new thing of each kind gets, above all that were ever given.
///
/// Kept from one import to the next, so that the id of something that is gone never means another.
package struct NextIDs: Hashable, Sendable {
  /// Above every id that a catalogue may hold, which is exact as a number in JSON.
  package static let limit = 1 << 53

  private var next: [Int]

  /// Those of a catalogue that has never had anything: 1 for every kind.
  package init() { next = CatalogKind.allCases.map { _ in 1 } }

  /// The next id of a kind.
  package subscript(kind: CatalogKind) -> Int {
    get { next[Self.place(kind)] }
    set { next[Self.place(kind)] = newValue }
  }

  /// Makes sure that `id`, which something has, is not given again.
  package mutating func keep(_ id: Int, _ kind: CatalogKind) {
    if id >= self[kind] { self[kind] = min(id, Self.limit - 1) + 1 }
  }

  private static func place(_ kind: CatalogKind) -> Int {
    switch kind {
    case .series: 0
    case .ingredient: 1
    case .brand: 2
    case .keyword: 3
    case .perfume: 4
    }
  }
}
