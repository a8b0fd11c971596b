public import Catalog

/// The answer to a search as programs read it, the same from the command line and over HTTP.
public struct SearchDocument: JSONWritable {
  /// What was searched for.
  public let query: PerfumeSearch
  /// How many perfumes match, on every page together.
  public let total: Int
  /// The page.
  public let perfumes: [Perfume]
  /// Only when asked for.
  public let counts: CountsDocument?
  /// Only when nothing matches.
  public let relaxations: [Relaxation]?

  /// None while the filter has no result.
  public init?(_ filter: SearchFilterViewModel) {
    guard let result = filter.result else { return nil }
    query = filter.search
    total = result.total
    perfumes = result.perfumes
    counts = result.counts == nil ? nil : CountsDocument(filter)
    relaxations = result.total == 0 ? result.relaxations : nil
  }

  /// Writes the answer; what was not asked for is left out.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("counts", counts)
      json.member("perfumes", perfumes)
      json.member("query", query)
      json.member("relaxations", relaxations)
      json.member("total", total)
    }
  }
}
