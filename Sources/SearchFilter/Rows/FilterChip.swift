public import Catalog

/// A selected option as a chip that can be removed.
public struct FilterChip: FilterRow, Hashable, Sendable {
  /// The selected option.
  public let keyword: SearchKeyword
  /// The name, in the filter's language.
  public let title: String
  /// What kind of option it is, in the filter's language.
  public let detail: String

  /// The selected option.
  public var id: SearchKeyword { keyword }
  /// Always.
  public var isSelected: Bool { true }
}
