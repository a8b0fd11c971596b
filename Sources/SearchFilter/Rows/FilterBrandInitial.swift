public import Catalog

/// An initial of the brand tab with the brands under it.
public struct FilterBrandInitial: FilterRow, Hashable, Sendable {
  /// The initial that the row stands for.
  public let initial: BrandInitial
  /// The brands that the find text leaves, in the order of their titles; never empty.
  public let brands: [FilterBrand]
  /// Whether its brands are the ones listed.
  public let isOpen: Bool

  /// The initial itself.
  public var id: BrandInitial { initial }
  /// The letter, or "#".
  public var title: String { initial.letter }
  /// How many brands there are.
  public var detail: String { String(brands.count) }
  /// How many of its brands are selected, so that a closed initial can say so.
  public var selectedCount: Int { brands.count { $0.isSelected } }
}
