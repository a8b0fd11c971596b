import Catalog

/// What is asked of the catalogue and timed; each gives the total too.
enum Operation: String, CaseIterable {
  case search
  case counts
  case both

  var parts: SearchParts {
    switch self {
    case .search: .perfumes
    case .counts: .counts
    case .both: .all
    }
  }
}
