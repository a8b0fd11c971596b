public import Catalog
public import Observation

/// The brand tab: brands by initial, of which one is open.
@Observable
public final class SearchFilterBrandViewModel: FilterChild {
  /// The brands with their states.
  public let options: FilterOptions<Brand>

  @ObservationIgnored private let repository: any CatalogRepository
  @ObservationIgnored private var initials: [Brand.ID: BrandInitial] = [:]
  private var chosenInitial: BrandInitial?

  /// Fetches nothing yet: that is `load()`.
  public init(
    repository: any CatalogRepository,
    language: Language = .english,
    ownNames: Bool = false
  ) {
    self.repository = repository
    options = FilterOptions(language: language, ownNames: ownNames) {
      delegate,
      brands throws(FilterRefusal) in
      try delegate.updateBrands(brands)
    }
  }

  /// The initials that have brands which the find text leaves, in the order of the alphabet.
  public var rows: [FilterBrandInitial] {
    let brands = Dictionary(grouping: options.rows, by: initial)
    let letters = brands.keys.sorted()
    let open = chosenInitial.flatMap { brands[$0] == nil ? nil : $0 } ?? letters.first
    return letters.map { letter in
      FilterBrandInitial(initial: letter, brands: brands[letter] ?? [], isOpen: letter == open)
    }
  }

  /// The initial whose brands are listed: the chosen one, else the first that has brands.
  public var openInitial: BrandInitial? { rows.first(where: \.isOpen)?.initial }

  /// Fetches the brands; a failure leaves the rows as they were and sets `errorMessage`.
  public func load() {
    options.load { () throws(CatalogError) in
      let fetched = try repository.brandList(in: options.titleLanguage)
      initials = fetched.initials
      return fetched.brands
    }
  }

  /// The initial of a row, found out when it is first drawn: a search for a name draws none.
  private func initial(of row: FilterBrand) -> BrandInitial {
    if let initial = initials[row.id] { return initial }
    let initial = BrandInitial(of: row.title)
    initials[row.id] = initial
    return initial
  }

  /// Lists the brands under another initial; one without brands is kept for when it has some.
  public func open(_ initial: BrandInitial) {
    setIfChanged(\.chosenInitial, to: initial)
  }
}
