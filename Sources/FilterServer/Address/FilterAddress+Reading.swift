internal import Catalog
internal import SearchFilter

extension FilterAddress {
  /// Reads a decoded query string.
  ///
  /// - Parameters:
  ///   - pairs: Names and values in their order, both decoded.
  ///   - parameters: Those that there are; others are unknown.
  /// - Throws: The first thing that is wrong with it.
  public init(
    _ pairs: [(name: String, value: String)],
    accepting parameters: Set<FilterParameter> = Set(FilterParameter.allCases)
  ) throws(FilterAddressError) {
    self.init()
    var errors: [FilterAddressError] = []
    read(pairs, accepting: parameters, errors: &errors)
    if let first = errors.first { throw first }
  }

  /// Reads what can be read of a decoded query string: the rest is left out and told, but for what was
  /// added to a link to count who follows it.
  public init(
    _ pairs: [(name: String, value: String)],
    errors: inout [FilterAddressError]
  ) {
    self.init()
    read(
      pairs.filter { !FilterParameter.isOfCampaign($0.name) },
      accepting: Set(FilterParameter.allCases),
      errors: &errors
    )
  }

  private mutating func read(
    _ pairs: [(name: String, value: String)],
    accepting parameters: Set<FilterParameter>,
    errors: inout [FilterAddressError]
  ) {
    var seen: Set<FilterParameter> = []
    for (name, value) in pairs {
      do throws(FilterAddressError) {
        guard let parameter = FilterParameter(rawValue: name), parameters.contains(parameter) else {
          throw FilterAddressError(name, value, .unknownParameter)
        }
        guard seen.insert(parameter).inserted || parameter.isRepeatable else {
          throw FilterAddressError(name, value, .repeated)
        }
        try read(value, as: parameter)
      } catch {
        errors.append(error)
      }
    }
  }

  private mutating func read(
    _ value: String,
    as parameter: FilterParameter
  ) throws(FilterAddressError) {
    switch parameter {
    case .text: text = try Self.text(value, parameter)
    case .ingredient: try select(value, in: .series)
    case .brand: try select(value, in: .brand)
    case .keyword: try select(value, in: .keyword)
    case .matchIngredients: match.ingredients = try Self.choice(value, parameter)
    case .matchKeywords: match.keywords = try Self.choice(value, parameter)
    case .sort: sort = try Self.choice(value, parameter)
    case .limit:
      let limit = try Self.number(value, parameter, in: PerfumeSearch.Page.limits)
      page = PerfumeSearch.Page(limit: limit, offset: page.offset) ?? page
    case .offset:
      let offset = try Self.number(value, parameter, in: 0...Int.max)
      page = PerfumeSearch.Page(limit: page.limit, offset: offset) ?? page
    case .language: language = try Self.choice(value, parameter) as Language
    case .tab: tab = try Self.choice(value, parameter)
    case .find: find = try Self.text(value, parameter)
    case .initial: initial = value.isEmpty ? nil : BrandInitial(of: value)
    case .fold:
      let id = try Self.number(value, parameter, in: 0...Int.max)
      if !folds.contains(id) { folds.append(id) }
    }
  }

  private mutating func select(
    _ name: String,
    in category: Category
  ) throws(FilterAddressError) {
    let selection = Selection(category: category, name: name)
    guard !selections.contains(selection) else { return }
    let limit = FilterSelection.limit
    guard selections.count(where: { $0.category == category }) < limit else {
      let parameter = FilterParameter(selecting: category).rawValue
      throw FilterAddressError(parameter, name, .limitReached(category, limit: limit))
    }
    selections.append(selection)
  }

  private static func text(
    _ value: String,
    _ parameter: FilterParameter
  ) throws(FilterAddressError) -> String {
    let limit = PerfumeSearch.textLimit
    guard value.count <= limit else {
      throw FilterAddressError(parameter.rawValue, value, .textTooLong(limit: limit))
    }
    return value
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: String,
    _ parameter: FilterParameter
  ) throws(FilterAddressError) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: value) else {
      let words = Choice.allCases.map(\.rawValue)
      throw FilterAddressError(parameter.rawValue, value, .badChoice(words))
    }
    return choice
  }

  private static func number(
    _ value: String,
    _ parameter: FilterParameter,
    in range: ClosedRange<Int>
  ) throws(FilterAddressError) -> Int {
    // `Int` would also take a sign.
    guard value.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(value), range.contains(number)
    else { throw FilterAddressError(parameter.rawValue, value, .badNumber(range)) }
    return number
  }
}
