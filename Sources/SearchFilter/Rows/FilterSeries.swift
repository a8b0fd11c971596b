public import Catalog

/// A series as the series tab shows it, folded or with its ingredients.
public struct FilterSeries: FilterRow, Hashable, Sendable {
  /// The series that the row stands for.
  public let series: Series
  /// The name, in the filter's language.
  public let title: String
  /// All its ingredients that the find text leaves, in the order of their titles.
  public let ingredients: [FilterIngredient]
  /// Whether it lists all its ingredients.
  public let isExpanded: Bool

  /// The id of the series.
  public var id: Series.ID { series.id }
  /// How many ingredients there are.
  public var detail: String { String(ingredients.count) }
  /// The rows to draw: all when expanded, else the selected ones, which never go out of sight.
  public var shown: [FilterIngredient] {
    isExpanded ? ingredients : ingredients.filter(\.isSelected)
  }
  /// How many rows are folded away.
  public var hiddenCount: Int { ingredients.count - shown.count }
}
