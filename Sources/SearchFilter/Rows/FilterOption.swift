public import Catalog

/// An option as a child shows it.
public struct FilterOption<Option: CatalogOption>: FilterRow, Hashable, Sendable {
  /// What is selected or not.
  public let option: Option
  /// The name, in the filter's language.
  public let title: String
  /// How many perfumes have it among those that match everything else; none until counted.
  public let count: Int?
  /// Whether the filter has accepted it.
  public let isSelected: Bool

  /// The id of the option.
  public var id: Option.ID { option.id }
}

/// An ingredient as the series tab shows it.
public typealias FilterIngredient = FilterOption<Ingredient>
/// A brand as the brand tab shows it.
public typealias FilterBrand = FilterOption<Brand>
/// A keyword as the keyword tab shows it.
public typealias FilterKeyword = FilterOption<Keyword>
