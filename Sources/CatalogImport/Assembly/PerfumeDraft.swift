package import Catalog

/// A perfume as a file describes it: its options by name, as they stand there.
package struct PerfumeDraft: Sendable {
  /// An option by what it is called.
  package struct Option: Hashable, Sendable {
    package var name: String
    package var englishName: String?
    package var koreanName: String?

    /// Makes the value from its parts.
    package init(_ name: String, englishName: String? = nil, koreanName: String? = nil) {
      self.name = name
      self.englishName = englishName
      self.koreanName = koreanName
      otherNames = [englishName, koreanName].compactMap(\.self)
    }

    /// Names that stand for it as well as `name` does: an option with one of them is the same.
    private(set) var otherNames: [String]

    /// Whether a table knows it, and which of its names are only from there.
    private(set) var isInTable = false
    private(set) var isEnglishNameOfTable = false
    private(set) var isKoreanNameOfTable = false

    /// Takes over what a table knows: an English name beside one in another script, and a Korean one.
    ///
    /// Whichever of its names it goes by here, it is one with what is called by another of them: otherwise
    /// both would be shown under one name in the other language.
    mutating func learn(_ english: String?, _ korean: String?) {
      guard let english else { return }
      isInTable = true
      if !name.isInLatinLetters, englishName == nil {
        englishName = english
        isEnglishNameOfTable = true
      }
      if koreanName == nil, let korean, SearchKey(korean) != SearchKey(name) {
        koreanName = korean
        isKoreanNameOfTable = true
      }
      let known = [englishName, koreanName, english, korean].compactMap(\.self)
      // Those in its own script first: of two that a catalogue has, it is rather the one that is called alike.
      let isLatin = name.isInLatinLetters
      otherNames =
        known.filter { $0.isInLatinLetters == isLatin }
        + known.filter { $0.isInLatinLetters != isLatin }
    }
  }

  /// Where it stands in its file, from 1.
  package var line = 0
  /// What the file knows it by.
  package var sourceID: String?
  /// Its id in the catalogue that it comes from, if it comes from one.
  package var catalogueID: Int?
  package var name = ""
  package var englishName: String?
  package var brand: Option?
  package var year: Int?
  package var concentration: String?
  package var gender: Gender?
  package var rating: Double?
  package var ratingCount: Int?
  package var price: Price?
  package var imageURL: String?
  /// Items as they stand in the lists; several layers may hold the same.
  package var notes: [ListItem] = []
  package var keywords: [Option] = []
  /// What its files have no columns for.
  var unsaid: UnsaidFields = []

  /// Makes an empty one.
  package init() {}
}

extension PerfumeDraft.Option {
  /// An option as a catalogue has it.
  init(_ option: some CatalogNamed) {
    self.init(option.name, englishName: option.englishName, koreanName: option.koreanName)
  }
}

extension PerfumeDraft {
  /// A perfume as a catalogue has it.
  package init(_ perfume: Perfume) {
    catalogueID = perfume.id
    name = perfume.name
    englishName = perfume.englishName
    brand = Option(perfume.brand)
    year = perfume.year
    concentration = perfume.concentration
    gender = perfume.gender
    rating = perfume.rating
    ratingCount = perfume.ratingCount
    price = perfume.price
    imageURL = perfume.imageURL
    notes = perfume.ingredients.map { ListItem(text: $0.name, layer: $0.layer) }
    keywords = perfume.keywords.map(Option.init)
  }
}
