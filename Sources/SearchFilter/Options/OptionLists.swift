public import Catalog
private import Synchronization

/// A catalogue that is asked by many filters, one after the other, while it stays the same.
public protocol SharedCatalog: CatalogRepository {
  /// What those filters make of its options.
  var lists: OptionLists { get }
}

/// The options of one catalogue as filters list them, made once for all of these.
public final class OptionLists: Sendable {
  let series = ListsByLanguage<SeriesList>()
  let brands = ListsByLanguage<BrandList>()
  let keywords = ListsByLanguage<OptionList<Keyword>>()

  /// Has made none yet.
  public init() {}
}

/// A list for each language, made when it is first asked for.
final class ListsByLanguage<List: Sendable>: Sendable {
  private let made: Mutex<[Language?: List]> = Mutex([:])

  func callAsFunction(
    _ language: Language?,
    _ make: () throws(CatalogError) -> List
  ) throws(CatalogError) -> List {
    if let list = made.withLock({ $0[language] }) { return list }
    let list = try make()
    made.withLock { $0[language] = list }
    return list
  }
}

/// The series of a catalogue, with their ingredients as they are listed.
struct SeriesList: Sendable {
  let series: [Series]
  let ingredients: OptionList<Ingredient>
}

/// The brands of a catalogue as they are listed.
struct BrandList: Sendable {
  let brands: OptionList<Brand>
  /// Those that are known already.
  var initials: [Brand.ID: BrandInitial] = [:]
}

extension CatalogRepository {
  /// The series, and their ingredients; where many filters ask, in the order of their titles.
  func seriesList(in language: Language?) throws(CatalogError) -> SeriesList {
    let fetch = { () throws(CatalogError) in
      let series = try series()
      let names = Dictionary(
        series.map { ($0.id, $0.names) },
        uniquingKeysWith: { first, _ in first }
      )
      let list = OptionList(series.flatMap(\.ingredients)) { names[$0.seriesID] ?? [] }
      return SeriesList(series: series, ingredients: list)
    }
    guard let shared = self as? any SharedCatalog else { return try fetch() }
    return try shared.lists.series(language) { () throws(CatalogError) in
      let list = try fetch()
      return SeriesList(series: list.series, ingredients: list.ingredients.sorted(in: language))
    }
  }

  /// The brands; where many filters ask, in the order of their titles, and with their initials.
  func brandList(in language: Language?) throws(CatalogError) -> BrandList {
    guard let shared = self as? any SharedCatalog else {
      return BrandList(brands: OptionList(try brands()))
    }
    return try shared.lists.brands(language) { () throws(CatalogError) in
      let brands = OptionList(try brands()).sorted(in: language)
      let initials = brands.options.map { ($0.id, BrandInitial(of: $0.title(in: language))) }
      return BrandList(
        brands: brands,
        initials: Dictionary(initials, uniquingKeysWith: { first, _ in first })
      )
    }
  }

  /// The keywords; where many filters ask, in the order of their titles.
  func keywordList(in language: Language?) throws(CatalogError) -> OptionList<Keyword> {
    guard let shared = self as? any SharedCatalog else { return OptionList(try keywords()) }
    return try shared.lists.keywords(language) { () throws(CatalogError) in
      OptionList(try keywords()).sorted(in: language)
    }
  }
}
