public import Catalog
private import Synchronization

/// A catalogue that is asked by many filters, one after the other, while it stays the same.
public protocol SharedCatalog: CatalogRepository {
  /// What those filters make of its options.
  var lists: OptionLists { get }
}

/// The options of one catalogue as filters list them, made once for all of these.
public final class OptionLists: Sendable {
  private struct Kept {
    var series: [Language: SeriesList] = [:]
    var brands: [Language: BrandList] = [:]
    var keywords: [Language: OptionList<Keyword>] = [:]
  }

  private let kept = Mutex(Kept())

  /// Has made none yet.
  public init() {}

  func series(
    _ language: Language,
    _ make: () throws(CatalogError) -> SeriesList
  ) throws(CatalogError) -> SeriesList {
    if let list = kept.withLock({ $0.series[language] }) { return list }
    let list = try make()
    kept.withLock { $0.series[language] = list }
    return list
  }

  func brands(
    _ language: Language,
    _ make: () throws(CatalogError) -> BrandList
  ) throws(CatalogError) -> BrandList {
    if let list = kept.withLock({ $0.brands[language] }) { return list }
    let list = try make()
    kept.withLock { $0.brands[language] = list }
    return list
  }

  func keywords(
    _ language: Language,
    _ make: () throws(CatalogError) -> OptionList<Keyword>
  ) throws(CatalogError) -> OptionList<Keyword> {
    if let list = kept.withLock({ $0.keywords[language] }) { return list }
    let list = try make()
    kept.withLock { $0.keywords[language] = list }
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
  /// The series, and their ingredients in the order of their titles.
  func seriesList(in language: Language) throws(CatalogError) -> SeriesList {
    let make = { () throws(CatalogError) -> SeriesList in
      let series = try series()
      let names = series.map { series in series.ingredients.map { ($0.id, series.names) } }
      return SeriesList(
        series: series,
        ingredients: OptionList(
          series.flatMap(\.ingredients).sortedByTitle(in: language),
          headings: Dictionary(names.joined(), uniquingKeysWith: { first, _ in first })
        )
      )
    }
    guard let shared = self as? any SharedCatalog else { return try make() }
    return try shared.lists.series(language, make)
  }

  /// The brands in the order of their titles.
  func brandList(in language: Language) throws(CatalogError) -> BrandList {
    let list = { () throws(CatalogError) in
      OptionList(try brands().sortedByTitle(in: language))
    }
    guard let shared = self as? any SharedCatalog else { return BrandList(brands: try list()) }
    return try shared.lists.brands(language) { () throws(CatalogError) in
      let brands = try list()
      let initials = brands.options.map { ($0.id, BrandInitial(of: $0.title(in: language))) }
      return BrandList(
        brands: brands,
        initials: Dictionary(initials, uniquingKeysWith: { first, _ in first })
      )
    }
  }

  /// The keywords in the order of their titles.
  func keywordList(in language: Language) throws(CatalogError) -> OptionList<Keyword> {
    let make = { () throws(CatalogError) -> OptionList<Keyword> in
      OptionList(try keywords().sortedByTitle(in: language))
    }
    guard let shared = self as? any SharedCatalog else { return try make() }
    return try shared.lists.keywords(language, make)
  }
}
