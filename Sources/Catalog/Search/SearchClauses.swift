/// What a search means: an *and* of clauses, each an *or* of options, and perhaps a text.
///
/// This is the one place that knows the rules of any and all; every engine evaluates clauses.
public struct SearchClauses: Hashable, Sendable {
  /// A perfume has at least one of the options of each.
  public let options: [OptionClause]
  /// Every word occurs in the perfume's names.
  public let text: SearchText?

  /// The clauses under which the options of `group` are counted: all but the one that those options
  /// belong to, or would join.
  public func counting(_ group: OptionGroup) -> SearchClauses {
    SearchClauses(options: options.filter { $0.group != group }, text: text)
  }
}

/// A perfume has at least one of these options.
public struct OptionClause: Hashable, Sendable {
  /// The tab under which it is selected.
  public let category: Category
  /// The options, in the order chosen.
  public fileprivate(set) var ids: [Int]
  /// The group whose other options would join the clause when selected; none with `all`, where each
  /// further option makes a clause of its own.
  public let group: OptionGroup?
}

/// Options of which a perfume has any when several are selected.
public enum OptionGroup: Hashable, Sendable {
  case brands
  case series(Series.ID)
  case keywords
}

extension PerfumeSearch {
  /// The clauses of the search, in a fixed order: brands, ingredients, keywords.
  ///
  /// `seriesOf` gives the series of an ingredient, or none when the catalogue does not have it; then
  /// it is a clause of its own, which no perfume satisfies.
  public func clauses(seriesOf: (Ingredient.ID) -> Series.ID?) -> SearchClauses {
    var clauses: [OptionClause] = []
    clauses.reserveCapacity(1 + ingredients.count + keywords.count)
    if !brands.isEmpty {
      clauses.append(OptionClause(category: .brand, ids: brands.map(\.id), group: .brands))
    }
    addIngredientClauses(to: &clauses, seriesOf: seriesOf)
    if !keywords.isEmpty {
      switch match.keywords {
      case .any:
        clauses.append(OptionClause(category: .keyword, ids: keywords.map(\.id), group: .keywords))
      case .all:
        for keyword in keywords {
          clauses.append(OptionClause(category: .keyword, ids: [keyword.id], group: nil))
        }
      }
    }
    return SearchClauses(options: clauses, text: text.flatMap(SearchText.init))
  }

  private func addIngredientClauses(
    to clauses: inout [OptionClause],
    seriesOf: (Ingredient.ID) -> Series.ID?
  ) {
    for ingredient in ingredients {
      let id = ingredient.id
      let group = match.ingredients == .any ? seriesOf(id).map(OptionGroup.series) : nil
      if let group, let joined = clauses.firstIndex(where: { $0.group == group }) {
        clauses[joined].ids.append(id)
      } else {
        clauses.append(OptionClause(category: .series, ids: [id], group: group))
      }
    }
  }
}
