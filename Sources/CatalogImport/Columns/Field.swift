package import Catalog

/// What a column can hold of a perfume.
package enum Field: Int, CaseIterable, Hashable, Sendable {
  case name
  case englishName
  case line
  case brand
  case brandEnglishName
  case year
  case gender
  case concentration
  case rating
  case ratingCount
  case price
  case currency
  case image
  case top
  case middle
  case base
  case notes
  case accords
  case keywords
  /// What the file itself knows a perfume by: rows with the same are one perfume.
  case id
  /// The page of the perfume, whose address gives a name where the name is missing.
  case page

  /// What it is called where a person names it: "english-name".
  package var name: String { Self.names[rawValue] }

  private static let names = [
    "name", "english-name", "line", "brand", "brand-english-name", "year", "gender",
    "concentration", "rating", "rating-count", "price", "currency", "image", "top", "middle",
    "base", "notes", "accords", "keywords", "id", "page",
  ]

  /// The field that is called so.
  package init?(named name: String) {
    guard let place = Self.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: place)
  }

  /// Whether several columns can hold parts of it.
  package var isList: Bool {
    switch self {
    case .top, .middle, .base, .notes, .accords, .keywords: true
    default: false
    }
  }

  /// The layer whose notes it lists.
  package var layer: NoteLayer? {
    switch self {
    case .top: .top
    case .middle: .middle
    case .base: .base
    default: nil
    }
  }

  /// Whether a list of notes, which are given a series.
  package var isNotes: Bool { layer != nil || self == .notes }
}
