public import Catalog
public import Observation

/// The series tab: ingredients by series, which fold.
@Observable
public final class SearchFilterSeriesViewModel: FilterChild {
  /// The ingredients with their states.
  public let options: FilterOptions<Ingredient>

  @ObservationIgnored private let repository: any CatalogRepository
  private var series: [Series] = []
  private var folded: Set<Series.ID> = []

  /// Fetches nothing yet: that is `load()`.
  public init(
    repository: any CatalogRepository,
    language: Language = .english,
    ownNames: Bool = false
  ) {
    self.repository = repository
    options = FilterOptions(language: language, ownNames: ownNames) {
      delegate,
      ingredients throws(FilterRefusal) in
      try delegate.updateIngredients(ingredients)
    }
  }

  /// The series that the find text leaves, in the catalogue's order.
  ///
  /// A series whose own name is found keeps all its ingredients.
  public var rows: [FilterSeries] {
    let ingredients = Dictionary(grouping: options.rows, by: \.option.seriesID)
    return series.compactMap { series in
      guard let ingredients = ingredients[series.id] else { return nil }
      return FilterSeries(
        series: series,
        title: series.title(in: options.titleLanguage),
        ingredients: ingredients,
        isExpanded: !folded.contains(series.id)
      )
    }
  }

  /// Fetches the series and their ingredients; a failure leaves the rows as they were and sets `errorMessage`.
  public func load() {
    options.load { () throws(CatalogError) in
      let fetched = try repository.seriesList(in: options.titleLanguage)
      setIfChanged(\.series, to: fetched.series)
      return fetched.ingredients
    }
  }

  /// Folds a series to its selected ingredients, or unfolds it: the "more" of its row.
  public func toggleExpanded(_ id: Series.ID) {
    folded.formSymmetricDifference([id])
  }
}
