package import Catalog

/// What an index is built of: the tables of a catalogue.
package protocol IndexSource {
  /// The ids of all perfumes in an order.
  func perfumes(by sort: PerfumeSearch.Sort) throws(CatalogError) -> [Perfume.ID]

  /// The ids of all options of a category, ascending.
  func options(_ category: Category) throws(CatalogError) -> [Int]

  /// The series of each ingredient, in the order of their ids.
  func series() throws(CatalogError) -> [Series.ID]

  /// The ids of the perfumes that have an option, each once, in any order.
  func perfumes(_ category: Category, _ option: Int) throws(CatalogError) -> [Perfume.ID]

  /// What a text is looked for in for a perfume: search keys and lead consonants, in UTF-8.
  func names(of perfume: Perfume.ID) throws(CatalogError) -> (
    keys: [UInt8], leadConsonants: [UInt8]
  )
}
