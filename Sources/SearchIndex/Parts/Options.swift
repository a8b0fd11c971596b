internal import Catalog

/// The options of an index by their numbers: brands first, then ingredients, then keywords.
final class Options: Sendable {
  let brands: IDNumbers
  let ingredients: IDNumbers
  let keywords: IDNumbers
  /// How many perfumes have each.
  let totals: [UInt32]
  /// How many of the ingredients and keywords are common.
  let commonCount: Int
  private let groups: [OptionGroup: Group]
  /// The series of each ingredient, in the order of their ids.
  private let series: [Int64]
  let layout: IndexLayout

  init(_ store: any IndexStore, _ layout: IndexLayout) throws(CatalogError) {
    self.layout = layout
    brands = try store.ids(.brandIDs, layout.brands.count)
    ingredients = try store.ids(.ingredientIDs, layout.ingredients.count)
    keywords = try store.ids(.keywordIDs, layout.keywords.count)
    totals = try store.numbers(.totals, 0, as: UInt32.self)
    let series = try store.numbers(.series, 0, as: Int64.self)
    guard totals.count == layout.options, series.count == layout.ingredients.count else {
      throw store.damaged(.totals, 0)
    }
    self.series = series
    commonCount = totals[layout.brands.upperBound...].count { layout.isCommon(Int($0)) }
    var groups = Dictionary(grouping: layout.ingredients) { number in
      OptionGroup.series(Int(series[number - layout.ingredients.lowerBound]))
    }
    groups[.brands] = Array(layout.brands)
    groups[.keywords] = Array(layout.keywords)
    self.groups = groups.mapValues { [totals] in Group($0, totals, layout) }
  }

  /// Options of which a clause can hold several.
  struct Group {
    /// In ascending order.
    let numbers: [Int]
    /// How many of them are common.
    let commonCount: Int
    /// How many perfumes the others have, one that has two of them counted twice.
    let rareTotal: Int

    fileprivate init(_ numbers: [Int], _ totals: [UInt32], _ layout: IndexLayout) {
      self.numbers = numbers
      let totals = numbers.map { Int(totals[$0]) }
      commonCount = totals.count { layout.isCommon($0) }
      rareTotal = totals.filter { !layout.isCommon($0) }.reduce(0, +)
    }
  }

  /// The series of an ingredient, or none when there is no such ingredient.
  func series(of ingredient: Ingredient.ID) -> Series.ID? {
    ingredients.number(of: ingredient).map { Int(series[$0]) }
  }

  /// The number of an option, or none when there is no such option.
  func number(_ category: Category, _ id: Int) -> Int? {
    switch category {
    case .brand: brands.number(of: id)
    case .series: ingredients.number(of: id).map { layout.ingredients.lowerBound + $0 }
    case .keyword: keywords.number(of: id).map { layout.keywords.lowerBound + $0 }
    }
  }

  /// The option that has a number.
  func key(of number: Int) -> OptionKey {
    if layout.brands.contains(number) {
      return OptionKey(category: .brand, id: brands.ids[number])
    }
    if layout.ingredients.contains(number) {
      let id = ingredients.ids[number - layout.ingredients.lowerBound]
      return OptionKey(category: .series, id: id)
    }
    return OptionKey(category: .keyword, id: keywords.ids[number - layout.keywords.lowerBound])
  }

  /// The options of a group; none of them when there is no such group.
  subscript(group: OptionGroup) -> Group { groups[group] ?? Group([], totals, layout) }

  /// Counts by number, as the answer to a search has them.
  func tallies(_ counts: [UInt32]) -> OptionCounts {
    OptionCounts(
      ingredients: OptionTally(counts, at: layout.ingredients, of: ingredients),
      brands: OptionTally(counts, at: layout.brands, of: brands),
      keywords: OptionTally(counts, at: layout.keywords, of: keywords)
    )
  }
}

extension IndexStore {
  fileprivate func ids(_ part: IndexPart, _ count: Int) throws(CatalogError) -> IDNumbers {
    let ids = try numbers(part, 0, as: Int64.self)
    guard ids.count == count, ids.allSatisfy({ $0 > 0 }),
      ids.indices.dropFirst().allSatisfy({ ids[$0 - 1] < ids[$0] })
    else { throw damaged(part, 0) }
    return IDNumbers(ascending: ids.map(Int.init))
  }
}
