import Catalog
import SearchIndex

/// The tables of a catalogue that is being written, as its search index is built of them.
///
/// What was gathered for them is not read back, which would take most of the time of the index.
struct GatheredTables: IndexSource {
  let tables: IndexTables
  let brands: OptionLinks
  let ingredients: OptionLinks
  let keywords: OptionLinks
  let texts: PerfumeTexts

  func perfumes(by sort: PerfumeSearch.Sort) throws(CatalogError) -> [Perfume.ID] {
    try tables.perfumes(by: sort)
  }

  func options(_ category: Category) throws(CatalogError) -> [Int] {
    try tables.options(category)
  }

  func series() throws(CatalogError) -> [Series.ID] { try tables.series() }

  func perfumes(_ category: Category, _ option: Int) -> [Perfume.ID] {
    let links =
      switch category {
      case .brand: brands
      case .series: ingredients
      case .keyword: keywords
      }
    return links[option].ids
  }

  func names(of perfume: Perfume.ID) -> (keys: [UInt8], leadConsonants: [UInt8]) {
    texts.text(of: perfume)
  }
}
