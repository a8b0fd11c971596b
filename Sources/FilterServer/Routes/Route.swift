internal import Catalog

/// What the service answers, by where it is below the base path.
enum Route: String, CaseIterable, Sendable {
  case page = ""
  case asset = "{asset}"
  case filter = "api/v1/filter"
  case perfumes = "api/v1/perfumes"
  case perfume = "api/v1/perfumes/{id}"
  case series = "api/v1/series"
  case brands = "api/v1/brands"
  case keywords = "api/v1/keywords"
  case query = "api/v1/query"
  case description = "openapi.json"
  case health = "healthz"
  case metrics

  /// The name of the part of a path that is a number of a perfume.
  static let idParameter = "id"

  /// What every route can be asked with: nothing is changed by any.
  static let methods = ["GET", "HEAD", "OPTIONS"]
  static let allowedMethods = methods.joined(separator: ", ")

  /// The parameters of a query that it knows; none of them must be given.
  var parameters: Set<FilterParameter> { Self.parameters[self] ?? [] }

  private static let parameters = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.knownParameters) }
  )

  private var knownParameters: Set<FilterParameter> {
    let search = Set(FilterParameter.allCases).subtracting(FilterParameter.ofPageOnly)
    switch self {
    case .page: return Set(FilterParameter.allCases)
    case .filter, .perfumes, .query: return search
    case .series, .brands, .keywords:
      return search.subtracting(Self.ofPerfumesOnly).union([.find])
    case .perfume: return [.language]
    case .asset, .description, .health, .metrics: return []
    }
  }

  /// Those that say which perfumes are shown, in which order.
  private static let ofPerfumesOnly: Set<FilterParameter> = [.sort, .limit, .offset]

  /// The route of a path below the base path, with the part of it that is not the same for all.
  static func of(_ path: Substring) -> (route: Route, argument: String)? {
    if let route = fixed[path] { return (route, "") }
    if path.hasPrefix(perfumePrefix), path.count > perfumePrefix.count {
      return (.perfume, String(path.dropFirst(perfumePrefix.count)))
    }
    return PageAsset.kept[String(path)] != nil ? (.asset, String(path)) : nil
  }

  private static let perfumePrefix = Route.perfumes.rawValue + "/"
  private static let fixed = Dictionary(
    uniqueKeysWithValues: allCases.filter { !$0.rawValue.contains("{") }
      .map { (Substring($0.rawValue), $0) }
  )
}

extension PageAsset {
  /// Everything that the page needs, by where it is.
  static let kept = Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0) })
}
