public import Catalog

/// A parameter of an address, by the name that it has there.
public enum FilterParameter: String, CaseIterable, Sendable {
  /// The search text.
  case text = "q"
  /// A selected ingredient; repeated for each.
  case ingredient
  /// A selected brand; repeated for each.
  case brand
  /// A selected keyword; repeated for each.
  case keyword
  /// Any or all of the ingredients.
  case matchIngredients = "match-ingredients"
  /// Any or all of the keywords.
  case matchKeywords = "match-keywords"
  /// The order of the perfumes.
  case sort
  /// How many perfumes a page has.
  case limit
  /// How many perfumes to pass over.
  case offset
  /// The language of titles and messages.
  case language = "lang"
  /// The open tab.
  case tab
  /// What the open tab's options are narrowed to.
  case find
  /// The initial whose brands are listed.
  case initial
  /// A series that is folded where it would be unfolded, or the other way round; repeated for each.
  case fold

  /// Those that only the page has: they say how it looks, not what is searched for.
  public static let ofPageOnly: Set<FilterParameter> = [.tab, .find, .initial, .fold]

  /// Whether a parameter is one that advertisements, mail and social networks add to a link in order to
  /// count who follows it, and that a page passes over.
  ///
  /// Those of Google, Meta, Microsoft, Naver, TikTok, X and Yandex, and of senders of mail.
  static func isOfCampaign(_ name: String) -> Bool {
    campaignNames.contains(name) || campaignPrefixes.contains { name.hasPrefix($0) }
  }

  private static let campaignNames: Set<String> = [
    "_ga", "_gl", "_hsenc", "_hsmi", "dclid", "fbclid", "gbraid", "gclid", "igsh", "igshid",
    "li_fat_id", "mc_cid", "mc_eid", "msclkid", "NaPm", "srsltid", "ttclid", "twclid", "wbraid",
    "yclid",
  ]
  private static let campaignPrefixes = ["utm_", "n_", "gad_"]

  /// The parameter under which an option of `category` is selected.
  public init(selecting category: Category) {
    switch category {
    case .series: self = .ingredient
    case .brand: self = .brand
    case .keyword: self = .keyword
    }
  }

  /// Whether an address can have several of it.
  public var isRepeatable: Bool { category != nil || self == .fold }

  /// The category whose options it selects, if it selects any.
  public var category: Category? {
    Category.allCases.first { FilterParameter(selecting: $0) == self }
  }
}
