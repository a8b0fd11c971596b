public import Catalog

/// A category with the number of its options that are selected.
public struct SearchTab: FilterRow, Hashable, Sendable {
  /// The category that the tab opens.
  public let category: Category
  /// The name, in the filter's language.
  public let title: String
  /// How many of its options are selected.
  public let selectedCount: Int
  /// Whether it is the open tab.
  public let isSelected: Bool
  /// The most that can be selected.
  public let limit: Int

  /// The category.
  public var id: Category { category }
  /// How many of its options are selected.
  public var count: Int? { selectedCount }
  /// "2/5".
  public var detail: String { "\(selectedCount)/\(limit)" }
  /// Never: a tab with nothing selected is no dead end.
  public var isDeadEnd: Bool { false }
}
