internal import Catalog
internal import CatalogImport
internal import CatalogSQLite

/// The catalogue that an import replaces, as far as the new one goes on from it; perhaps there is none.
struct PreviousCatalog {
  private let reader: CatalogReader?
  /// Whether there is one that cannot be read, so that its ids are lost.
  let isDamaged: Bool
  /// The series that it has.
  let series: [Series]
  private let brands: [Brand]
  private let keywords: [Keyword]
  /// The ids that new things get.
  let nextIDs: NextIDs

  /// Reads the options of the catalogue at `path`; a damaged one counts as none, and is replaced.
  init(path: String, nextIDs: NextIDs?) throws(CatalogError) {
    let reader: CatalogReader?
    var isDamaged = false
    do throws(CatalogError) {
      reader = try CatalogReader.ofTarget(path: path)
    } catch {
      guard error.code == .damaged else { throw error }
      reader = nil
      isDamaged = true
    }
    self.isDamaged = isDamaged
    self.reader = reader
    series = try reader?.series() ?? []
    brands = try reader?.brands() ?? []
    keywords = try reader?.keywords() ?? []
    let own = try reader?.nextIDs()
    self.nextIDs = nextIDs ?? own ?? NextIDs()
  }

  /// An assembly that gives what it meets again the ids that it has here.
  ///
  /// When everything else is kept too, it begins with all options of this catalogue.
  func assembly(
    table: NoteTable,
    brandTable: BrandTable,
    merges: MergeRules,
    keepingAll: Bool
  ) throws(CatalogError) -> CatalogAssembly {
    var brandBook = OptionBook(nextID: nextIDs[.brand])
    brandBook.remember(brands, alsoNamed: brandTable.names(of:))
    var ingredientBook = OptionBook(nextID: nextIDs[.ingredient])
    ingredientBook.remember(series.flatMap(\.ingredients), alsoNamed: table.names(of:))
    var keywordBook = OptionBook(nextID: nextIDs[.keyword])
    keywordBook.remember(keywords)
    var assembly = CatalogAssembly(
      table: table,
      brandTable: brandTable,
      merges: merges,
      brands: brandBook,
      ingredients: ingredientBook,
      keywords: keywordBook,
      perfumeIDs: PerfumeIDs(
        try reader?.knownPerfumes() ?? KnownPerfumes(),
        nextID: nextIDs[.perfume]
      )
    )
    if keepingAll { assembly.introduce(series: series, brands: brands, keywords: keywords) }
    return assembly
  }

  /// The perfume with an id; none where there is none.
  func perfume(id: Perfume.ID) throws(CatalogError) -> Perfume? {
    guard let reader else { return nil }
    return try reader.perfume(id: id)
  }

  /// Gives the perfumes that nothing was matched with to `body`; returns how many those are.
  func forEachOther(
    than assembly: CatalogAssembly,
    _ body: (Perfume) throws(CatalogError) -> Void
  ) throws(CatalogError) -> Int {
    guard let reader else { return 0 }
    var left = assembly.perfumeIDs.left[...]
    var count = 0
    let perfumes = try reader.perfumes()
    while let wanted = left.first, let perfume = try perfumes.next() {
      guard perfume.id == wanted else { continue }
      left.removeFirst()
      try body(perfume)
      count += 1
    }
    return count
  }
}
