import Catalog

extension CatalogAssembly {
  /// Numbers for a report.
  package struct Tally: Sendable {
    package internal(set) var perfumes = 0
    /// Rows that have id, brand and name of an earlier one.
    package internal(set) var repeatedRows = 0
    /// Rows that went into another perfume by a merge rule.
    package internal(set) var mergedRows = 0
    package internal(set) var perfumesWithoutBrand = 0
    /// Items of lists that are prose or dates, with how often they were met.
    package internal(set) var itemsLeftOut: [String: Int] = [:]
    /// Ingredients that are put into two series; the first naming holds.
    package internal(set) var secondSeries: [SecondSeries: Int] = [:]
    /// Perfumes of one brand and name: how many there are, for the first ten thousand such names.
    package internal(set) var sameNames: [SameName: Int] = [:]
  }

  /// An ingredient and a series that it was named in after another.
  package struct SecondSeries: Hashable, Sendable {
    package let ingredient: String
    package let series: String
    package let keptSeries: String
  }

  /// A brand and a name that several perfumes have, in whatever spelling.
  package struct SameName: Hashable, Sendable {
    package let brand: String
    package let name: String

    package static func == (left: SameName, right: SameName) -> Bool {
      left.brand == right.brand && SearchKey(left.name) == SearchKey(right.name)
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(brand)
      hasher.combine(SearchKey(name))
    }
  }
}
