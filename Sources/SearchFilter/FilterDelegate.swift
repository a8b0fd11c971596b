public import Catalog

/// What a child may tell the filter: the whole list of options that it wants selected.
///
/// A list is taken whole or refused whole. Whoever takes it says so through the child's
/// `show(selected:counts:)`; until then no row changes.
public protocol FilterDelegate: AnyObject {
  /// Proposes the ingredients, in the order chosen.
  func updateIngredients(_ ingredients: [Ingredient]) throws(FilterRefusal)

  /// Proposes the brands, in the order chosen.
  func updateBrands(_ brands: [Brand]) throws(FilterRefusal)

  /// Proposes the keywords, in the order chosen.
  func updateKeywords(_ keywords: [Keyword]) throws(FilterRefusal)
}
