/// The answer to a `PerfumeSearch`.
public struct SearchResult: Equatable, Sendable {
  /// How many perfumes match, on every page together.
  public let total: Int
  /// The page that was asked for; empty when perfumes were not, or past the end.
  public let perfumes: [Perfume]
  /// Present when counts were asked for.
  public let counts: OptionCounts?
  /// What to drop when nothing matches, best first; empty when something does.
  public let relaxations: [Relaxation]

  /// Makes the value from its parts, unchecked.
  public init(
    total: Int,
    perfumes: [Perfume] = [],
    counts: OptionCounts? = nil,
    relaxations: [Relaxation] = []
  ) {
    self.total = total
    self.perfumes = perfumes
    self.counts = counts
    self.relaxations = relaxations
  }
}

/// The parts of an answer that cost something beyond the total.
public struct SearchParts: OptionSet, Hashable, Sendable {
  /// The stable text or number that stands for it outside the program.
  public let rawValue: Int

  /// Makes the value from its parts, unchecked.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The perfumes of the page.
  public static let perfumes: SearchParts = SearchParts(rawValue: 1)
  /// The count of every option.
  public static let counts: SearchParts = SearchParts(rawValue: 2)
  /// Everything there is.
  public static let all: SearchParts = [.perfumes, .counts]
}

/// How many perfumes have each option, among those that match every clause but the option's own.
public struct OptionCounts: Equatable, Sendable {
  /// By ingredient.
  public var ingredients: OptionTally
  /// By brand.
  public var brands: OptionTally
  /// By keyword.
  public var keywords: OptionTally

  /// Makes the value from its parts, unchecked.
  public init(
    ingredients: OptionTally = [:],
    brands: OptionTally = [:],
    keywords: OptionTally = [:]
  ) {
    self.ingredients = ingredients
    self.brands = brands
    self.keywords = keywords
  }
}

/// A way out when nothing matches: one selected option to drop, and what that gives.
public struct Relaxation: Equatable, Sendable {
  /// The selected option to drop.
  public let drop: SearchKeyword
  /// How many perfumes match without it; never zero.
  public let total: Int

  /// Makes the value from its parts, unchecked.
  public init(drop: SearchKeyword, total: Int) {
    self.drop = drop
    self.total = total
  }
}
